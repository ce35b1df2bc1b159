import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { usePortalActors } from "../actors/portal-actors.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { ReportProblem } from "./report-problem.tsx";

/** Says that the session ends soon, with one action to stay (docs/decisions/session.md); closing it is a sign of life and stays too. */
export const SessionWarning = () => {
  const t = useText();
  const { session } = usePortalActors();
  const open = useSelector(session, (snapshot) => snapshot.hasTag("warned"));
  const extending = useSelector(session, (snapshot) =>
    snapshot.matches({ loggedIn: { clock: { warned: "extending" } } }),
  );
  const failed = useSelector(session, (snapshot) =>
    snapshot.matches({ loggedIn: { clock: { warned: "failed" } } }),
  );
  const stay = useCallback(() => session.send({ type: "session.stay" }), [session]);
  return (
    <Dialog
      open={open}
      title={t("session.warning.title")}
      onClose={stay}
      actions={
        <Button variant="primary" busy={extending} onClick={stay}>
          {t("session.warning.stay")}
        </Button>
      }
    >
      <p>{t("session.warning.text")}</p>
      <p role="alert">{failed ? t("session.warning.failed") : null}</p>
      {failed ? <ReportProblem /> : null}
    </Dialog>
  );
};
