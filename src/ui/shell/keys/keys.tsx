import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { screensOf } from "../../../domain/search/screens.ts";
import { carriedQuery } from "../../../domain/shell/carried-query.ts";
import { goKeys, type GoKey } from "../../../domain/shell/keys.ts";
import { routes, type RouteKey } from "../../../domain/shell/routes.ts";
import type { keysMachine } from "../../../machines/shell/keys.machine.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Checkbox } from "../../kit/fields/checkbox.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { screenTitle } from "../navigation/page-title.tsx";
import { useNavigationReader } from "../navigation/use-navigation-reader.ts";
import css from "./keys.module.css";
import { isSingleKey, listenForKeys } from "./listen-for-keys.ts";
import { useKeys } from "./use-keys.ts";

export interface KeysProps {
  readonly logic: typeof keysMachine;
  readonly onSearch: () => void;
}

const letters = Object.keys(goKeys) as readonly GoKey[];

/** The keys that work on every screen, and the dialog that lists them and turns them off (WCAG 2.1.4). */
export const Keys = ({ logic, onSearch }: KeysProps) => {
  const t = useText();
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const actor = useKeys(logic);
  const reader = useNavigationReader();
  const screens = reader === undefined ? [] : screensOf(reader);
  const shown = useSelector(actor, (snapshot) => snapshot.hasTag("shown"));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const { on, failure } = useSelector(actor, ({ context }) => context);
  const mayOpen = (to: RouteKey): boolean => screens.includes(to);
  useEmitted(actor, "keys.search", onSearch);
  useEmitted(actor, "keys.go", ({ to }) => {
    if (mayOpen(to)) void navigate(`${routes[to].path}${carriedQuery(query)}`);
  });
  useEffect(
    () =>
      listenForKeys((event) => {
        const pressed = { type: "keys.pressed", key: event.key } as const;
        if (!isSingleKey(event) || !actor.getSnapshot().can(pressed)) return false;
        actor.send(pressed);
        return true;
      }),
    [actor],
  );
  const rows: readonly (readonly [keys: readonly string[], what: string])[] = [
    [["?"], t("keys.list")],
    [["/"], t("keys.search")],
    ...letters
      .filter((letter) => mayOpen(goKeys[letter]))
      .map((letter) => [["g", letter], screenTitle(t, routes[goKeys[letter]].name)] as const),
  ];
  return (
    <Dialog open={shown} title={t("keys.title")} onClose={() => actor.send({ type: "keys.close" })}>
      <div className={css["keys"]}>
        <dl className={css["list"]}>
          {rows.map(([keys, what]) => (
            <div key={what} className={css["row"]}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key} className={css["key"]}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p className={css["note"]}>{t("keys.always")}</p>
        <Checkbox
          label={t("keys.on")}
          help={t("keys.on.help")}
          checked={on}
          disabled={busy}
          onChange={() => actor.send({ type: "keys.toggle" })}
        />
        {failed && <FailureAlert title={t("keys.not_kept")} failure={failure} />}
      </div>
    </Dialog>
  );
};
