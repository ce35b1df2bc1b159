import { useCallback } from "react";
import type { Ticket } from "../../../domain/tickets/ticket.ts";
import { isOpen, mayReopen, REOPEN_DAYS, reopenUntil } from "../../../domain/tickets/ticket-rules.ts";
import type { TicketStep } from "../../../domain/tickets/ticket-step.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { sendingRefusals } from "../../../domain/tickets/tickets.refusals.ts";
import type { TicketStepRef } from "../../../machines/tickets/ticket-step.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { useField } from "../../form/use-field.ts";
import { useSubmitError } from "../../form/use-submit-error.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { useShellActors } from "../../shell/shell-actors.ts";
import { ErrorAlert } from "../../form/error-alert.tsx";
import { useNow } from "../../actors/use-now.ts";
import styles from "./tickets.module.css";
import { useTicketsActors, type TicketRef } from "./tickets-actors.ts";

/** The possible steps of a ticket: close and reopen, and for staff put on hold. */
const stepsOf = (ticket: Ticket, staff: boolean, now: Date): readonly TicketStep[] => {
  if (!isOpen(ticket)) return mayReopen(ticket, now) ? ["reopen"] : [];
  if (!staff) return ["close"];
  return ["close", ticket.status.code === "on_hold" ? "resume" : "hold"];
};

const ClosedNote = ({ ticket, now }: { readonly ticket: Ticket; readonly now: Date }) => {
  const t = useText();
  const format = useFormat();
  const until = reopenUntil(ticket);
  if (until === undefined) return null;
  return (
    <p className={styles["muted"]}>
      {mayReopen(ticket, now)
        ? t("ticket.reopen_until", { date: format.day(until) })
        : t("ticket.reopen_over", { days: REOPEN_DAYS })}
    </p>
  );
};

/** Buttons to close, reopen or hold a ticket; a refusal is shown beside its button. */
export const TicketSteps = ({ ticket, holder }: { readonly ticket: Ticket; readonly holder: TicketRef }) => {
  const t = useText();
  const now = useNow();
  const { id } = ticket;
  const staff = useAccount()?.visitor.groups.includes("ma") ?? false;
  const form: TicketStepRef = useScreenActor(`ticket-step:${id}`, useTicketsActors().step, {
    values: { id, step: "" },
    limit: WRITE_LIMIT,
    parent: holder,
  });
  const { offerUndo } = useShellActors();
  const offer = useCallback(() => {
    if (form.getSnapshot().context.values.step === "close") offerUndo({ kind: "ticketClosing", id });
  }, [form, id, offerUndo]);
  useEmitted(form, "form.sent", offer);
  const { value: taken, readOnly: busy } = useField(form, "step");
  const take = (step: TicketStep) => {
    form.send({ type: "form.changed", change: { step } });
    form.send({ type: "form.submit" });
  };
  return (
    <Panel heading={t("ticket.steps")} screenOnly>
      <div className={styles["form"]}>
        <ClosedNote ticket={ticket} now={now} />
        <ErrorAlert title={t("ticket.step.failed")} error={useSubmitError(form)} refusals={sendingRefusals} />
        <div className={styles["line"]}>
          {stepsOf(ticket, staff, now).map((step) => (
            <Button key={step} busy={busy && taken === step} onClick={() => take(step)}>
              {t(`ticket.step.${step}`)}
            </Button>
          ))}
        </div>
      </div>
    </Panel>
  );
};
