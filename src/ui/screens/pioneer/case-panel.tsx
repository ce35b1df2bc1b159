import type { PioneerCase } from "../../../domain/pioneer/pioneer.ts";
import { countryName } from "../../i18n/country-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { CaseSteps, type CaseStepsProps } from "./case-steps.tsx";
import styles from "./pioneer.module.css";
import { LogButton, useOutcomeFacts, useSubmissionFacts, WrittenText } from "./submission-facts.tsx";

const Closed = ({
  outcome,
  closedBy,
}: {
  readonly outcome: NonNullable<PioneerCase["outcome"]>;
  readonly closedBy: string;
}) => {
  const t = useText();
  const facts = useOutcomeFacts(outcome, false);
  return (
    <>
      <WrittenText text={outcome.text} />
      <DescriptionList facts={[{ label: t("pioneer.closed_by"), value: closedBy }, ...facts]} />
    </>
  );
};

/** A submission as staff work on it: who sent what, its file, and the next steps. */
export const CasePanel = (steps: CaseStepsProps) => {
  const t = useText();
  const { tag } = useFormat();
  const { submission } = steps;
  const { id, company, customer, country, order, description, details, takenBy, outcome, closedBy } =
    submission;
  const facts = useSubmissionFacts(submission, order);
  return (
    <Panel heading={`${company}: ${description}`}>
      <div className={styles["columns"]}>
        <DescriptionList
          rows
          facts={[
            { label: t("pioneer.column.id"), value: id, code: true },
            ...facts,
            ...(takenBy === "" ? [] : [{ label: t("pioneer.taken_by"), value: takenBy }]),
            ...(customer === null ? [] : [{ label: t("pioneer.customer"), value: customer, code: true }]),
            { label: t("pioneer.country"), value: countryName(tag, country) },
          ]}
        />
        <div className={styles["stack"]}>
          <WrittenText text={details} />
          <LogButton submission={submission} />
          {outcome !== null && <Closed outcome={outcome} closedBy={closedBy} />}
          <CaseSteps {...steps} />
        </div>
      </div>
    </Panel>
  );
};
