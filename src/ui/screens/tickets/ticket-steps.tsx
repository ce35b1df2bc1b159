import { closeTicket, holdTicket, reopenTicket } from "../../../api/tickets.calls.ts";
import type { Ticket, TicketId } from "../../../domain/tickets/ticket.ts";
import { isOpen, mayReopen, REOPEN_DAYS, reopenUntil } from "../../../domain/tickets/ticket-rules.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { useNow } from "../../actors/use-now.ts";
import { ActionFailure } from "../../calls/action-button.tsx";
import { oneAtATime } from "../../calls/one-at-a-time.ts";
import { useAction } from "../../calls/use-action.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { useShellActors } from "../../shell/shell-actors.ts";
import styles from "./tickets.module.css";

/** The ticket that a screen shows; what changes it tells this. */
export type TicketRef = ResourceRef<{ readonly id: TicketId }, Ticket>;

/** What can be done with a ticket; only staff can hold one. */
type TicketStep = "close" | "reopen" | "hold" | "resume";

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

interface StepsProps {
  readonly ticket: Ticket;
  readonly holder: TicketRef;
}

/** Somebody has taken the right to read tickets while this one was shown: what came of the step is not shown. */
const unreadable = { failed: true, failure: { _tag: "NoAccess" }, refusals: undefined } as const;

/** What a person can do with a ticket, one step after another. */
const useSteps = ({ ticket: { id }, holder }: StepsProps) => {
  const { offerUndo } = useShellActors();
  const ofTicket = { about: { id }, replace: holder };
  const closing = useAction(closeTicket, {
    ...ofTicket,
    onDone: () => offerUndo({ kind: "ticketClosing", id }),
  });
  const reopening = useAction(reopenTicket, ofTicket);
  const holding = useAction(holdTicket, ofTicket);
  const { busy, failed, press } = oneAtATime([closing, reopening, holding]);
  return {
    busy,
    failed: failed ?? (holding.answer === null ? unreadable : undefined),
    steps: {
      close: { busy: closing.busy, take: press(() => closing.send({ id })) },
      reopen: { busy: reopening.busy, take: press(() => reopening.send({ id })) },
      hold: { busy: holding.busy, take: press(() => holding.send({ id, hold: true })) },
      resume: { busy: holding.busy, take: press(() => holding.send({ id, hold: false })) },
    } satisfies Record<TicketStep, unknown>,
  };
};

/** Buttons to close, reopen or hold a ticket; a refusal is shown above them. */
export const TicketSteps = ({ ticket, holder }: StepsProps) => {
  const t = useText();
  const now = useNow();
  const staff = useAccount()?.visitor.groups.includes("ma") ?? false;
  const { busy, failed, steps } = useSteps({ ticket, holder });
  return (
    <Panel heading={t("ticket.steps")} screenOnly>
      <div className={styles["form"]}>
        <ClosedNote ticket={ticket} now={now} />
        {failed && <ActionFailure action={failed} title={t("ticket.step.failed")} />}
        <div className={styles["line"]}>
          {stepsOf(ticket, staff, now).map((step) => (
            <Button
              key={step}
              busy={steps[step].busy}
              disabled={busy && !steps[step].busy}
              onClick={steps[step].take}
            >
              {t(`ticket.step.${step}`)}
            </Button>
          ))}
        </div>
      </div>
    </Panel>
  );
};
