import * as Schema from "effect/Schema";
import { holdsRight, type EmployeeRight } from "../shell/access.ts";

/** What the portal may write e-mails about; a person chooses which. */
export const notificationKinds = [
  "order_sent",
  "invoice_due",
  "ticket_answer",
  "service_expiring",
  "training_reminder",
  "reference_online",
] as const;
export const NotificationKind = Schema.Literals(notificationKinds);
export type NotificationKind = typeof NotificationKind.Type;

const rightOf: Readonly<Record<NotificationKind, EmployeeRight>> = {
  order_sent: "webshop_orders",
  invoice_due: "view_invoices",
  ticket_answer: "tickets",
  service_expiring: "manage_products",
  training_reminder: "trainings",
  reference_online: "partner_references",
};

/** The kinds that somebody may choose: those of areas that they hold the right of. */
export const offeredNotifications = (
  rights: readonly EmployeeRight[] | undefined,
): readonly NotificationKind[] => notificationKinds.filter((kind) => holdsRight(rightOf[kind], rights));
