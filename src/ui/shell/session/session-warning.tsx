import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { ReportProblem } from "../problem-report/report-problem.tsx";

/**
 * A warning that the session ends soon, with a button to extend it (docs/decisions/session.md); closing the warning
 * extends it too.
 */
export const SessionWarning = () => {
  const t = useText();
  const { session } = usePortalActors();
  const clock = useSelector(session, ({ children }) => children.clock);
  const open = useSelector(clock, (snapshot) => snapshot?.hasTag("warned") === true);
  const extending = useSelector(clock, (snapshot) => snapshot?.matches({ warned: "extending" }) === true);
  const failed = useSelector(clock, (snapshot) => snapshot?.matches({ warned: "failed" }) === true);
  const stay = useCallback(() => clock?.send({ type: "session.stay" }), [clock]);
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
