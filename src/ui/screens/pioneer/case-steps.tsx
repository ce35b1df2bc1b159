import { takePioneerSubmission } from "../../../api/pioneer.calls.ts";
import {
  OUTCOME_LIMIT,
  statusAfter,
  type PioneerCase,
  type PioneerId,
  type PioneerStep,
} from "../../../domain/pioneer/pioneer.ts";
import { pioneerRefusals } from "../../../domain/pioneer/pioneer.refusals.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { ActionButton } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../kit/fields/field.tsx";
import { TextArea } from "../../kit/fields/text-area.tsx";
import { pioneerProblem } from "./pioneer-labels.ts";
import { useClosing } from "./use-closing.ts";

export interface CaseStepsProps {
  readonly submission: PioneerCase;
  /** The list, which a step changes. */
  readonly cases: ParentRef<ContentOutdated>;
  /** A step is pressed: what comes of it is shown above the list, from which the submission may have gone by then. */
  readonly onPress: (id: PioneerId, step: PioneerStep) => void;
}

/** Whether staff can do this with a submission. */
export const isOffered = ({ status }: PioneerCase, step: PioneerStep): boolean =>
  status._tag === "Known" && statusAfter(status.code, step) !== undefined;

const Take = ({ submission: { id }, cases, onPress }: CaseStepsProps) => {
  const t = useText();
  const taking = useAction(takePioneerSubmission, { about: { id }, refresh: cases });
  const send: typeof taking.send = (request) => {
    onPress(id, "take");
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

const Close = ({ submission: { id }, cases, onPress }: CaseStepsProps) => {
  const t = useText();
  const form = useClosing(id, cases);
  const { problem, ...input } = useField(form, "outcome");
  return (
    <FormView
      form={form}
      oneOfSeveral
      onSubmit={() => {
        onPress(id, "close");
        form.send({ type: "form.submit" });
      }}
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
