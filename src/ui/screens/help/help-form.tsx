import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { isWorthRetrying } from "../../../domain/kit/call-failure.ts";
import { defaultTicketSubject, DESCRIPTION_LIMIT } from "../../../domain/tickets/ticket.ts";
import { attachmentRefusals } from "../../../domain/tickets/attachments.refusals.ts";
import { useText } from "../../i18n/use-text.ts";
import { visibleError } from "../../../machines/kit/form-fields.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { TextArea } from "../../kit/fields/text-area.tsx";
import { ReportProblem } from "../../shell/problem-report/report-problem.tsx";
import { HelpFiles } from "./help-files.tsx";
import css from "./help-overlay.module.css";
import { TicketProgress, TicketError, type TicketPartProps } from "./ticket-parts.tsx";
import { useRefusedFile } from "./use-refused-file.ts";

const HelpButtons = ({ ticket, onClose }: TicketPartProps & { readonly onClose: () => void }) => {
  const t = useText();
  const sending = useSelector(ticket, (snapshot) => snapshot.matches("sending"));
  // Retrying does not help after a refusal; after an expired session it does, because the person has signed in again.
  const helpsAgain = useSelector(
    ticket,
    ({ context: { failure } }) =>
      failure !== undefined && (isWorthRetrying(failure) || failure._tag === "SessionExpired"),
  );
  const crashed = useSelector(ticket, (snapshot) => snapshot.matches("crashed"));
  const waiting = useSelector(ticket, (snapshot) => snapshot.hasTag("waiting"));
  return (
    <div className={css["actions"]}>
      {crashed ? (
        <Button variant="primary" onClick={() => ticket.send({ type: "ticket.retry" })}>
          {t("failure.retry")}
        </Button>
      ) : (
        <Button type="submit" variant="primary" busy={sending}>
          {helpsAgain ? t("help.error.again") : t("help.submit")}
        </Button>
      )}
      {sending || waiting ? (
        <Button onClick={() => ticket.send({ type: "ticket.cancel" })}>{t("help.stop")}</Button>
      ) : (
        <Button onClick={onClose}>{t("help.cancel")}</Button>
      )}
    </div>
  );
};

/** The form of a help request: text, files, and the result of the last submission. Shown when the draft has been loaded. */
export const HelpForm = ({ ticket, onClose }: TicketPartProps & { readonly onClose: () => void }) => {
  const t = useText();
  const message = useSelector(ticket, ({ context }) => context.message);
  const ofPortal = useSelector(ticket, ({ context }) => context.details.subject === defaultTicketSubject);
  const locked = useSelector(ticket, (snapshot) => snapshot.matches("sending") || snapshot.hasTag("waiting"));
  const [restored] = useState(message !== "");
  const form = useRef<HTMLFormElement>(null);
  // The dialog gives the focus to its close button; the work begins at the end of what is written.
  useEffect(() => {
    const text = form.current?.querySelector("textarea");
    text?.focus();
    text?.setSelectionRange(text.value.length, text.value.length);
  }, []);
  const refusedFile = useRefusedFile(ticket);
  const problem = useSelector(ticket, ({ context }) => visibleError(context, "message"));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ticket.send({ type: "ticket.submit" });
  };
  return (
    <form ref={form} className={css["form"]} onSubmit={submit} noValidate>
      {restored ? <p role="status">{t("help.restored")}</p> : null}
      {/* A refused file is shown at the file. */}
      {refusedFile === undefined && (
        <TicketError
          ticket={ticket}
          title={t("help.error.title")}
          refusals={attachmentRefusals}
          actions={<ReportProblem />}
        />
      )}
      <Field
        label={t("help.message")}
        help={t(ofPortal ? "help.message_help_problem" : "help.message_help")}
        error={problem !== undefined ? t("help.message_empty") : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            maxLength={DESCRIPTION_LIMIT}
            readOnly={locked}
            value={message}
            onChange={(text) => ticket.send({ type: "ticket.edit", message: text })}
          />
        )}
      </Field>
      <HelpFiles ticket={ticket} disabled={locked} />
      <HelpButtons ticket={ticket} onClose={onClose} />
      <TicketProgress ticket={ticket} />
    </form>
  );
};
