import { useSelector } from "@xstate/react";
import { useIsLimited, usePortalActors } from "../../actors/portal-actors.ts";
import { defectText } from "../../i18n/failure-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { Button } from "../../kit/buttons/button.tsx";
import { ReportProblem } from "../problem-report/report-problem.tsx";

/**
 * A notice above the login form, or in its place: the session could not be checked, the server could not be told of a logout,
 * or the actor has failed; the form still works. While the page says that it is offline or that the server fails, only the
 * retry is left of the first.
 */
export const SessionNote = () => {
  const t = useText();
  const { session } = usePortalActors();
  const limited = useIsLimited();
  const unreachable = useSelector(session, (snapshot) => snapshot.hasTag("limited"));
  const checking = useSelector(session, (snapshot) => snapshot.hasTag("limited") && snapshot.hasTag("busy"));
  const pending = useSelector(
    session,
    (snapshot) => snapshot.context.logoutPending && !snapshot.matches({ leaving: "loggingOut" }),
  );
  const pendingLogout = useSelector(session, ({ children }) => children.pendingLogout);
  const telling = useSelector(pendingLogout, (snapshot) => snapshot?.matches("telling") === true);
  const crashed = useSelector(
    session,
    (snapshot) =>
      snapshot.matches({ signedOut: { asking: "crashed" } }) ||
      snapshot.matches({ expired: { asking: "crashed" } }),
  );
  const retriable = useSelector(session, (snapshot) => snapshot.can({ type: "session.retry" }));
  if (!unreachable && !crashed && !pending) return null;
  const busy = checking || telling;
  const retry =
    retriable || busy ? (
      <Button busy={busy} onClick={() => session.send({ type: "session.retry" })}>
        {t("failure.retry")}
      </Button>
    ) : null;
  const actions = (
    <>
      {retry}
      <ReportProblem />
    </>
  );
  // The page's own message names the fault.
  if (limited && !crashed && !pending) return retry;
  return crashed ? (
    <Alert tone="danger" title={defectText(t).title} actions={actions}>
      {defectText(t).text}
    </Alert>
  ) : (
    <Alert tone="warning" actions={actions}>
      {t(pending ? "login.logout_pending" : "login.checking_failed")}
    </Alert>
  );
};
