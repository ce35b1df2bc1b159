import { takePioneerSubmission } from "../../../api/pioneer.calls.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import {
  OUTCOME_LIMIT,
  statusAfter,
  type PioneerCase,
  type PioneerStep,
} from "../../../domain/pioneer/pioneer.ts";
import { pioneerRefusals } from "../../../domain/pioneer/pioneer.refusals.ts";
import { isRefusalOf } from "../../../domain/kit/refusals.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import {
  pioneerClosingMachine,
  type PioneerClosingRef,
} from "../../../machines/pioneer/pioneer-closing.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { ActionButton } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../kit/fields/field.tsx";
import { TextArea } from "../../kit/fields/text-area.tsx";
import { pioneerProblem } from "./pioneer-words.ts";
import type { StepTold } from "./step-message.tsx";

export interface CaseStepsProps {
  readonly submission: PioneerCase;
  /** The list, which a step changes. */
  readonly cases: ParentRef<ContentOutdated>;
  /** What is told above the list, from which the submission may have gone. */
  readonly onTold: (told: StepTold) => void;
}

/** Whether staff can do this with a submission. */
export const isOffered = ({ status }: PioneerCase, step: PioneerStep): boolean =>
  status._tag === "Known" && statusAfter(status.code, step) !== undefined;

const Take = ({ submission: { id }, cases, onTold }: CaseStepsProps) => {
  const t = useText();
  const taking = useAction(takePioneerSubmission, { about: { id }, refresh: cases });
  const send: typeof taking.send = (request) => {
    onTold({ id, step: "take" });
    taking.send(request);
  };
  return (
    <ActionButton
      action={{ ...taking, send }}
      request={{ id }}
      label={t("pioneer.step.take")}
      failedTitle={t("pioneer.step.failed")}
    />
  );
};

const isPioneerRefusal = isRefusalOf(pioneerRefusals);

/** The form; what became of it is told above the list, other refusals beside its button. */
const useClosing = ({ submission: { id }, cases, onTold }: CaseStepsProps): PioneerClosingRef => {
  const form: PioneerClosingRef = useScreenActor(`pioneer-closing:${id}`, pioneerClosingMachine, {
    values: { id, outcome: "" },
    limit: WRITE_LIMIT,
  });
  const tell = (told: StepTold) => {
    onTold(told);
    cases.send({ type: "resource.refresh" });
  };
  useEmitted(form, "form.sent", () => tell({ id, step: "close" }));
  useEmitted(form, "form.refused", ({ code }) => {
    if (isPioneerRefusal(code) && pioneerRefusals[code].outdated === true)
      tell({ id, step: "close", late: code });
  });
  return form;
};

const Close = (props: CaseStepsProps) => {
  const t = useText();
  const form = useClosing(props);
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
export const CaseSteps = (props: CaseStepsProps) => (
  <>
    {isOffered(props.submission, "take") && <Take {...props} />}
    {isOffered(props.submission, "close") && <Close {...props} />}
  </>
);
