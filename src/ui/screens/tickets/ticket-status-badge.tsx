import type { TicketStatus } from "../../../domain/tickets/ticket.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge, type BadgeProps } from "../../kit/states/badge.tsx";
import { codeText } from "../../page/code-text.ts";

const tones: Readonly<Partial<Record<string, NonNullable<BadgeProps["tone"]>>>> = {
  open: "info",
  on_hold: "warning",
  closed: "success",
};

/** The tone of a ticket's status. */
export const ticketTone = ({ code }: TicketStatus): NonNullable<BadgeProps["tone"]> =>
  tones[code] ?? "neutral";

/** A ticket's status as text (business §4); the colour repeats it, and an unknown code is shown as is. */
export const TicketStatusBadge = ({ status }: { readonly status: TicketStatus }) => {
  const t = useText();
  return <Badge tone={ticketTone(status)} label={codeText(t, status, (code) => `tickets.status.${code}`)} />;
};
