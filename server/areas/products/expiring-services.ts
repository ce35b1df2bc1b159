import { SOON_DAYS, type TimedService } from "../../../src/domain/products/cloud-service.ts";
import { productPath } from "../../../src/domain/shell/routes.ts";
import { valuesOf } from "../../documents/kit/values.ts";
import { textOfCode } from "../../texts/server-texts.ts";
import { atOnce, type NotificationSource } from "../../notifications/notification-source.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { dayOf, dayText } from "../kit/day.ts";

const DAY = 24 * 60 * 60 * 1000;

/** People are told again when so many days are left. */
const LAST_DAYS = 7;

const inDays = (now: Date, days: number): string => dayText(new Date(now.getTime() + days * DAY));

interface ServiceRow {
  readonly serial: string;
  readonly service: TimedService;
  readonly until: string;
}

/** The timed services of products that end within 30 days: `serial`, `company_id`, `service`, `until`, `test`. */
const endingServices = (sql: Sql, now: Date): SqlPart => {
  const [today, soon] = [dayText(now), inDays(now, SOON_DAYS)];
  return sql.part`(
    select serial, company_id, 'weather' as service, weather_until as until, weather_is_test as test from products where weather_until between ${today} and ${soon}
    union all
    select serial, company_id, 'caller', caller_until, caller_is_test from products where caller_until between ${today} and ${soon})`;
};

/** Cloud services that end soon: announced 30 days before and 7 days before; a test, which lasts a month, 7 days before alone (business §3). */
export const expiringServices: NotificationSource = {
  gather: async (sql, now) => {
    const last = inDays(now, LAST_DAYS);
    const found = await sql`
      insert into notification_events (kind, event_key, company_id, subject, happened_at)
      select 'service_expiring', s.event_key, s.company_id, s.service || ' ' || s.serial, ${now}
      from (select *, concat_ws(' ', service, serial, until, case when until <= ${last} then 'last' end) as event_key
        from ${endingServices(sql, now)} ending where not test or until <= ${last}) s
      where not exists (select from notification_events e where e.kind = 'service_expiring' and e.event_key = s.event_key)
      order by s.until, s.serial limit ${atOnce} on conflict do nothing returning id`;
    return found.length;
  },
  describe: async (sql, subjects, { companyId, locale, t }, now) => {
    const services = await sql<ServiceRow>`
      select serial, service, until from ${endingServices(sql, now)} s
      where s.service || ' ' || s.serial = any(${[...subjects]}) and s.company_id = ${companyId} order by until, serial, service`;
    const { day } = valuesOf(locale);
    return services.map(({ serial, service, until }) => {
      const name = textOfCode(locale, `product.service.${service}`) ?? service;
      return {
        name: `${name}, ${serial}`,
        text: t("notification.service_expiring.line", { service: name, serial, day: day(dayOf(until)) }),
        path: productPath(serial, "cloudServices"),
      };
    });
  },
};
