import { useText } from "../../i18n/use-text.ts";
import { AskButton } from "../ask-button.tsx";
import { useAskForReport } from "./problem-reports.ts";

/** The "Report a problem" button; nothing if no journal is recorded. */
export const ReportProblem = () => {
  const t = useText();
  const ask = useAskForReport();
  return ask === undefined ? null : <AskButton label={t("report.button")} ask={ask} />;
};
