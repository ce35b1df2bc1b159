import { expect, it } from "vitest";
import type { AccountSettings } from "../../src/domain/account/account-settings.ts";
import { baseSerial } from "../../server/demo/devices.ts";
import { dayOf, dayText } from "../../server/areas/kit/day.ts";
import type { Sql } from "../../server/store/sql.ts";
import type { CallName } from "../../server/http/handler.ts";
import type { MessageSummary } from "../../src/domain/messages/message.ts";
import type { Product } from "../../src/domain/products/product.ts";
import type { ReferenceSummary } from "../../src/domain/references/reference.ts";
import { demoOrder } from "../support/portal/demo-numbers.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { known } from "../../src/atlas/desk/fixtures/samples.ts";

const time = (text: string) => new Date(text);

/** Reads that answer with a row of the store: each value that is written differs from the others, so that no column can stand in another's field. */
eachDemoPortal("a row that is read (business §3)", (demo) => {
  const sql = (): Sql => demo().database.sql;
  const today = (): string => dayText(demo().portal.clock.now());

  /** While the clock stands still, no midnight comes between what is written and what is read. */
  const atOneMoment = async (check: (moment: Date) => Promise<void>): Promise<void> => {
    const { clock } = demo().portal;
    const moment = clock.now();
    clock.stopAt(moment);
    try {
      await check(moment);
    } finally {
      clock.stopAt(undefined);
    }
  };

  /** The answers before and after the row was written. */
  const written = async (
    call: CallName,
    fields: Readonly<Record<string, string>>,
    write: () => Promise<unknown>,
  ): Promise<readonly [before: object, after: object]> => {
    const ask = () => demo().ask<object>("gold", call, fields);
    const before = await ask();
    await write();
    return [before, await ask()];
  };

  it("of an order: each column in its field", async () => {
    const id = demoOrder(560);
    const address = (name: string) => ({
      name,
      street: `${name} street`,
      zip: `${name} zip`,
      city: `${name} city`,
      country: `${name} country`,
    });
    const [before, after] = await written("getOrder", { id }, async () => {
      await sql()`
          update orders set ordered_on = '2026-01-02', reference = 'Annex', status = 'partially_sent', total_cents = 700, currency = 'GBP',
            shipping_method = 'PICK-UP', payment_method = 'paypal', payment_status = 'partially_paid', billing_date = '2026-02-03',
            desired_shipping_date = '2026-03-04', production_step = 'engraving', billing_address = ${sql().json(address("billing"))},
            shipping_address = ${sql().json(address("shipping"))} where id = ${id}`;
      await sql()`delete from order_items where order_id = ${id}`;
      await sql()`
          insert into order_items (order_id, company_id, search_text, position, article_number, name, ordered, open, unit_price_cents, discount,
            subtotal_cents, estimated_dispatch)
          values (${id}, 'gold', '', 61, 'article-1', 'Item', 13, 11, 1700, 0.19, 2300, '2026-06-07')`;
      await sql()`delete from order_papers where order_id = ${id}`;
      await sql()`delete from order_shipments where order_id = ${id}`;
      await sql()`
          insert into order_shipments (order_id, number, carrier, tracking_url, sent_on, delivered_on)
          values (${id}, 'ship-1', 'carrier-1', 'https://track.test/1', '2026-04-05', '2026-04-07')`;
      await sql()`insert into order_papers (order_id, kind, number, dated) values (${id}, 'delivery', 'DN-0001-000007', '2026-05-06')`;
    });
    expect(after).toEqual({
      ...before,
      date: dayOf("2026-01-02"),
      reference: "Annex",
      status: known("partially_sent"),
      total: { cents: 700, currency: "GBP" },
      shippingMethod: known("PICK-UP"),
      paymentMethod: known("paypal"),
      paymentStatus: known("partially_paid"),
      paidOn: null,
      billingDate: dayOf("2026-02-03"),
      desiredShippingDate: dayOf("2026-03-04"),
      productionStep: known("engraving"),
      billingAddress: address("billing"),
      shippingAddress: address("shipping"),
      items: [
        {
          position: 61,
          articleNumber: "article-1",
          name: "Item",
          ordered: 13,
          open: 11,
          unitPrice: { cents: 1700, currency: "GBP" },
          discount: 0.19,
          subtotal: { cents: 2300, currency: "GBP" },
          estimatedDispatch: dayOf("2026-06-07"),
          isSold: false,
          isShort: false,
        },
      ],
      deliveries: [{ number: "DN-0001-000007", date: dayOf("2026-05-06"), lines: [] }],
      shipments: [
        {
          number: "ship-1",
          carrier: "carrier-1",
          trackingUrl: "https://track.test/1",
          sentOn: dayOf("2026-04-05"),
          deliveredOn: dayOf("2026-04-07"),
        },
      ],
      isContradictory: true,
    });
  });

  it("of an invoice: each date in its field", async () => {
    const [row] = await sql()<{
      id: string;
    }>`select id from ledger_entries where company_id = 'gold' and kind = 'invoice' and order_id is not null order by id limit 1`;
    const [before, after] = await written(
      "getInvoice",
      { id: row?.id ?? "" },
      () => sql()`
        update ledger_entries set created_on = '2025-01-02', posted_on = '2025-02-03', due_on = '2025-03-04', description = 'Annex',
          payment_method = 'paypal', delivery_number = 'DN-0001-000009' where id = ${row?.id ?? ""}`,
    );
    expect(after).toEqual({
      ...before,
      createdOn: dayOf("2025-01-02"),
      date: dayOf("2025-02-03"),
      dueOn: dayOf("2025-03-04"),
      description: "Annex",
      payment: known("paypal"),
      delivery: "DN-0001-000009",
    });
  });

  const serial = baseSerial(1);

  it("of a product: each column in its field", () =>
    atOneMoment(async () => {
      const [before, after] = await written("getProduct", { serial }, async () => {
        await sql()`update devices set weather_test_used = true, caller_test_used = false where serial = ${serial}`;
        await sql()`
          update products set name = 'Name', project = 'Project', type = 'audioserver', registered_on = '2026-01-02', purchased_on = '2026-02-03',
            valid_until = '2026-03-04', external_address = 'external.test', ipv4 = '203.0.113.11', port = 1001, last_ip = '203.0.113.12',
            last_update_at = '2026-04-01T01:00:00Z', last_ip_switch_at = '2026-04-02T02:00:00Z', last_port_check_at = '2026-04-03T03:00:00Z',
            http_port = 1002, http_open = true, https_port = 1003, https_open = false, mailer_on = true, mailer_total = 21, push_on = false,
            push_total = 22, sent_on = ${today()}, mailer_today = 23, push_today = 24, weather_until = '2099-05-06', weather_is_test = false,
            weather_active = 31, weather_inactive = 32, weather_blocked = 33, caller_until = '2099-06-07', caller_is_test = true, version = 41
          where serial = ${serial}`;
      });
      expect(after).toEqual({
        ...before,
        name: "Name",
        project: "Project",
        type: known("audioserver"),
        registrationDate: dayOf("2026-01-02"),
        purchaseDate: dayOf("2026-02-03"),
        validUntil: dayOf("2026-03-04"),
        network: {
          ipv4: "203.0.113.11",
          port: 1001,
          lastIp: "203.0.113.12",
          lastUpdate: time("2026-04-01T01:00:00Z"),
          lastIpSwitch: time("2026-04-02T02:00:00Z"),
          lastPortCheck: time("2026-04-03T03:00:00Z"),
          externalAddress: "external.test",
          http: { port: 1002, open: true, lastCheck: time("2026-04-03T03:00:00Z") },
          https: { port: 1003, open: false, lastCheck: time("2026-04-03T03:00:00Z") },
        },
        services: {
          mailer: { status: known("active"), sentToday: 23, sentTotal: 21 },
          push: { status: known("off"), sentToday: 24, sentTotal: 22 },
          weather: {
            status: known("active"),
            validUntil: dayOf("2099-05-06"),
            testUsed: true,
            devices: { active: 31, inactive: 32, blocked: 33 },
          },
          caller: { status: known("test"), validUntil: dayOf("2099-06-07"), testUsed: false },
        },
        version: 41,
      });
    }));

  /** A product's yes and no, by column, and where the answer names it. */
  const flags: Readonly<Record<string, (product: Product) => unknown>> = {
    http_open: ({ network }) => network.http.open,
    https_open: ({ network }) => network.https.open,
    mailer_on: ({ services }) => services.mailer.status.code === "active",
    push_on: ({ services }) => services.push.status.code === "active",
    weather_is_test: ({ services }) => services.weather?.status.code === "test",
    caller_is_test: ({ services }) => services.caller?.status.code === "test",
    weather_test_used: ({ services }) => services.weather?.testUsed,
    caller_test_used: ({ services }) => services.caller?.testUsed,
  };

  it.each(Object.keys(flags))("of a product: a yes in %s alone is in its field alone", async (column) => {
    const yes = (of: string): boolean => of === column;
    await sql()`
      update devices set weather_test_used = ${yes("weather_test_used")}, caller_test_used = ${yes("caller_test_used")} where serial = ${serial}`;
    await sql()`
      update products set type = 'audioserver', http_open = ${yes("http_open")}, https_open = ${yes("https_open")}, mailer_on = ${yes("mailer_on")},
        push_on = ${yes("push_on")}, weather_until = '2099-05-06', weather_is_test = ${yes("weather_is_test")}, caller_until = '2099-06-07',
        caller_is_test = ${yes("caller_is_test")} where serial = ${serial}`;
    const product = await demo().ask<Product>("gold", "getProduct", { serial });
    expect(Object.keys(flags).filter((of) => flags[of]?.(product) === true)).toEqual([column]);
  });

  it("of a product: a port that was never checked has no last check", async () => {
    const checks = async () => {
      const { network } = await demo().ask<{
        network: Record<"http" | "https", { open: boolean | null; lastCheck: Date | null }>;
      }>("gold", "getProduct", { serial });
      return [network.http.lastCheck, network.https.lastCheck];
    };
    const checked = time("2026-04-03T03:00:00Z");
    const write = (http: boolean | null, https: boolean | null) => sql()`
      update products set last_port_check_at = ${checked}, http_open = ${http}, https_open = ${https} where serial = ${serial}`;
    await write(null, true);
    expect(await checks()).toEqual([null, checked]);
    await write(true, null);
    expect(await checks()).toEqual([checked, null]);
  });

  it("of a product: what was sent yesterday is not of today", () =>
    atOneMoment(async (moment) => {
      const sent = async (on: string) => {
        await sql()`
        update products set sent_on = ${on}, mailer_today = 5, push_today = 6, mailer_total = 7, push_total = 8 where serial = ${serial}`;
        const { services } = await demo().ask<{
          services: Record<"mailer" | "push", { sentToday: number; sentTotal: number }>;
        }>("gold", "getProduct", { serial });
        return [services.mailer, services.push].map(({ sentToday, sentTotal }) => [sentToday, sentTotal]);
      };
      const yesterday = new Date(moment.getTime() - 24 * 60 * 60_000);
      expect(await sent(dayText(yesterday))).toEqual([
        [0, 7],
        [0, 8],
      ]);
      expect(await sent(today())).toEqual([
        [5, 7],
        [6, 8],
      ]);
    }));

  it("of a product's cloud DNS: the moment of the answer, and of a device that it does not know no address", () =>
    atOneMoment(async (moment) => {
      await sql()`
      update products set ipv4 = '203.0.113.21', last_ip = '203.0.113.22', port = 2001, http_port = 2002, https_port = 2003,
        last_update_at = '2026-04-01T01:00:00Z' where serial = ${serial}`;
      expect(await demo().ask("gold", "getCloudDns", { serial })).toEqual({
        status: known("miniserver_not_registered"),
        ipAddress: null,
        ports: { http: null, https: null },
        reason: null,
        timestamp: moment,
      });
    }));

  it.each([
    ["low", ["tutorial", "app"]],
    ["high", ["general"]],
  ])("of a message: its priority %s and its tags %j", async (priority, tags) => {
    const [row] = await sql()<{
      id: string;
    }>`select id from messages where 'everybody' = any (audience) order by published_at limit 1`;
    const fields = { id: row?.id ?? "", instance: "int" };
    const shown = {
      date: time("2025-01-02T03:04:00Z"),
      priority: known(priority),
      tags: tags.map(known),
    };
    const [before, after] = await written(
      "getMessage",
      fields,
      () => sql()`
        update messages set priority = ${priority}, tags = ${tags}::text[], published_at = '2025-01-02T03:04:00Z' where id = ${fields.id}`,
    );
    expect(after).toEqual({ ...before, ...shown });
    const { notifications } = await demo().ask<{ notifications: readonly MessageSummary[] }>(
      "gold",
      "getMessages",
      { instance: "int" },
    );
    expect(notifications.find(({ id }) => id === fields.id)).toMatchObject(shown);
  });

  it("of a reference project: who made it, who decided, and when", async () => {
    const [row] = await sql()<{
      id: string;
    }>`select id from reference_projects where company_id = 'gold' and status = 'approved' order by id limit 1`;
    const id = row?.id ?? "";
    const made = {
      createdAt: time("2026-01-02T01:00:00Z"),
      createdBy: "Maker",
      submittedAt: time("2026-02-03T02:00:00Z"),
    };
    const [before, after] = await written(
      "getReference",
      { id },
      () => sql()`
        update reference_projects set created_at = '2026-01-02T01:00:00Z', created_by = 'Maker', submitted_at = '2026-02-03T02:00:00Z',
          decided_at = '2026-03-04T03:00:00Z', decided_by = 'Reviewer', reason = 'Reason', revision = 51,
          comments = ${sql().json({ title: "Comment" })} where id = ${id}`,
    );
    expect(after).toEqual({
      ...before,
      ...made,
      revision: 51,
      decision: {
        at: time("2026-03-04T03:00:00Z"),
        by: "Reviewer",
        reason: "Reason",
        comments: { title: "Comment" },
      },
    });
    const { rows } = await demo().ask<{ rows: readonly ReferenceSummary[] }>("gold", "getReferences", {
      page_size: "200",
    });
    expect(rows.find((one) => one.id === id)).toMatchObject(made);
  });

  it("of an account: the customer number of its company, and the rest as it is", async () => {
    const before = await demo().ask<AccountSettings>("gold", "getAccount");
    await sql()`update companies set debitor = '990011' where id = 'gold'`;
    const after = await demo().ask<AccountSettings>("gold", "getAccount");
    expect(after).toEqual({ ...before, customerNumber: "990011" });
    expect(before.customerNumber).not.toBe("990011");
  });
});
