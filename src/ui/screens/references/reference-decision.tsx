import { referenceDecisions } from "../../../domain/references/reference-review.ts";
import { REASON_LIMIT, type Reference } from "../../../domain/references/reference.ts";
import { referencesRefusals } from "../../../domain/references/references.refusals.ts";
import type { ReferenceLifeRef } from "../../../machines/references/reference-life.machine.ts";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../kit/fields/field.tsx";
import { RadioGroup } from "../../kit/fields/radio-group.tsx";
import { TextArea } from "../../kit/fields/text-area.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { ReferenceFacts } from "./reference-content.tsx";
import { referenceProblemText } from "./references-labels.ts";

/** What staff read before they decide: all fields with a comment at each, and the decision, of which none is chosen at first. */
export const ReferenceDecision = ({
  reference,
  life,
}: {
  readonly reference: Reference;
  readonly life: ReferenceLifeRef;
}) => {
  const t = useText();
  const { problem, value, readOnly, ...decision } = useField(life, "decision");
  const { problem: reasonProblem, ...reason } = useField(life, "reason");
  return (
    <>
      <Panel heading={t("references.content")}>
        <ReferenceFacts reference={reference} commented={life} />
      </Panel>
      <Panel form heading={t("references.decision")}>
        <FormView
          form={life}
          submitLabel={t("references.decision.send")}
          failedTitle={t("references.not_done")}
          refusals={referencesRefusals}
        >
          <RadioGroup
            {...decision}
            disabled={readOnly}
            value={value === "" ? undefined : value}
            label={t("references.decision.ask")}
            options={referenceDecisions.map((one) => ({
              value: one,
              label: t(`references.decision.${one}`),
            }))}
            error={referenceProblemText(t, problem)}
          />
          <Field
            label={t("references.reason")}
            optional={value !== "decline"}
            help={t("references.reason.help")}
            error={referenceProblemText(t, reasonProblem)}
          >
            {(control) => <TextArea {...control} {...reason} maxLength={REASON_LIMIT} />}
          </Field>
        </FormView>
      </Panel>
    </>
  );
};
