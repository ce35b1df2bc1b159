import type { TicketStatus } from "../../../domain/tickets/ticket.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge, type BadgeProps } from "../../kit/states/badge.tsx";
import { codeText } from "../../page/code-text.ts";

const tones: Readonly<Partial<Record<string, NonNullable<BadgeProps["tone"]>>>> = {
  open: "info",
  on_hold: "warning",
  closed: "success",
};

/** A ticket's status as text (business §4); the colour repeats it, and an unknown code is shown as is. */
export const TicketStatusBadge = ({ status }: { readonly status: TicketStatus }) => {
  const t = useText();
  return (
    <Badge
      tone={tones[status.code] ?? "neutral"}
      label={codeText(t, status, (code) => `tickets.status.${code}`)}
    />
  );
};
