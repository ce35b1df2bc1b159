import { useSelector } from "@xstate/react";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { Alert } from "../../../ui/kit/states/alert.tsx";
import { useDesk } from "../desk-context.ts";

/** What the portal could not be asked for, on every page of the desk: an issue that nobody sees would be missed on the phone. */
export const ReadProblem = () => {
  const t = useText();
  const desk = useDesk();
  const issues = useSelector(desk, (snapshot) => snapshot.matches({ issues: "missing" }));
  const met = useSelector(desk, (snapshot) => snapshot.matches({ met: "missing" }));
  if (!issues && !met) return null;
  return (
    <Alert
      tone="warning"
      actions={<Button onClick={() => desk.send({ type: "desk.retry" })}>{t("failure.retry")}</Button>}
    >
      {issues ? <p>{t("desk.issues.failed")}</p> : null}
      {met ? <p>{t("desk.met.failed")}</p> : null}
    </Alert>
  );
};
