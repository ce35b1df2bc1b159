import { useSelector } from "@xstate/react";
import { ORDER_LIMIT, noPioneerValues } from "../../../domain/pioneer/pioneer-form.ts";
import { DESCRIPTION_LIMIT, DETAILS_LIMIT, MODEL_LIMIT } from "../../../domain/pioneer/pioneer.ts";
import { UPLOAD_LIMIT } from "../../../domain/kit/time-limits.ts";
import { submissionRefusals } from "../../../domain/pioneer/pioneer.refusals.ts";
import {
  pioneerSubmissionMachine,
  type PioneerSubmissionRef,
} from "../../../machines/pioneer/pioneer-submission.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../kit/fields/field.tsx";
import { TextArea } from "../../kit/fields/text-area.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { LogField } from "./log-field.tsx";
import { OfferPanel } from "./offer-panel.tsx";
import { pioneerProblem } from "./pioneer-labels.ts";
import { SubmissionSent } from "./submission-sent.tsx";
import styles from "./pioneer.module.css";

const lines = { order: ORDER_LIMIT, model: MODEL_LIMIT, description: DESCRIPTION_LIMIT } as const;

interface FormProps {
  readonly form: PioneerSubmissionRef;
}

/** A field of one line. */
const Line = ({ form, name }: FormProps & { readonly name: keyof typeof lines }) => {
  const t = useText();
  const { problem, ...input } = useField(form, name);
  return (
    <Field
      label={t(`pioneer.${name}`)}
      help={t(`pioneer.${name}.help`)}
      error={pioneerProblem(t, problem, name)}
    >
      {(control) => <TextInput {...control} {...input} autoComplete="off" maxLength={lines[name]} />}
    </Field>
  );
};

const Details = ({ form }: FormProps) => {
  const t = useText();
  const { problem, ...input } = useField(form, "details");
  return (
    <Field
      label={t("pioneer.details")}
      help={t("pioneer.details.help")}
      error={pioneerProblem(t, problem, "details")}
    >
      {(control) => <TextArea {...control} {...input} rows={8} maxLength={DETAILS_LIMIT} />}
    </Field>
  );
};

const SubmissionForm = ({ form }: FormProps) => {
  const t = useText();
  return (
    <Panel form heading={t("pioneer.form")}>
      <FormView
        form={form}
        submitLabel={t("pioneer.submit")}
        failedTitle={t("pioneer.failed")}
        refusals={submissionRefusals}
      >
        <Line form={form} name="order" />
        <Line form={form} name="model" />
        <LogField form={form} />
        <Line form={form} name="description" />
        <Details form={form} />
      </FormView>
    </Panel>
  );
};

/** The form of a submission, and once it is sent until when it is answered (business §3, §9). */
export const SubmitLog = () => {
  const form: PioneerSubmissionRef = useScreenActor("pioneer-form", pioneerSubmissionMachine, {
    values: noPioneerValues,
    limit: UPLOAD_LIMIT,
  });
  const sent = useSelector(form, (snapshot) =>
    snapshot.hasTag("done") ? snapshot.context.result?.answer : undefined,
  );
  return (
    <div className={styles["stack"]}>
      {sent === undefined ? (
        <>
          <OfferPanel />
          <SubmissionForm form={form} />
        </>
      ) : (
        <SubmissionSent submission={sent} onAnother={() => form.send({ type: "form.reset" })} />
      )}
    </div>
  );
};
