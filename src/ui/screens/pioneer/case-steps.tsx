import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import {
  OUTCOME_LIMIT,
  statusAfter,
  type PioneerCase,
  type PioneerStep,
} from "../../../domain/pioneer/pioneer.ts";
import { pioneerRefusals } from "../../../domain/pioneer/pioneer.refusals.ts";
import { isRefusalOf } from "../../../domain/kit/refusals.ts";
import type { PioneerStepRef } from "../../../machines/pioneer/pioneer-step.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../kit/fields/field.tsx";
import { TextArea } from "../../kit/fields/text-area.tsx";
import { usePioneerActors } from "./pioneer-actors.ts";
import { pioneerProblem } from "./pioneer-words.ts";
import type { StepTold } from "./step-message.tsx";

export interface CaseStepsProps {
  readonly submission: PioneerCase;
  readonly onStep: (told: StepTold) => void;
}

const isPioneerRefusal = isRefusalOf(pioneerRefusals);

/** The form of a step; what became of it is told above the list, other refusals beside its button. */
const useStep = (step: PioneerStep, { submission: { id }, onStep }: CaseStepsProps): PioneerStepRef => {
  const form: PioneerStepRef = useScreenActor(`pioneer-step:${step}-${id}`, usePioneerActors().step, {
    values: { id, step, outcome: "" },
    limit: WRITE_LIMIT,
  });
  useEmitted(form, "form.sent", () => onStep({ id, step }));
  useEmitted(form, "form.refused", ({ code }) => {
    if (isPioneerRefusal(code) && pioneerRefusals[code].outdated === true) onStep({ id, step, late: code });
  });
  return form;
};

const Take = (props: CaseStepsProps) => {
  const t = useText();
  return (
    <FormView
      form={useStep("take", props)}
      submitLabel={t("pioneer.step.take")}
      button={{}}
      failedTitle={t("pioneer.step.failed")}
      refusals={pioneerRefusals}
    >
      {null}
    </FormView>
  );
};

const Close = (props: CaseStepsProps) => {
  const t = useText();
  const form = useStep("close", props);
  const { problem, ...input } = useField(form, "outcome");
  return (
    <FormView
      form={form}
      submitLabel={t("pioneer.step.close")}
      failedTitle={t("pioneer.step.failed")}
      refusals={pioneerRefusals}
    >
      <Field
        label={t("pioneer.outcome")}
        help={t("pioneer.outcome.help")}
        error={pioneerProblem(t, problem, "outcome")}
      >
        {(control) => <TextArea {...control} {...input} maxLength={OUTCOME_LIMIT} />}
      </Field>
    </FormView>
  );
};

/** What staff can do with a submission: take it into work, and close it, which issues its voucher. */
export const CaseSteps = (props: CaseStepsProps) => {
  const { status } = props.submission;
  const may = (step: PioneerStep) => status._tag === "Known" && statusAfter(status.code, step) !== undefined;
  return (
    <>
      {may("take") && <Take {...props} />}
      {may("close") && <Close {...props} />}
    </>
  );
};
