import { useSelector } from "@xstate/react";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { ReportProblem } from "../problem-report/report-problem.tsx";
import { ScreenMessage } from "../screen-message.tsx";

/** In the place of a screen while the portal does not answer who is signed in, and the browser has a mark of a session (decisions/session). */
export const Unanswered = () => {
  const t = useText();
  const { session } = usePortalActors();
  const asking = useSelector(session, (snapshot) => snapshot.hasTag("busy"));
  return (
    // Its own words stand for the notice of a broken connection (shell.module.css).
    <div data-unanswered>
      <ScreenMessage
        title={t("unanswered.title")}
        texts={[t("unanswered.text"), t("unanswered.next")]}
        code="SESSION_UNREACHABLE"
        actions={
          <>
            <Button variant="primary" busy={asking} onClick={() => session.send({ type: "session.retry" })}>
              {t("failure.retry")}
            </Button>
            <ReportProblem />
          </>
        }
      />
    </div>
  );
};
