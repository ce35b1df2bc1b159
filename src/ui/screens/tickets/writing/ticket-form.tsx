import { useSelector } from "@xstate/react";
import type { Elements } from "../../../kit/elements.ts";
import { DESCRIPTION_LIMIT } from "../../../../domain/tickets/ticket.ts";
import { sendingRefusals } from "../../../../domain/tickets/tickets.refusals.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/buttons/button.tsx";
import { Field } from "../../../kit/fields/field.tsx";
import { Skeleton } from "../../../kit/states/skeleton.tsx";
import { TextArea } from "../../../kit/fields/text-area.tsx";
import { HelpFiles } from "../../help/help-files.tsx";
import { TicketProgress, TicketError, type TicketPartProps } from "../../help/ticket-parts.tsx";
import styles from "../tickets.module.css";
import { useRefusedFile } from "../../help/use-refused-file.ts";
import type { TicketFormView } from "./use-ticket-form.ts";

/** A note of where the draft is stored. */
const DraftNote = ({ ticket }: TicketPartProps) => {
  const t = useText();
  const place = useSelector(ticket, ({ context }) => context.keptAt);
  return (
    <span role="status" className={styles["muted"]}>
      {place === undefined ? null : t(`ticket.draft.${place}`)}
    </span>
  );
};

const Buttons = ({
  form: { ticket, sending, waiting, locked },
  label,
}: {
  readonly form: TicketFormView;
  readonly label: string;
}) => {
  const t = useText();
  const crashed = useSelector(ticket, (snapshot) => snapshot.matches("crashed"));
  return (
    <div className={styles["line"]}>
      {crashed ? (
        <Button variant="primary" onClick={() => ticket.send({ type: "ticket.retry" })}>
          {t("failure.retry")}
        </Button>
      ) : (
        <Button type="submit" variant="primary" busy={sending}>
          {waiting ? t("help.error.again") : label}
        </Button>
      )}
      {locked ? (
        <Button onClick={() => ticket.send({ type: "ticket.cancel" })}>{t("help.stop")}</Button>
      ) : null}
      <DraftNote ticket={ticket} />
    </div>
  );
};

export interface TicketFormProps {
  readonly form: TicketFormView;
  readonly message: string;
  readonly messageHelp?: string;
  readonly submit: string;
  readonly failed: string;
  /** Fields before the message. */
  readonly children?: Elements;
  /** Fields behind it: what a person came to write is on the first screen. */
  readonly after?: Elements;
}

/** The form of a ticket or an answer: the caller's fields around the message, files, and the result of the last submission. */
export const TicketForm = ({
  form,
  message,
  messageHelp,
  submit,
  failed,
  children,
  after,
}: TicketFormProps) => {
  const { ticket, sending, locked, errorOf } = form;
  const restoring = useSelector(ticket, (snapshot) => snapshot.matches("restoring"));
  const text = useSelector(ticket, ({ context }) => context.message);
  const refusedFile = useRefusedFile(ticket);
  if (restoring)
    return (
      <div aria-busy="true">
        <Skeleton shape="card" count={2} />
      </div>
    );
  return (
    <form className={styles["form"]} onSubmit={form.submit} noValidate aria-busy={sending}>
      {children}
      <Field label={message} help={messageHelp} error={errorOf("message")}>
        {(control) => (
          <TextArea
            {...control}
            name="message"
            rows={6}
            maxLength={DESCRIPTION_LIMIT}
            readOnly={locked}
            value={text}
            onChange={(change) => ticket.send({ type: "ticket.edit", message: change })}
          />
        )}
      </Field>
      {after}
      <HelpFiles ticket={ticket} disabled={locked} />
      <Buttons form={form} label={submit} />
      {/* Below the button that was pressed: it does not move, and the top of a long form is out of sight then. A refused file is shown at the file. */}
      <TicketProgress ticket={ticket} />
      {refusedFile === undefined && <TicketError ticket={ticket} title={failed} refusals={sendingRefusals} />}
    </form>
  );
};
