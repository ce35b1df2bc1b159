import type { NotificationKind } from "../../src/domain/account/notification-choice.ts";
import { dueInvoices } from "../areas/invoices/due-invoices.ts";
import { sentOrders } from "../areas/orders/sent-orders.ts";
import { onlineReferences } from "../areas/references/online-references.ts";
import { expiringServices } from "../areas/products/expiring-services.ts";
import { answeredTickets } from "../areas/tickets/answered-tickets.ts";
import { trainingReminders } from "../areas/trainings/training-reminders.ts";
import type { NotificationSource } from "./notification-source.ts";

/** How each kind is announced. */
export const notificationSources: Readonly<Record<NotificationKind, NotificationSource>> = {
  order_sent: sentOrders,
  invoice_due: dueInvoices,
  ticket_answer: answeredTickets,
  service_expiring: expiringServices,
  training_reminder: trainingReminders,
  reference_online: onlineReferences,
};
