import { useSelector } from "@xstate/react";
import { useLocation } from "react-router-dom";
import { routes } from "../../../../domain/shell/routes.ts";
import { SUBJECT_LIMIT } from "../../../../domain/tickets/ticket.ts";
import { referencesOf } from "../../../../domain/tickets/ticket-form.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Field } from "../../../kit/fields/field.tsx";
import { LinkButton } from "../../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../../kit/layout/page-header.tsx";
import { Panel } from "../../../kit/layout/panel.tsx";
import { TextInput } from "../../../kit/fields/text-input.tsx";
import { BackLink } from "../../../page/back-link.tsx";
import { AreaField, ReferenceFields } from "./reference-fields.tsx";
import { TicketForm } from "./ticket-form.tsx";
import { TicketSent } from "./ticket-sent.tsx";
import styles from "../tickets.module.css";
import { useNewTicket } from "./use-new-ticket.ts";
import { useTicketForm, type TicketFormView } from "./use-ticket-form.ts";

const references = ["order", "invoice", "serial"] as const;

/** The field for the subject of a ticket. */
export const SubjectField = ({
  form: { details, locked, describe, errorOf },
}: {
  readonly form: TicketFormView;
}) => {
  const t = useText();
  return (
    <Field label={t("ticket.subject")} error={errorOf("subject")}>
      {(control) => (
        <TextInput
          {...control}
          name="subject"
          maxLength={SUBJECT_LIMIT}
          readOnly={locked}
          value={details.subject}
          onChange={(subject) => describe({ subject })}
        />
      )}
    </Field>
  );
};

/** A new ticket on one page; the address has its references (business §2). */
export const NewTicketScreen = () => {
  const t = useText();
  const ticket = useNewTicket("new-ticket", "plain");
  const form = useTicketForm(ticket);
  const sent = useSelector(ticket, (snapshot) => snapshot.hasTag("done"));
  const { details, locked, describe, errorOf } = form;
  return (
    <>
      <BackLink to={routes.tickets.path} label={t("ticket.back")} />
      <PageHeader title={t("new_ticket.title")} />
      <div className={styles["other"]}>
        <LinkButton to={{ pathname: routes.guidedTicket.path, search: useLocation().search }}>
          {t("new_ticket.to_guided")}
        </LinkButton>
      </div>
      {sent ? (
        <TicketSent ticket={ticket} />
      ) : (
        <Panel form heading={t("new_ticket.form")}>
          <TicketForm
            form={form}
            message={t("help.message")}
            messageHelp={t("new_ticket.message_help")}
            submit={t("new_ticket.submit")}
            failed={t("help.error.title")}
            after={
              <>
                <AreaField fields={details} busy={locked} change={describe} error={errorOf("area")} />
                <ReferenceFields
                  fields={details}
                  names={references}
                  needed={referencesOf(details.area)}
                  busy={locked}
                  change={describe}
                  errorOf={errorOf}
                />
              </>
            }
          >
            <SubjectField form={form} />
          </TicketForm>
        </Panel>
      )}
    </>
  );
};
