import { useSelector } from "@xstate/react";
import { useState } from "react";
import { SUBJECT_LIMIT, type Ticket } from "../../../../domain/tickets/ticket.ts";
import { correctionOf, referencesOf, type CorrectionFields } from "../../../../domain/tickets/ticket-form.ts";
import { mayCorrect } from "../../../../domain/tickets/ticket-rules.ts";
import { WRITE_LIMIT } from "../../../../domain/kit/time-limits.ts";
import { sendingRefusals } from "../../../../domain/tickets/tickets.refusals.ts";
import { visibleError } from "../../../../machines/kit/form-fields.ts";
import {
  ticketCorrectionMachine,
  type TicketCorrectionRef,
} from "../../../../machines/tickets/ticket-correction.machine.ts";
import { useScreenActor } from "../../../actors/screen-actors.ts";
import { DoneNote } from "../../../form/done-note.tsx";
import { FormView } from "../../../form/form-view.tsx";
import { useField } from "../../../form/use-field.ts";
import { useSubmitError } from "../../../form/use-submit-error.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/buttons/button.tsx";
import { Field } from "../../../kit/fields/field.tsx";
import { Panel } from "../../../kit/layout/panel.tsx";
import { TextInput } from "../../../kit/fields/text-input.tsx";
import { ErrorAlert } from "../../../form/error-alert.tsx";
import { AreaField, ReferenceFields } from "./reference-fields.tsx";
import styles from "../tickets.module.css";
import type { TicketRef } from "../ticket-steps.tsx";
import { ticketProblemText } from "../ticket-labels.ts";

const references = ["order", "invoice", "serial"] as const;

interface CorrectTicketProps {
  readonly ticket: Ticket;
  readonly holder: TicketRef;
}

const Correction = ({ form }: { readonly form: TicketCorrectionRef }) => {
  const t = useText();
  const context = useSelector(form, (snapshot) => snapshot.context);
  const { problem, ...subject } = useField(form, "subject");
  const { values } = context;
  const change = (change: Partial<CorrectionFields>) => form.send({ type: "form.changed", change });
  const errorOf = (field: keyof CorrectionFields) =>
    ticketProblemText(t, visibleError(context, field), field);
  return (
    <FormView
      form={form}
      submitLabel={t("ticket.correct.submit")}
      button={{ variant: "secondary" }}
      failedTitle={t("ticket.correct.failed")}
      refusals={sendingRefusals}
      aside={<DoneNote form={form} text={t("ticket.correct.done")} />}
    >
      <Field label={t("ticket.subject")} error={ticketProblemText(t, problem, "subject")}>
        {(control) => <TextInput {...control} {...subject} maxLength={SUBJECT_LIMIT} />}
      </Field>
      <AreaField fields={values} busy={subject.readOnly} change={change} error={errorOf("area")} />
      <ReferenceFields
        fields={values}
        names={references}
        needed={referencesOf(values.area)}
        busy={subject.readOnly}
        change={change}
        errorOf={errorOf}
        leave={(field) => form.send({ type: "form.left", field })}
      />
    </FormView>
  );
};

/**
 * The form to correct subject and references of the person's own ticket, until it is answered; afterwards the reason
 * is shown.
 */
export const CorrectTicket = ({ ticket, holder }: CorrectTicketProps) => {
  const t = useText();
  const form: TicketCorrectionRef = useScreenActor(
    `ticket-correction:${ticket.id}`,
    ticketCorrectionMachine,
    { values: correctionOf(ticket), limit: WRITE_LIMIT, parent: holder },
  );
  const error = useSubmitError(form);
  const begun = useSelector(form, ({ value, context }) => value !== "editing" || context.isDirty);
  const [chosen, setChosen] = useState(false);
  const offered = mayCorrect(ticket);
  if (!offered && error === undefined) return null;
  const tooLate = <ErrorAlert title={t("ticket.correct.failed")} error={error} refusals={sendingRefusals} />;
  const offer = (
    <div className={styles["form"]}>
      <p className={styles["muted"]}>{t("ticket.correct.text")}</p>
      <div>
        <Button onClick={() => setChosen(true)}>{t("ticket.correct.open")}</Button>
      </div>
    </div>
  );
  return (
    <Panel form heading={t("ticket.correct")} screenOnly>
      {!offered ? tooLate : chosen || begun ? <Correction form={form} /> : offer}
    </Panel>
  );
};
