import { methodsOf } from "../../../src/domain/invoices/paying.ts";
import { detailPath } from "../../../src/domain/shell/routes.ts";
import { valuesOf } from "../../documents/kit/values.ts";
import { atOnce, type NotificationSource } from "../../notifications/notification-source.ts";
import { dayOf, dayText } from "../kit/day.ts";

const DAY = 24 * 60 * 60 * 1000;

/** People are told a day before; an invoice that the job could not find then, for so many days after it was due. */
const days = { before: 1, after: 7 } as const;

const lastDay = (now: Date): string => dayText(new Date(now.getTime() + days.before * DAY));

/** Invoices that are due tomorrow, or were due within the last week, and are not paid (business §9); nothing that is settled without the customer. */
export const dueInvoices: NotificationSource = {
  gather: async (sql, now) => {
    const found = await sql`
      insert into notification_events (kind, event_key, company_id, subject, happened_at)
      select 'invoice_due', id || ' ' || due_on, company_id, id, ${now} from ledger_entries i
      where kind = 'invoice' and open_cents > 0 and due_on between ${dayText(new Date(now.getTime() - days.after * DAY))} and ${lastDay(now)}
        and payment_method <> all (${methodsOf("nothing")}::text[])
        and not exists (select from notification_events e where e.kind = 'invoice_due' and e.event_key = i.id || ' ' || i.due_on)
      order by due_on, id limit ${atOnce} on conflict do nothing returning id`;
    return found.length;
  },
  describe: async (sql, subjects, { companyId, locale, t }, now) => {
    const invoices = await sql<{ id: string; due_on: string }>`
      select id, due_on from ledger_entries where id = any(${[...subjects]}) and company_id = ${companyId}
        and kind = 'invoice' and open_cents > 0 and due_on <= ${lastDay(now)} order by due_on, id`;
    const { day } = valuesOf(locale);
    return invoices.map(({ id, due_on: due }) => ({
      name: id,
      text: t("notification.invoice_due.line", { number: id, day: day(dayOf(due)) }),
      path: detailPath("invoice", id),
    }));
  },
};
