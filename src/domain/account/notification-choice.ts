import * as Schema from "effect/Schema";
import { holdsRight, type EmployeeRight } from "../shell/access.ts";

/** The kinds of e-mail notifications that a person can choose. */
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

/** The kinds offered to a person: those of areas for which they have the right. */
export const offeredNotifications = (
  rights: readonly EmployeeRight[] | undefined,
): readonly NotificationKind[] => notificationKinds.filter((kind) => holdsRight(rightOf[kind], rights));

/** True if a person gets the e-mails of a kind: they chose it, and have the right to what it announces (business §6). */
export const getsNotification = (
  kind: NotificationKind,
  {
    choices,
    rights,
  }: { readonly choices: readonly NotificationKind[]; readonly rights: readonly EmployeeRight[] | undefined },
): boolean => choices.includes(kind) && holdsRight(rightOf[kind], rights);
