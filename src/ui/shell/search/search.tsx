import Glass from "lucide-react/icons/search";
import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { carriedQuery } from "../../../domain/session/redirect.ts";
import type { searchMachine } from "../../../machines/search/search.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/buttons/icon-button.tsx";
import { SearchDialog } from "./search-dialog.tsx";
import { listenForSearchKeys } from "./search-keys.ts";

export interface SearchProps {
  readonly logic: typeof searchMachine;
  /** Whether `/` opens the search, as this browser keeps it. */
  readonly slashIsOn: () => boolean;
  readonly keepSlash: (on: boolean) => void;
}

/** The header's button of the search, its keys and its dialog; loaded after the screen (docs/decisions/search.md). */
export const Search = ({ logic, slashIsOn, keepSlash }: SearchProps) => {
  const t = useText();
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const actor = useScreenActor("search", logic, { slash: slashIsOn() });
  const open = useCallback(() => actor.send({ type: "search.open" }), [actor]);
  const leave = useCallback(
    ({ address }: { readonly address: string }) => {
      if (!address.startsWith("/")) window.open(address, "_blank", "noopener");
      else void navigate(address.includes("?") ? address : `${address}${carriedQuery(query)}`);
    },
    [navigate, query],
  );
  const keep = useCallback(({ on }: { readonly on: boolean }) => keepSlash(on), [keepSlash]);
  useEmitted(actor, "search.left", leave);
  useEmitted(actor, "search.slashKept", keep);
  useEffect(() => listenForSearchKeys(() => actor.getSnapshot().context.slash, open), [actor, open]);
  return (
    <>
      <IconButton
        label={t("search.title")}
        icon={Glass}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={open}
      />
      <SearchDialog actor={actor} />
    </>
  );
};
