import Glass from "lucide-react/icons/search";
import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { carriedQuery } from "../../../domain/shell/carried-query.ts";
import type { searchMachine } from "../../../machines/search/search.machine.ts";
import type { keysMachine } from "../../../machines/shell/keys.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/buttons/icon-button.tsx";
import { isShortcut, listenForKeys } from "../keys/listen-for-keys.ts";
import { useKeys } from "../keys/use-keys.ts";
import { SearchDialog } from "./search-dialog.tsx";

export interface SearchProps {
  readonly logic: typeof searchMachine;
  readonly keys: typeof keysMachine;
}

/** The header's button of the search, its key and its dialog; loaded after the screen (docs/decisions/search.md). */
export const Search = ({ logic, keys }: SearchProps) => {
  const t = useText();
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const actor = useScreenActor("search", logic, undefined);
  const listed = useKeys(keys);
  const open = useCallback(() => actor.send({ type: "search.open" }), [actor]);
  const leave = useCallback(
    ({ address }: { readonly address: string }) => {
      if (!address.startsWith("/")) window.open(address, "_blank", "noopener");
      else void navigate(address.includes("?") ? address : `${address}${carriedQuery(query)}`);
    },
    [navigate, query],
  );
  useEmitted(actor, "search.left", leave);
  useEffect(
    () =>
      listenForKeys((event) => {
        if (!isShortcut(event, "k")) return false;
        open();
        return true;
      }),
    [open],
  );
  const listKeys = () => {
    actor.send({ type: "search.close" });
    listed.send({ type: "keys.list" });
  };
  return (
    <>
      <IconButton
        label={t("search.title")}
        icon={Glass}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={open}
      />
      <SearchDialog actor={actor} onListKeys={listKeys} />
    </>
  );
};
