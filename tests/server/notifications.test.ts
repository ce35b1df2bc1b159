import { beforeEach, describe, expect, it } from "vitest";
import { dayText } from "../../server/areas/kit/day.ts";
import { housekeepingLock } from "../../server/housekeeping.ts";
import { languageOf } from "../../server/texts/language.ts";
import { textsFor } from "../../server/texts/server-texts.ts";
import { locales as everyLocale } from "../../src/domain/shell/locale.ts";
import { notificationJob } from "../../server/notifications/notification-job.ts";
import { noteEvent, purgeNotificationEvents } from "../../server/notifications/notification-events.ts";
import { openDatabase, type Database } from "../../server/store/database.ts";
import { notificationKinds, type NotificationKind } from "../../src/domain/account/notification-choice.ts";
import { employeeRights, isAllowed, type EmployeeRight } from "../../src/domain/shell/access.ts";
import { routes, type Route } from "../../src/domain/shell/routes.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { onBoth } from "../support/portal/on-both.ts";
import { testSecrets } from "../support/portal/test-secrets.ts";

const begin = new Date("2026-11-02T08:00:00Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const minutes = (count: number): Date => new Date(begin.getTime() + count * MINUTE);
const days = (count: number): string => dayText(new Date(begin.getTime() + count * DAY));

interface Person {
  readonly id: string;
  readonly company?: string;
  readonly rights?: readonly EmployeeRight[];
  readonly choices?: readonly NotificationKind[];
  readonly locale?: string;
  readonly deactivated?: boolean;
  readonly invited?: boolean;
}

/** The screen that a letter of a kind leads to, whose row of the access table says who may see it. */
const screens: Readonly<Record<NotificationKind, Route>> = {
  order_sent: routes.order,
  invoice_due: routes.invoice,
  ticket_answer: routes.ticket,
  service_expiring: routes.cloudServices,
  training_reminder: routes.trainings,
  reference_online: routes.reference,
};

/** True for the subject of a letter about one thing of a kind, whatever its name. */
const isSubjectOf = (kind: NotificationKind, locale: string, subject: string): boolean =>
  new RegExp(`^${textsFor(locale)(`notification.${kind}.subject`, { name: ".+", count: 1 })}$`, "u").test(
    subject,
  );

eachStore("notifications", (store) => {
  const sql = () => store.database().sql;
  const run = async (now: Date, database: Database = store.database()): Promise<void> => {
    const job = notificationJob({ baseUrl: "https://portal.example", hash: testSecrets.hash });
    await job({ database, now: () => now, signal: new AbortController().signal });
  };
  const letters = () =>
    sql()<{ recipient: string; subject: string; body: string; unsubscribe: string | null }>`
      select recipient, subject, body, unsubscribe from outbox order by id`;
  /** Who was written to, and about what. */
  const newLetters = async (): Promise<readonly string[]> =>
    (await letters()).map(({ recipient, subject }) => `${recipient.split("@")[0]}: ${subject}`);

  const company = async (id: string): Promise<void> => {
    await sql()`insert into companies (id, name, nav_instance, country, partner_status) values (${id}, ${id}, 'AT', 'AT', 'gold')`;
  };
  const person = async ({
    id,
    company: home = "c",
    rights,
    choices = notificationKinds,
    locale = "int",
    deactivated = false,
    invited = false,
  }: Person): Promise<void> => {
    await sql()`
      insert into accounts (id, company_id, email, password_hash, first_name, last_name, contact_nav_instance, contact_country, rights, locale,
        notifications, activated_at, deactivated_at)
      values (${id}, ${home}, ${`${id}@test.example`}, 'h', 'Ada', 'Byron', 'AT', 'AT', ${rights ?? null}::text[], ${locale},
        ${[...choices]}::text[], ${invited ? null : begin}, ${deactivated ? begin : null})`;
  };
  const order = async (id: string, home = "c", status = "in_progress"): Promise<void> => {
    await sql()`
      insert into orders (id, company_id, ordered_on, reference, search_text, status, total_cents, currency, item_count, shipping_method,
        payment_method, payment_status, billing_address, shipping_address)
      values (${id}, ${home}, ${days(-3)}, '', '', ${status}, 100, 'EUR', 1, 'EXW', 'net_14', 'open', '{}', '{}')`;
  };
  /** As what keeps the orders does, which is not the portal. */
  const setStatus = (id: string, status: string) =>
    sql()`update orders set status = ${status} where id = ${id}`;
  const sendOrder = async (id: string, home = "c"): Promise<void> => {
    await order(id, home);
    await setStatus(id, "sent");
  };
  const invoice = async (id: string, due: string, open = 100, home = "c"): Promise<void> => {
    await sql()`
      insert into ledger_entries (id, company_id, entry_number, kind, posted_on, created_on, due_on, description, amount_cents, net_cents, open_cents,
        currency, payment_method, search_text)
      select ${id}, ${home}, coalesce(max(entry_number), 0) + 1, 'invoice', ${days(-20)}, ${days(-20)}, ${due}, '', 100, 80, ${open}, 'EUR', 'net_14', ''
      from ledger_entries where company_id = ${home}`;
  };
  const product = async (serial: string, until: string, { test = false, home = "c" } = {}): Promise<void> => {
    await sql()`insert into devices (serial, type, licence_code) values (${serial}, 'miniserver', 'L')`;
    await sql()`
      insert into products (serial, company_id, name, project, search_text, type, registered_on, weather_until, weather_is_test)
      values (${serial}, ${home}, '', '', '', 'miniserver', ${days(-90)}, ${until}, ${test})`;
  };
  const ticket = async (id: string, maker: string, home = "c"): Promise<void> => {
    await sql()`
      insert into tickets (id, company_id, account_id, department, subject, message, search_text, status, created_at, last_activity_at)
      values (${id}, ${home}, ${maker}, 'd', 'Secret subject', '', '', 'open', ${begin}, ${begin})`;
  };
  const answer = (id: string, key: string, by: string, home = "c") =>
    noteEvent(sql(), { kind: "ticket_answer", key, companyId: home, causedBy: by, subject: id }, begin);
  const reference = async (id: string, title: string, status = "approved"): Promise<void> => {
    await sql()`
      insert into reference_projects (id, company_id, status, content, title, type, areas, search_text, created_by, created_at)
      values (${id}, 'c', ${status}, '{}', ${title}, '', '{}', '', '', ${begin})`;
  };
  const online = (id: string, submitter: string) =>
    noteEvent(
      sql(),
      {
        kind: "reference_online",
        key: `${id} ${submitter}`,
        companyId: "c",
        accountId: submitter,
        causedBy: "staff",
        subject: id,
      },
      begin,
    );
  const training = async (inDays: number): Promise<void> => {
    const start = new Date(begin.getTime() + inDays * DAY);
    await sql()`
      insert into training_dates (id, title, search_text, type, language, online, starts_at, ends_at, time_zone, price_cents, currency,
        seats, cancel_until)
      values ('T', 'Kurs', '', 'basics', 'de', true, ${start}, ${new Date(start.getTime() + DAY / 8)}, 'Europe/Vienna', 0, 'EUR', 99, ${start})`;
  };
  const booking = async (participant: string, home = "c"): Promise<void> => {
    await sql()`
      insert into training_bookings (id, training_id, company_id, participant_id, participant_key, status, booked_at, registered_at, cancel_until, price_cents, currency)
      values (${`B-${participant}`}, 'T', ${home}, ${participant}, '', 'registered', ${new Date(begin.getTime() - 30 * DAY)}, ${new Date(begin.getTime() - 30 * DAY)}, ${begin}, 0, 'EUR')`;
  };

  beforeEach(async () => {
    for (const table of [
      "outbox",
      "notification_letters",
      "notification_events",
      "training_bookings",
      "training_dates",
      "tickets",
      "products",
      "reference_projects",
      "devices",
      "ledger_entries",
      "orders",
      "order_counts",
      "accounts",
      "companies",
    ])
      await sql().script(`delete from ${table}`);
    await company("c");
  });

  it("go to whom the access table shows what they are about, for every right and language, and to nobody else", async () => {
    await company("other");
    const rightsOf: readonly (readonly EmployeeRight[] | undefined)[] = [
      undefined,
      [],
      ...employeeRights.map((right) => [right]),
    ];
    const locales = [...new Map(everyLocale.map((locale) => [languageOf(locale), locale])).values()];
    const people: readonly Person[] = rightsOf.flatMap((rights, index) =>
      locales.map((locale) => ({
        id: `${index}-${locale}`,
        locale,
        ...(rights === undefined ? {} : { rights }),
      })),
    );
    await training(2);
    await reference("RP-000001", "Villa am See");
    for (const one of people) {
      await person(one);
      await booking(one.id);
    }
    for (const one of [
      { id: "former", deactivated: true },
      { id: "invited", invited: true },
      { id: "silent", choices: [] },
      { id: "references", choices: ["reference_online"] as const, rights: ["tickets"] as const },
      { id: "stranger", company: "other" },
    ])
      await person(one);
    await person({ id: "staff", company: "other", choices: [] });
    for (const id of ["former", "invited", "silent", "references"]) await booking(id);
    await sendOrder("O-1");
    await invoice("I-1", days(1));
    await product("504F94A00001", days(20));
    await ticket("K-1", people[0]?.id ?? "");
    await answer("K-1", "K-1-1", "staff");
    for (const { id } of [...people, { id: "references" }]) await online("RP-000001", id);
    await run(begin);

    const written = await letters();
    const kindOf = (subject: string, locale: string): NotificationKind | undefined =>
      notificationKinds.find((kind) => isSubjectOf(kind, locale, subject));
    const table = people.flatMap(({ id, rights }) => {
      const visitor = { groups: ["partner" as const], rights };
      return notificationKinds
        .filter((kind) => isAllowed(screens[kind], visitor))
        .map((kind) => `${id} ${kind}`);
    });
    expect(
      written
        .map(({ recipient, subject }) => {
          const id = recipient.split("@")[0] ?? "";
          return `${id} ${kindOf(subject, id.split("-")[1] ?? "")}`;
        })
        .toSorted(),
    ).toEqual(table.toSorted());
    expect(written.map(({ body }) => body).join("")).not.toMatch(/Secret subject|\{\w+\}/u);
  });

  it("lead to the screen, and name what they are about in the reader's language", async () => {
    await person({ id: "owner", locale: "deat" });
    await invoice("I/1", days(1));
    await product("504F94A00001", days(7));
    await run(begin);
    const [due, ends] = await letters();
    expect(due).toMatchObject({ subject: "Rechnung I/1 ist fällig", recipient: "owner@test.example" });
    expect(due?.body).toContain("I/1, fällig am 03.11.2026\nhttps://portal.example/invoice/I%2F1/\n");
    expect(due?.body).toContain("wenn eine Rechnung fällig ist.");
    expect(due?.body).toContain(due?.unsubscribe);
    expect(ends?.body).toContain(
      "Wetter, 504F94A00001, bis 09.11.2026\nhttps://portal.example/product/504F94A00001/cloud-services/\n",
    );
    expect(due?.unsubscribe).not.toBe(ends?.unsubscribe);
    expect(due?.unsubscribe).not.toContain("owner");
  });

  it("tell whoever submitted a reference project that it is online, with its public address, and not one withdrawn since", async () => {
    await company("other");
    await person({ id: "staff", company: "other" });
    await person({ id: "submitter" });
    await person({ id: "colleague" });
    await reference("RP-000001", "Villa am See");
    await reference("RP-000002", "Hotel am Berg", "withdrawn");
    await online("RP-000001", "submitter");
    await online("RP-000002", "submitter");
    await run(begin);
    expect(await newLetters()).toEqual(["submitter: Your reference “Villa am See” is online"]);
    const [letter] = await letters();
    expect(letter?.body).toContain("Villa am See\nhttps://portal.example/reference-projects/RP-000001/");
    expect(letter?.body).not.toContain("Hotel am Berg");
  });

  it("of a kind are gathered for an hour after a letter, each person's for itself; none is lost, and none notified twice", async () => {
    await person({ id: "owner" });
    await sendOrder("O-1");
    await run(begin);
    await person({ id: "late" });
    await sendOrder("O-2");
    await run(minutes(10));
    await sendOrder("O-3");
    await invoice("I-1", days(0));
    await run(minutes(20));
    await run(minutes(59));
    expect(await newLetters()).toEqual([
      "owner: Order O-1 has been sent",
      "late: Order O-2 has been sent",
      "late: Invoice I-1 is due",
      "owner: Invoice I-1 is due",
    ]);
    await run(minutes(60));
    await run(minutes(70));
    await run(minutes(200));
    expect((await newLetters()).slice(4)).toEqual([
      "owner: 2 orders have been sent",
      "late: Order O-3 has been sent",
    ]);
    const [, , , , gathered] = await letters();
    expect(gathered?.body).toMatch(/O-2\nhttps:.*\/order\/O-2\/\n\nO-3\nhttps:.*\/order\/O-3\//u);
  });

  it("tell an order once, whatever writes its status, and no order that was sent before", async () => {
    await person({ id: "owner" });
    await order("O-1");
    await order("O-old", "c", "sent");
    await setStatus("O-old", "sent");
    await setStatus("O-1", "ready_for_delivery");
    await run(begin);
    expect(await newLetters()).toEqual([]);
    await store.database().transaction(async (own) => {
      await own`update orders set status = 'sent' where id in ('O-1', 'O-old')`;
    });
    await setStatus("O-1", "in_progress");
    await setStatus("O-1", "sent");
    await setStatus("O-1", "done");
    await run(minutes(90));
    await run(minutes(180));
    expect(await newLetters()).toEqual(["owner: Order O-1 has been sent"]);
  });

  it("tell an invoice a day before it is due, once, and none that is paid or long due", async () => {
    await person({ id: "owner" });
    await invoice("I-1", days(2));
    await invoice("I-paid", days(1), 0);
    await invoice("I-old", days(-8));
    await run(begin);
    expect(await newLetters()).toEqual([]);
    await run(minutes(24 * 60));
    await run(minutes(2 * 24 * 60));
    await run(minutes(5 * 24 * 60));
    expect(await newLetters()).toEqual(["owner: Invoice I-1 is due"]);
  });

  it("tell a service 30 and 7 days before its end, a test 7 days before alone, and again after it was prolonged", async () => {
    await person({ id: "owner" });
    await product("504F94A00001", days(31));
    await product("504F94A00002", days(31), { test: true });
    const at = async (day: number): Promise<number> => {
      await run(minutes(day * 24 * 60));
      return (await letters())
        .map(({ body }) => body.split("cloud-services").length - 1)
        .reduce((a, b) => a + b, 0);
    };
    expect(await at(0)).toBe(0);
    expect(await at(1)).toBe(1);
    expect(await at(20)).toBe(1);
    expect(await at(24)).toBe(3);
    expect(await at(31)).toBe(3);
    await sql()`update products set weather_until = ${days(60)} where serial = '504F94A00001'`;
    expect(await at(35)).toBe(4);
    expect(await at(70)).toBe(4);
  });

  it("leave out who lost the right, the choice or the access between event and letter, and who answered", async () => {
    const all = { choices: ["order_sent"] as const };
    await person({ id: "kept", rights: ["webshop_orders"], ...all });
    await person({ id: "right", rights: ["webshop_orders"], ...all });
    await person({ id: "choice", ...all });
    await person({ id: "former", ...all });
    await sendOrder("O-1");
    await run(begin);
    await sendOrder("O-2");
    await run(minutes(10));
    await sql()`update accounts set rights = '{tickets}' where id = 'right'`;
    await sql()`update accounts set notifications = '{}' where id = 'choice'`;
    await sql()`update accounts set deactivated_at = ${begin} where id = 'former'`;
    await run(minutes(60));
    expect((await newLetters()).slice(4)).toEqual(["kept: Order O-2 has been sent"]);
    // What was left out is not made up for later.
    await sql()`update accounts set rights = '{webshop_orders}', notifications = '{order_sent}', deactivated_at = null`;
    await run(minutes(200));
    expect(await newLetters()).toHaveLength(5);

    await person({ id: "asker", choices: ["ticket_answer"] });
    await person({ id: "answerer", choices: ["ticket_answer"] });
    await ticket("K-1", "asker");
    await answer("K-1", "K-1-1", "answerer");
    await answer("K-1", "K-1-2", "answerer");
    await run(minutes(300));
    expect((await newLetters()).slice(5)).toEqual(["asker: New answer to ticket K-1"]);
  });

  it("leave out what is over when the letter is written", async () => {
    await person({ id: "owner" });
    await invoice("I-0", days(0));
    await training(2);
    await booking("owner");
    await run(begin);
    expect(await newLetters()).toEqual(["owner: Invoice I-0 is due", "owner: Soon: Kurs"]);
    await invoice("I-1", days(0));
    await invoice("I-2", days(0));
    await run(minutes(10));
    await sql()`update ledger_entries set open_cents = 0 where id = 'I-1'`;
    await run(minutes(60));
    expect((await newLetters()).slice(2)).toEqual(["owner: Invoice I-2 is due"]);
  });

  it("wait where the process ends in the middle, and are all written by the next run", async () => {
    for (const id of ["first", "second"]) await person({ id });
    await sendOrder("O-1");
    await sql().script(`
      create function stop_letters() returns trigger language plpgsql as $$
      begin if new.recipient like 'second%' then raise exception 'the process ended'; end if; return new; end $$;
      create trigger stop_letters before insert on outbox for each row execute function stop_letters()`);
    try {
      await expect(run(begin)).rejects.toThrow("the process ended");
      expect(await newLetters()).toEqual([]);
    } finally {
      await sql().script("drop trigger stop_letters on outbox; drop function stop_letters");
    }
    await run(minutes(1));
    expect((await newLetters()).toSorted()).toEqual([
      "first: Order O-1 has been sent",
      "second: Order O-1 has been sent",
    ]);
  });

  it("are written once by two runs at the same time", onBoth.locks, async () => {
    for (const id of ["first", "second"]) await person({ id });
    await sendOrder("O-1");
    await Promise.all([run(begin), run(begin), run(begin)]);
    expect(await newLetters()).toHaveLength(2);
  });

  it("are not written in a run that is stopped", async () => {
    await person({ id: "owner" });
    await sendOrder("O-1");
    const job = notificationJob({ baseUrl: "https://portal.example", hash: testSecrets.hash });
    await job({ database: store.database(), now: () => begin, signal: AbortSignal.abort() });
    expect(await newLetters()).toEqual([]);
    await run(begin);
    expect(await newLetters()).toHaveLength(1);
  });

  it("of more events and people than one step takes are all written", async () => {
    for (let index = 0; index < 3; index += 1) await person({ id: `p${index}` });
    await sql()`
      insert into notification_events (kind, event_key, company_id, subject, happened_at)
      select 'order_sent', 'O-' || n, 'c', 'O-' || n, ${begin} from generate_series(1, 450) n`;
    await sql()`
      insert into orders (id, company_id, ordered_on, reference, search_text, status, total_cents, currency, item_count, shipping_method,
        payment_method, payment_status, billing_address, shipping_address)
      select 'O-' || n, 'c', ${days(-3)}, '', '', 'sent', 100, 'EUR', 1, 'EXW', 'net_14', 'open', '{}', '{}' from generate_series(1, 450) n`;
    await run(begin);
    expect(await newLetters()).toEqual([0, 1, 2].map((index) => `p${index}: 450 orders have been sent`));
  });

  it("that everybody knows are forgotten after 90 days, those that wait are not", async () => {
    await person({ id: "owner" });
    await sendOrder("O-1");
    await sendOrder("O-2");
    await run(begin);
    await sql()`update notification_events set happened_at = ${begin}`;
    const [kept] = await sql()<{ id: number }>`select id from notification_events where event_key = 'O-2'`;
    await sql()`insert into notification_pending (account_id, event_id) values ('owner', ${kept?.id ?? 0})`;
    await sendOrder("O-3");
    await sql()`update notification_events set happened_at = ${begin}`;
    const left = async (now: Date): Promise<readonly string[]> => {
      await purgeNotificationEvents(sql(), now);
      const rows = await sql()<{
        event_key: string;
      }>`select event_key from notification_events order by event_key`;
      return rows.map(({ event_key: key }) => key);
    };
    expect(await left(minutes(90 * 24 * 60 - 1))).toEqual(["O-1", "O-2", "O-3"]);
    expect(await left(minutes(90 * 24 * 60 + 1))).toEqual(["O-2", "O-3"]);
  });

  describe.skipIf(store.engine === "PGlite")("in two processes", () => {
    it("are written once", async () => {
      for (const id of ["first", "second", "third"]) await person({ id });
      await sendOrder("O-1");
      const other = await openDatabase(store.options());
      try {
        await other.transaction(async (own) => {
          await own`select pg_advisory_xact_lock(${housekeepingLock})`;
          await run(begin);
        });
        expect(await newLetters()).toEqual([]);
        await Promise.all([run(begin), run(begin, other), run(begin), run(begin, other)]);
        await run(begin);
      } finally {
        await other.close();
      }
      expect((await newLetters()).toSorted()).toEqual(
        ["first", "second", "third"].map((id) => `${id}: Order O-1 has been sent`),
      );
    });
  });
});
