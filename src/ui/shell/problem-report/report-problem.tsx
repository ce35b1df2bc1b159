import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { useAskForReport } from "./problem-reports.ts";

/** The "Report a problem" button; nothing if no journal is recorded. */
export const ReportProblem = () => {
  const t = useText();
  const ask = useAskForReport();
  const [failed, setFailed] = useState(false);
  if (ask === undefined) return null;
  const press = () => {
    setFailed(false);
    ask().catch(() => setFailed(true));
  };
  return (
    <>
      <Button variant="quiet" onClick={press}>
        {t("report.button")}
      </Button>
      {failed ? <span role="alert">{t("failure.offline.text")}</span> : null}
    </>
  );
};
