import { useCallback } from "react";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";

/** What came of a decision: it holds, or somebody else was quicker. */
export type Decided = "saved" | "late";

/** Tells what came of a decision where its form was; the cursor follows. */
export const DecisionMessage = ({
  outcome,
  company,
}: {
  readonly outcome: Decided;
  readonly company: string;
}) => {
  const t = useText();
  const follow = useCallback((element: HTMLDivElement | null) => element?.focus(), []);
  return (
    <div ref={follow} tabIndex={-1}>
      {outcome === "saved" ? (
        <Alert tone="success">{t("review.done", { company })}</Alert>
      ) : (
        <Alert tone="warning">{t("review.problem.ALREADY_DECIDED", { company })}</Alert>
      )}
    </div>
  );
};
