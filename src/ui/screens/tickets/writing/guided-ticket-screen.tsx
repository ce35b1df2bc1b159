import { useSelector } from "@xstate/react";
import { useLocation } from "react-router-dom";
import { holdsRight } from "../../../../domain/shell/access.ts";
import { routes } from "../../../../domain/shell/routes.ts";
import { ticketAreas } from "../../../../domain/tickets/ticket-area.ts";
import { nothingReferred, referencesOf } from "../../../../domain/tickets/ticket-form.ts";
import type { TicketStep } from "../../../../domain/tickets/ticket-steps.ts";
import { ticketStepOf } from "../../../../machines/tickets/ticket-creation-setup.ts";
import { useStepEntries } from "../../../actors/use-step-entries.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/buttons/button.tsx";
import { LinkButton } from "../../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../../kit/layout/page-header.tsx";
import { Panel } from "../../../kit/layout/panel.tsx";
import { RadioGroup } from "../../../kit/fields/radio-group.tsx";
import { useAccount } from "../../../shell/session/use-account.ts";
import { BackLink } from "../../../page/back-link.tsx";
import { AttachTest } from "./attach-test.tsx";
import { KnownAnswers } from "./known-answers.tsx";
import { SubjectField } from "./new-ticket-screen.tsx";
import { ReferenceFields } from "./reference-fields.tsx";
import { TicketForm } from "./ticket-form.tsx";
import { TicketSent } from "./ticket-sent.tsx";
import styles from "../tickets.module.css";
import { useNewTicket } from "./use-new-ticket.ts";
import { useTicketForm, type TicketFormView } from "./use-ticket-form.ts";

const AreaChoice = ({
  form: { ticket, details, locked, describe, errorOf },
  step,
}: {
  readonly form: TicketFormView;
  readonly step: TicketStep;
}) => {
  const t = useText();
  return (
    <Panel form heading={t("guided.area")}>
      <RadioGroup
        label={t("ticket.area")}
        options={ticketAreas.map((area) => ({ value: area, label: t(`ticket.area.${area}`) }))}
        value={details.area === "" ? undefined : details.area}
        disabled={locked}
        error={errorOf("area")}
        onChange={(area) => describe({ ...nothingReferred, area })}
      />
      {step === "area" && details.area !== "" && (
        <Button variant="primary" onClick={() => ticket.send({ type: "step.asked", step: "details" })}>
          {t("guided.next")}
        </Button>
      )}
    </Panel>
  );
};

const Details = ({ form }: { readonly form: TicketFormView }) => {
  const t = useText();
  const { details, locked, describe, errorOf } = form;
  const needed = referencesOf(details.area);
  const rights = useAccount()?.visitor.rights;
  return (
    <Panel form heading={t("guided.details")}>
      <TicketForm
        form={form}
        message={t("help.message")}
        messageHelp={t("new_ticket.message_help")}
        submit={t("new_ticket.submit")}
        failed={t("help.error.title")}
      >
        <ReferenceFields
          fields={details}
          names={needed}
          needed={needed}
          busy={locked}
          change={describe}
          errorOf={errorOf}
        />
        {needed.includes("serial") && holdsRight("manage_products", rights) ? (
          <AttachTest form={form} />
        ) : null}
        <SubjectField form={form} />
      </TicketForm>
    </Panel>
  );
};

/** A new ticket in steps: area, known answers, the area's fields, and sending (business §2). */
export const GuidedTicketScreen = () => {
  const t = useText();
  const ticket = useNewTicket("new-ticketv2", "guided");
  const form = useTicketForm(ticket);
  const sent = useSelector(ticket, (snapshot) => snapshot.hasTag("done"));
  const restored = useSelector(ticket, ({ context }) => context.revision > 0);
  const step = useSelector(ticket, ({ context }) => ticketStepOf(context));
  const { area } = form.details;
  useStepEntries("guided-ticket", ticket, restored && !sent ? step : undefined);
  return (
    <>
      <BackLink to={routes.tickets.path} label={t("ticket.back")} />
      <PageHeader title={t("guided.title")} />
      <div className={styles["other"]}>
        <LinkButton to={{ pathname: routes.newTicket.path, search: useLocation().search }}>
          {t("guided.to_plain")}
        </LinkButton>
      </div>
      {sent ? (
        <TicketSent ticket={ticket} />
      ) : (
        <div className={styles["form"]}>
          <AreaChoice form={form} step={step} />
          {area === "" || step === "area" ? null : (
            <>
              <KnownAnswers area={area} />
              <Details form={form} />
            </>
          )}
        </div>
      )}
    </>
  );
};
