import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { Done } from "../../kit/states/success.tsx";
import { Outcome } from "../../page/outcome.tsx";

/** The result of a decision: saved, or too late because someone else had decided. */
export type Decided = "saved" | "late";

/** The result of a decision, shown in place of its form and focused. */
export const DecisionMessage = ({
  outcome,
  company,
}: {
  readonly outcome: Decided;
  readonly company: string;
}) => {
  const t = useText();
  return (
    <Outcome>
      {outcome === "saved" ? (
        <Done>{t("review.done", { company })}</Done>
      ) : (
        <Alert tone="warning">{t("review.problem.ALREADY_DECIDED", { company })}</Alert>
      )}
    </Outcome>
  );
};
