import { useState } from "react";
import type { Dashboard } from "../../../domain/dashboard/dashboard.ts";
import { nextSteps, type NextStep } from "../../../domain/dashboard/next-steps.ts";
import { useNow } from "../../actors/use-now.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Icon } from "../../kit/buttons/icon.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { toneIcon } from "../../kit/states/tone.ts";
import { useAccount } from "../../shell/session/use-account.ts";
import { StepLine, type StepLineProps } from "./step-line.tsx";
import styles from "./dashboard.module.css";

/** Steps that are shown at once: the others are one press away. */
const first = 5;

const Lines = ({ steps, ...line }: Omit<StepLineProps, "step"> & { readonly steps: readonly NextStep[] }) => (
  <ul>
    {steps.map((step) => (
      <StepLine key={step.key} step={step} {...line} />
    ))}
  </ul>
);

/** What to do first (docs/decisions/shell.md): every step leads to where it is done, and can be dismissed for a week. */
export const NextStepsPanel = ({
  dashboard,
  content,
}: Pick<StepLineProps, "content"> & { readonly dashboard: Dashboard }) => {
  const t = useText();
  const format = useFormat();
  const isEmployee = useAccount()?.visitor.rights !== undefined;
  /** The keys of what was dismissed here: its place tells so, also once the dashboard knows. */
  const [here, setHere] = useState<readonly string[]>([]);
  const steps = nextSteps(dashboard, { now: useNow(), isEmployee }).filter(
    ({ key }) => here.includes(key) || !dashboard.dismissed.includes(key),
  );
  const line = { content, onDismissed: (key: string) => setHere((before) => [...before, key]) };
  const rest = steps.slice(first);
  // No card: what somebody came for is next.
  if (steps.length === 0)
    return (
      <section aria-label={t("dashboard.next")} className={styles["nothing"]}>
        <Icon of={toneIcon.success} />
        <p>{t("dashboard.next.nothing")}</p>
      </section>
    );
  return (
    <Panel heading={t("dashboard.next")} flush>
      <Lines steps={steps.slice(0, first)} {...line} />
      {rest.length === 0 ? null : (
        <details className={styles["more"]}>
          <summary>{t("dashboard.next.more", { number: format.number(rest.length) })}</summary>
          <Lines steps={rest} {...line} />
        </details>
      )}
    </Panel>
  );
};
