import { getFirstSteps } from "../../../api/first-steps.calls.ts";
import type { FirstStep } from "../../../domain/first-steps/first-steps.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Progress } from "../../kit/states/progress.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { Success } from "../../kit/states/success.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { whenEmpty } from "../../resource/when-empty.ts";
import styles from "./first-steps.module.css";
import { StepRow, type StepsRef } from "./step-row.tsx";

const Steps = ({ content, actor }: { readonly content: readonly FirstStep[]; readonly actor: StepsRef }) => {
  const t = useText();
  const format = useFormat();
  const done = content.filter((step) => step.done).length;
  // What is left comes first; the order of the steps stays in each half.
  const steps = content.toSorted((one, other) => Number(one.done) - Number(other.done));
  const progress = t("first_steps.progress", {
    done: format.number(done),
    total: format.number(content.length),
  });
  return (
    <div className={styles["page"]}>
      <div>
        <p role="status">{progress}</p>
        <Progress bare label={progress} share={done / content.length} />
      </div>
      {done === content.length ? (
        // The focus stays on the step that was the last one.
        <Success
          title={t("first_steps.complete")}
          focused={false}
          actions={
            <LinkButton to={routes.dashboard.path} variant="primary">
              {t("first_steps.dashboard")}
            </LinkButton>
          }
        />
      ) : null}
      <ol className={styles["steps"]} aria-label={t("first_steps.list")}>
        {steps.map((step) => (
          <StepRow key={step.id.code} step={step} steps={actor} isNext={step === steps[0]} />
        ))}
      </ol>
    </div>
  );
};

/** The first steps of a starting partner, with their status (shell §2). */
export const FirstStepsScreen = () => {
  const t = useText();
  const actor = useResource(getFirstSteps, {});
  return (
    <>
      <PageHeader title={t("first_steps.title")} note={t("first_steps.intro")} />
      <ResourceView
        actor={actor}
        skeleton={<Skeleton shape="card" count={5} />}
        empty={whenEmpty(
          <EmptyState title={t("first_steps.empty.title")} text={t("first_steps.empty.text")} />,
        )}
      >
        {(steps) => <Steps content={steps} actor={actor} />}
      </ResourceView>
    </>
  );
};
