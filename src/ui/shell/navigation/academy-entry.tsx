import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { NavigationReader } from "../../../domain/shell/navigation.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { defectText, failureText } from "../../i18n/failure-text.ts";
import { useText } from "../../i18n/use-text.ts";
import css from "./navigation.module.css";
import { useShellActors } from "../shell-actors.ts";

/** Time limit of the one-time link, in ms. */
const LINK_LIMIT = 30_000;

/** The entry that opens the external academy by a one-time link (shell §2, §7). */
export const AcademyEntry = ({
  reader,
  children,
}: {
  readonly reader: NavigationReader;
  readonly children: ReactNode;
}) => {
  const t = useText();
  const ref = useScreenActor("academy", useShellActors().academy, { limit: LINK_LIMIT });
  const busy = useSelector(ref, (snapshot) => snapshot.hasTag("busy"));
  const { answer, failure } = useSelector(ref, ({ context }) => context);
  const failed = useSelector(ref, (snapshot) => snapshot.hasTag("failed"));
  const open = () =>
    ref.send({
      type: "action.send",
      request: { language: reader.locale, status: reader.partnerStatus },
    });
  return (
    <>
      <button type="button" className={css["entry"]} aria-disabled={busy} onClick={open}>
        {children}
      </button>
      <span role="status" className={css["entryNote"]}>
        {busy ? <span>{t("navigation.academy_busy")}</span> : null}
        {failed ? (
          <span>
            {t("navigation.academy_failed", {
              reason: (failure === undefined ? defectText(t) : failureText(t, failure)).title,
            })}
          </span>
        ) : null}
        {answer !== undefined && !answer.opened ? (
          <a href={answer.link} target="_blank" rel="noopener">
            {t("navigation.academy_open")}
          </a>
        ) : null}
      </span>
    </>
  );
};
