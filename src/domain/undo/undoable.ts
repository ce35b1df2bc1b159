import type { EmployeeId } from "../employees/employee.ts";
import type { Topic } from "../live/change.ts";
import type { TicketId } from "../tickets/ticket.ts";

/** What took effect at once and can be taken back for a moment. */
export type Undoable =
  | { readonly kind: "ticketClosing"; readonly id: TicketId }
  | { readonly kind: "deactivation"; readonly id: EmployeeId; readonly name: string };

/** What looks different once it was taken back. */
export const undoneTopic: Readonly<Record<Undoable["kind"], Topic>> = {
  ticketClosing: "tickets",
  deactivation: "employees",
};
