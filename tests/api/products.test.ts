import { productList } from "../../src/domain/products/products.lists.ts";
import { describe, expect, it } from "vitest";
import { isOn, type TimedService } from "../../src/domain/products/cloud-service.ts";
import type { ChangeNews } from "../../src/domain/live/change.ts";
import type { ListedProduct, Product } from "../../src/domain/products/product.ts";
import { hasConnected, type RemoteConnectResult } from "../../src/domain/products/remote-connect.ts";
import type { CallName } from "../../server/http/handler.ts";
import { baseSerial } from "../../server/demo/devices.ts";
import { licenceOf, serialsOf } from "../../server/demo/products.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { onBoth } from "../support/portal/on-both.ts";

interface Page {
  readonly rows: readonly ListedProduct[];
  readonly total: number;
}

interface Saved {
  readonly _tag: "Saved";
  readonly saved: Product;
}
interface Collided {
  readonly _tag: "Collided";
  readonly theirs: Product;
}

const filterOf = (filter: object): Record<string, string> => ({ filter: JSON.stringify(filter) });
const serialsIn = ({ rows }: Page): readonly string[] => rows.map(({ serial }) => serial);

eachDemoPortal("products", (demo) => {
  const list = (id: string, fields: Record<string, string> = {}): Promise<Page> =>
    demo().ask<Page>(id, "getProducts", { page_size: "200", ...fields });
  const read = (id: string, serial: string): Promise<Product> =>
    demo().ask<Product>(id, "getProduct", { serial });
  const refusal = async (id: string, name: CallName, fields: Record<string, string>) => {
    const { status, json } = await demo().send(id, name, fields);
    const { error_code: code, field } = json as { readonly error_code?: string; readonly field?: string };
    return field === undefined ? [status, code] : [status, code, field];
  };
  const forgetAttempts = () => demo().database.sql.script("delete from code_attempts");
  const register = (id: string, place: number): Promise<Product> =>
    demo().ask<Product>(id, "registerProduct", {
      serial: baseSerial(place),
      licence_code: licenceOf(baseSerial(place)),
    });
  const remove = (id: string, place: number) =>
    demo().ask(id, "deleteProduct", {
      serial: baseSerial(place),
      confirmation: baseSerial(place).toLowerCase(),
    });

  describe("in the list", () => {
    it("are the company's own", async () => {
      expect(serialsIn(await list("gold", { sort: "serial" }))).toEqual(serialsOf("gold"));
      expect(serialsIn(await list("customer", { sort: "serial" }))).toEqual(serialsOf("customer"));
      expect((await demo().send("employee", "getProducts")).status).toBe(403);
    });

    it.each(productList.sortable.flatMap((column) => [column, `-${column}`]))(
      "sorted by %s, each is on one page",
      async (sort) => {
        const { total } = await list("gold");
        const pages = await Promise.all(
          [1, 2, 3, 4].map((page) => list("gold", { sort, page_size: "5", page: String(page) })),
        );
        expect(new Set(pages.flatMap(serialsIn)).size).toBe(total);
      },
    );

    it("are found by name, serial, project, type, and services that end soon", async () => {
      const [first] = (await list("gold")).rows;
      expect(serialsIn(await list("gold", filterOf({ search: first!.serial.toLowerCase() })))).toEqual([
        first!.serial,
      ]);
      expect(serialsIn(await list("gold", filterOf({ search: first!.name })))).toContain(first!.serial);
      expect(serialsIn(await list("gold", filterOf({ search: first!.project })))).toContain(first!.serial);
      expect((await list("gold", filterOf({ search: "%" }))).total).toBe(0);
      const typed = await list("gold", filterOf({ type: [first!.type.code] }));
      expect(new Set(typed.rows.map(({ type }) => type.code))).toEqual(new Set([first!.type.code]));
      const soon = await list("gold", filterOf({ expiry: "soon" }));
      expect(soon.total).toBeGreaterThan(0);
      expect(
        soon.rows.every(
          ({ nextExpiry }) => nextExpiry !== null && nextExpiry.getTime() < Date.now() + 30 * 86_400_000,
        ),
      ).toBe(true);
      const expired = await list("gold", filterOf({ expiry: "expired" }));
      expect(
        expired.rows.every(({ weather, caller }) =>
          [weather, caller].some(({ status }) => status.code === "expired"),
        ),
      ).toBe(true);
      const works = await list("gold", filterOf({ test: "works" }));
      expect(new Set(works.rows.map(({ lastTest }) => lastTest?.outcome._tag))).toEqual(
        new Set(["Connected", "HttpsOnly"]),
      );
      const fails = await list("gold", filterOf({ test: "fails" }));
      expect(fails.rows.some(({ lastTest }) => lastTest === null || hasConnected(lastTest.outcome))).toBe(
        false,
      );
      const never = await list("gold", filterOf({ test: "never" }));
      expect(new Set(never.rows.map(({ lastTest }) => lastTest))).toEqual(new Set([null]));
      expect(works.total + fails.total + never.total).toBe((await list("gold")).total);
      const urgent = await list("gold", filterOf({ attention: true }));
      expect(new Set(serialsIn(urgent))).toEqual(new Set([...serialsIn(soon), ...serialsIn(fails)]));
      expect(urgent.total).toBeLessThan((await list("gold")).total);
      const tests = (await list("gold", { sort: "-lastTest" })).rows.map(
        ({ lastTest }) => lastTest?.testedAt.getTime() ?? 0,
      );
      expect(tests).toEqual(tests.toSorted((one, other) => other - one));
      const ends = (await list("gold", { sort: "nextExpiry" })).rows.map(
        ({ nextExpiry }) => nextExpiry?.getTime() ?? Number.POSITIVE_INFINITY,
      );
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    });

    it("cover every state of every service", async () => {
      const { rows } = await list("gold");
      for (const service of ["weather", "caller"] as const)
        expect(new Set(rows.map((row) => row[service].status.code))).toEqual(
          new Set(["off", "test", "active", "expired"]),
        );
      for (const service of ["mailer", "push"] as const)
        expect(new Set(rows.map((row) => row[service].code))).toEqual(new Set(["off", "active"]));
    });
  });

  describe("are registered", () => {
    it("by serial number and licence code, and belong to the company until they are deleted", async () => {
      const product = await register("silver", 41);
      expect(product).toMatchObject({
        serial: baseSerial(41),
        project: "",
        licenceCode: licenceOf(baseSerial(41)),
        services: { weather: { status: { code: "off" }, testUsed: false } },
      });
      expect(
        await refusal("gold", "registerProduct", {
          serial: baseSerial(41),
          licence_code: licenceOf(baseSerial(41)),
        }),
      ).toEqual([200, "PRODUCT_ALREADY_REGISTERED", "serial"]);
      expect(await refusal("gold", "getProduct", { serial: baseSerial(41) })).toEqual([404, "NOT_FOUND"]);
      expect(
        await refusal("silver", "deleteProduct", { serial: baseSerial(41), confirmation: baseSerial(40) }),
      ).toEqual([200, "CONFIRMATION_DIFFERS", "confirmation"]);
      await remove("silver", 41);
      expect(await refusal("silver", "getProduct", { serial: baseSerial(41) })).toEqual([404, "NOT_FOUND"]);
      expect((await register("gold", 41)).serial).toBe(baseSerial(41));
      await remove("gold", 41);
    });

    it.each([
      ["PRODUCT_NOT_FOUND", "serial", "0123456789AB", "DEMO-94D0-0042"],
      ["LICENCE_CODE_INVALID", "licence_code", baseSerial(42), "DEMO-94D0-0043"],
      ["PRODUCT_ALREADY_REGISTERED", "serial", baseSerial(17), licenceOf(baseSerial(17))],
    ])("but %s", async (code, field, serial, licence) => {
      expect(await refusal("gold", "registerProduct", { serial, licence_code: licence })).toEqual([
        200,
        code,
        field,
      ]);
    });

    it("by one company when several try at the same time", onBoth.locks, async () => {
      const fields = { serial: baseSerial(47), licence_code: licenceOf(baseSerial(47)) };
      const all = await Promise.all(
        ["gold", "silver", "platin", "flagship"].map((id) => demo().send(id, "registerProduct", fields)),
      );
      expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(all.filter(({ json }) => (json as { valid: boolean }).valid)).toHaveLength(1);
      await demo().database.sql`delete from products where serial = ${baseSerial(47)}`;
    });

    it("but not when the manufacturer has blocked the device", async () => {
      expect(
        await refusal("gold", "registerProduct", {
          serial: baseSerial(60),
          licence_code: licenceOf(baseSerial(60)),
        }),
      ).toEqual([200, "PRODUCT_NOT_REGISTRABLE"]);
    });

    it("but not after too many wrong codes", async () => {
      await forgetAttempts();
      for (let tried = 0; tried < 10; tried += 1) {
        expect(
          await refusal("reg", "registerProduct", {
            serial: baseSerial(43),
            licence_code: `DEMO-0000-000${tried}`,
          }),
        ).toEqual([200, "LICENCE_CODE_INVALID", "licence_code"]);
      }
      const right = await demo().send("reg", "registerProduct", {
        serial: baseSerial(43),
        licence_code: licenceOf(baseSerial(43)),
      });
      expect([right.status, right.json]).toEqual([429, { valid: false, error_code: "TOO_MANY_ATTEMPTS" }]);
      expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(59 * 60);
      expect(
        await refusal("reg", "activateCloudService", {
          serial: serialsOf("reg")[0] ?? "",
          service: "weather",
          licence_code: "W01M-9999-9999",
        }),
      ).not.toEqual([200, "LICENCE_NOT_FOUND", "licence_code"]);
      await forgetAttempts();
    });
  });

  it("keep their settings", async () => {
    const serial = serialsOf("platin")[0] ?? "";
    const settings = {
      serial,
      name: "Haus Ärmel",
      project: "Neubau",
      purchase_date: "2026-02-28",
      external_address: "haus.example.org",
      version: String((await read("platin", serial)).version),
    };
    const { saved } = await demo().ask<Saved>("platin", "setProductSettings", settings);
    expect(saved).toMatchObject({
      name: "Haus Ärmel",
      project: "Neubau",
      purchaseDate: new Date("2026-02-28"),
      network: { externalAddress: "haus.example.org" },
    });
    expect(serialsIn(await list("platin", filterOf({ search: "armel neubau" })))).toEqual([serial]);
    expect(await refusal("platin", "setProductSettings", { ...settings, name: "  " })).toEqual([
      422,
      "INVALID_REQUEST",
      "name",
    ]);
  });

  it("keep what somebody else has saved since a form was loaded", async () => {
    const serial = serialsOf("platin")[1] ?? "";
    const { version } = await read("platin", serial);
    const form = { serial, project: "", external_address: "" };
    const save = (name: string, loaded: number) =>
      demo().ask<Collided | Saved>("platin", "setProductSettings", {
        ...form,
        name,
        version: String(loaded),
      });
    expect(await save("First", version)).toMatchObject({
      _tag: "Saved",
      saved: { name: "First", version: version + 1 },
    });
    expect(await save("Second", version)).toMatchObject({ _tag: "Collided", theirs: { name: "First" } });
    expect((await read("platin", serial)).name).toBe("First");
    // What is saved already is no collision: the answer to the first try was lost.
    expect(await save("First", version)).toMatchObject({ _tag: "Saved", saved: { version: version + 1 } });
    const both = await Promise.all([save("Third", version + 1), save("Fourth", version + 1)]);
    expect(both.map(({ _tag }) => _tag).toSorted()).toEqual(["Collided", "Saved"]);
  });

  describe("switch mailer and push where they stand", () => {
    const serial = serialsOf("platin")[2] ?? "";
    const turn = (service: string, on: string) =>
      demo().ask<Product>("platin", "switchCloudService", { serial, service, on });
    const stored = async () => {
      const [row] = await demo().database.sql<Readonly<Record<string, unknown>>>`
        select to_jsonb(p) - 'mailer_on' - 'push_on' as rest, mailer_on, push_on from products p where serial = ${serial}`;
      return row;
    };

    it("to the wanted state, each alone, as often as it is asked for; nothing else of the product changes", async () => {
      await demo().database
        .sql`update products set mailer_on = false, push_on = false where serial = ${serial}`;
      const before = await stored();
      for (const [service, on, mailer, push] of [
        ["mailer", "1", true, false],
        ["mailer", "1", true, false],
        ["push", "1", true, true],
        ["mailer", "0", false, true],
        ["push", "0", false, false],
      ] as const) {
        const { services, version } = await turn(service, on);
        expect([isOn(services.mailer), isOn(services.push)]).toEqual([mailer, push]);
        expect(await stored()).toEqual({ rest: before?.["rest"], mailer_on: mailer, push_on: push });
        expect(version).toBe((await read("platin", serial)).version);
      }
    });

    it("and a save of settings that were loaded before does not switch them back", async () => {
      const loaded = await read("platin", serial);
      await turn("push", "1");
      const { name, project, version } = loaded;
      const answer = await demo().ask<Saved>("platin", "setProductSettings", {
        serial,
        name,
        project,
        external_address: "",
        version: String(version),
      });
      expect(answer).toMatchObject({
        _tag: "Saved",
        saved: { services: { push: { status: { code: "active" } } } },
      });
    });

    it("once by one key, and not back by its repeat", async () => {
      const form = { serial, service: "mailer", on: "1" };
      const press = () =>
        demo().send("platin", "switchCloudService", form, { headers: { "Idempotency-Key": "press-1" } });
      await press();
      await turn("mailer", "0");
      expect((await press()).status).toBe(200);
      expect(isOn((await read("platin", serial)).services.mailer)).toBe(false);
    });

    it("for whoever has the right to products alone", async () => {
      const form = { serial: serialsOf("gold")[0] ?? "", service: "mailer", on: "1" };
      expect((await demo().send("employee", "switchCloudService", form)).status).toBe(403);
      expect((await demo().send("technician", "switchCloudService", form)).status).toBe(200);
    });

    it.each([{ service: "weather" }, { on: "yes" }])("but nothing else: %o", async (wrong) => {
      expect(
        (await demo().send("platin", "switchCloudService", { serial, service: "mailer", on: "1", ...wrong }))
          .status,
      ).toBe(422);
    });

    it("and the company hears of it, as of its other products' changes, and of no connection test", async () => {
      const since = async (who: string, id?: string) =>
        demo().ask<ChangeNews>(who, "getChanges", id === undefined ? {} : { last_event_id: id });
      const [mine, others] = [(await since("platin")).id, (await since("silver")).id];
      await turn("mailer", "1");
      expect((await since("platin", mine)).topics).toEqual(["products"]);
      expect((await since("silver", others)).topics).toEqual([]);
      const later = (await since("platin")).id;
      await turn("mailer", "1");
      await demo().database
        .sql`update products set test_started_at = now(), mailer_today = 3 where serial = ${serial}`;
      expect((await since("platin", later)).topics).toEqual([]);
    });
  });

  it.each<[CallName, Record<string, string>]>([
    ["setProductSettings", { name: "x", project: "", external_address: "", version: "1" }],
    ["switchCloudService", { service: "mailer", on: "0" }],
    ["replaceProduct", { new_serial: baseSerial(44), licence_code: licenceOf(baseSerial(44)) }],
    ["deleteProduct", { confirmation: baseSerial(17) }],
    ["activateCloudService", { service: "weather" }],
    ["renewCloudService", { service: "weather", licence_code: "W12M-0000-0001" }],
    ["transferCloudService", { service: "weather", to_serial: baseSerial(1) }],
  ])("%s refuses another company's product, and changes nothing of it", async (name, fields) => {
    const before = await read("flagship", baseSerial(17));
    expect(await refusal("gold", name, { serial: baseSerial(17), ...fields })).toEqual([
      200,
      "PRODUCT_NOT_REGISTERED",
    ]);
    expect(await read("flagship", baseSerial(17))).toEqual(before);
  });

  it("are replaced: name, project, settings, services, licences and tickets move to the new device, tests do not", async () => {
    const old = baseSerial(1);
    const before = await read("gold", old);
    const { ticketId } = await demo().ask<{ ticketId: string }>("gold", "createGuidedTicket", {
      department: "support-cz",
      ticket_subject: "S",
      ticket_description: "D",
      area: "product",
      serial: old,
    });
    const fields = { serial: old, new_serial: baseSerial(45), licence_code: licenceOf(baseSerial(45)) };
    expect(await refusal("gold", "replaceProduct", { ...fields, licence_code: "DEMO-0000-0000" })).toEqual([
      200,
      "LICENCE_CODE_INVALID",
      "licence_code",
    ]);
    expect(await refusal("gold", "replaceProduct", { ...fields, new_serial: baseSerial(2) })).toEqual([
      200,
      "PRODUCT_ALREADY_REGISTERED",
      "new_serial",
    ]);
    const product = await demo().ask<Product>("gold", "replaceProduct", fields);
    expect(product).toMatchObject({
      serial: baseSerial(45),
      name: before.name,
      project: before.project,
      licences: before.licences,
    });
    expect({ ...product.services, weather: product.services.weather.validUntil }).toEqual({
      ...before.services,
      weather: before.services.weather.validUntil,
    });
    expect(await demo().ask("gold", "getTicket", { id: ticketId })).toMatchObject({
      references: { serial: baseSerial(45) },
    });
    expect(
      await demo().ask<readonly RemoteConnectResult[]>("gold", "getRemoteConnectResults", {
        serial: baseSerial(45),
      }),
    ).toEqual([]);
    expect(await refusal("gold", "getProduct", { serial: old })).toEqual([404, "NOT_FOUND"]);
    expect(serialsIn(await list("gold", filterOf({ search: baseSerial(45) })))).toEqual([baseSerial(45)]);
  });

  describe("have cloud services", () => {
    const call = (
      name: CallName,
      id: string,
      serial: string,
      service: TimedService,
      more: Record<string, string> = {},
    ): Promise<Product> => demo().ask<Product>(id, name, { serial, service, ...more });
    const day = (months: number, days = 0): Date => {
      const today = new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
      const target = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months + 1, 0));
      return new Date(
        Date.UTC(
          target.getUTCFullYear(),
          target.getUTCMonth(),
          Math.min(today.getUTCDate(), target.getUTCDate()) + days,
        ),
      );
    };

    it("that can be tested once for each device; a code turns a test into a bought service", async () => {
      await register("silver", 46);
      const tested = await call("activateCloudService", "silver", baseSerial(46), "weather");
      expect(tested.services.weather).toMatchObject({
        status: { code: "test" },
        validUntil: day(1),
        testUsed: true,
      });
      expect(
        await refusal("silver", "activateCloudService", { serial: baseSerial(46), service: "weather" }),
      ).toEqual([200, "CLOUD_SERVICE_ALREADY_ACTIVE"]);
      await remove("silver", 46);
      await register("gold", 46);
      expect(
        await refusal("gold", "activateCloudService", { serial: baseSerial(46), service: "weather" }),
      ).toEqual([200, "TEST_SERVICE_ALREADY_USED"]);
      expect(
        (await call("activateCloudService", "gold", baseSerial(46), "caller")).services.caller.status.code,
      ).toBe("test");
      const bought = await call("activateCloudService", "gold", baseSerial(46), "caller", {
        licence_code: "C12M-0000-0001",
      });
      expect(bought.services.caller).toMatchObject({ status: { code: "active" }, validUntil: day(13) });
      expect(bought.licences.find(({ code }) => code === "C12M-0000-0001")).toMatchObject({
        months: 12,
        usedOn: day(0),
      });
    });

    it.each([
      ["LICENCE_NOT_FOUND", "W01M-9999-0001"],
      ["LICENCE_NOT_FOUND", "W12M-1000-1001"],
      ["LICENCE_ALREADY_USED", "W01M-0000-0000"],
      ["LICENCE_OTHER_SERVICE", "C01M-0000-0005"],
    ])("but %s for the code %s", async (code, licence) => {
      const fields = { serial: baseSerial(46), service: "weather", licence_code: licence };
      expect(await refusal("gold", "activateCloudService", fields)).toEqual([200, code, "licence_code"]);
      await forgetAttempts();
    });

    it("that are renewed: the bought time is added to the remaining time", async () => {
      expect(
        await refusal("gold", "renewCloudService", {
          serial: baseSerial(3),
          service: "weather",
          licence_code: "W12M-0000-0002",
        }),
      ).toEqual([200, "CLOUD_SERVICE_NOT_ACTIVE"]);
      const renewed = await call("renewCloudService", "gold", baseSerial(4), "weather", {
        licence_code: "W12M-0000-0002",
      });
      expect(renewed.services.weather).toMatchObject({ status: { code: "active" }, validUntil: day(12) });
      const again = await call("renewCloudService", "gold", baseSerial(4), "weather", {
        licence_code: "W12M-0000-0003",
      });
      expect(again.services.weather.validUntil).toEqual(day(24));
      expect(
        await refusal("gold", "renewCloudService", {
          serial: baseSerial(4),
          service: "weather",
          licence_code: "W12M-0000-0003",
        }),
      ).toEqual([200, "LICENCE_ALREADY_USED", "licence_code"]);
    });

    describe("by a test code", () => {
      const use = (place: number, service: TimedService, licence: string) =>
        ({ serial: baseSerial(place), service, licence_code: licence }) as const;
      const isUnused = async (licence: string): Promise<boolean> => {
        const [row] = await demo().database.sql<{
          used_on: string | null;
        }>`select used_on from licences where code = ${licence}`;
        return row !== undefined && row.used_on === null;
      };
      const codes = (answers: readonly { readonly json: unknown }[]) =>
        answers.map(({ json }) => (json as { readonly error_code?: string }).error_code ?? "done").toSorted();

      it("begin the test month, which cannot be transferred", async () => {
        // 7 has never used the caller service, 9 has let it expire.
        const started = await call("activateCloudService", "gold", baseSerial(7), "caller", {
          licence_code: "C01M-0000-0001",
        });
        expect(started.services.caller).toEqual({
          status: { _tag: "Known", code: "test" },
          validUntil: day(1),
          testUsed: true,
        });
        expect(started.licences.find(({ code }) => code === "C01M-0000-0001")?.usedOn).toEqual(day(0));
        expect(
          await refusal("gold", "transferCloudService", {
            serial: baseSerial(7),
            service: "caller",
            to_serial: baseSerial(9),
          }),
        ).toEqual([200, "TEST_SERVICE_NOT_TRANSFERABLE"]);
        const again = await call("renewCloudService", "gold", baseSerial(9), "caller", {
          licence_code: "C01M-1000-3001",
        });
        expect(again.services.caller).toMatchObject({ status: { code: "test" }, validUntil: day(1) });
      });

      it.each([
        ["TEST_CODE_SERVICE_ACTIVE", "renewCloudService", 6, "caller"],
        ["TEST_CODE_TEST_USED", "renewCloudService", 5, "caller"],
        ["TEST_CODE_TEST_USED", "activateCloudService", 8, "caller"],
        ["TEST_CODE_TEST_USED", "renewCloudService", 6, "weather"],
        ["TEST_CODE_TEST_USED", "activateCloudService", 8, "weather"],
      ] as const)(
        "but not where %s, by %s at %i, %s; the code is kept",
        async (code, name, place, service) => {
          const licence = service === "caller" ? "C01M-0000-0002" : "W01M-0000-0002";
          const before = await read("gold", baseSerial(place));
          expect(await refusal("gold", name, use(place, service, licence))).toEqual([
            200,
            code,
            "licence_code",
          ]);
          expect(await isUnused(licence)).toBe(true);
          expect((await read("gold", baseSerial(place))).services).toEqual(before.services);
        },
      );

      it("use the same test as the month without a code", async () => {
        await register("silver", 50);
        await call("activateCloudService", "silver", baseSerial(50), "weather", {
          licence_code: "W01M-0000-0003",
        });
        await remove("silver", 50);
        await register("silver", 50);
        expect(
          await refusal("silver", "activateCloudService", { serial: baseSerial(50), service: "weather" }),
        ).toEqual([200, "TEST_SERVICE_ALREADY_USED"]);
        await call("activateCloudService", "silver", baseSerial(50), "caller");
        await remove("silver", 50);
        await register("silver", 50);
        expect(await refusal("silver", "activateCloudService", use(50, "caller", "C01M-0000-0003"))).toEqual([
          200,
          "TEST_CODE_TEST_USED",
          "licence_code",
        ]);
        expect(await isUnused("C01M-0000-0003")).toBe(true);
        await remove("silver", 50);
      });

      it("move with a replaced device, which then has no second one", async () => {
        await register("silver", 51);
        await call("activateCloudService", "silver", baseSerial(51), "weather");
        const moved = await demo().ask<Product>("silver", "replaceProduct", {
          serial: baseSerial(51),
          new_serial: baseSerial(52),
          licence_code: licenceOf(baseSerial(52)),
        });
        expect(moved.services.weather).toMatchObject({ status: { code: "test" }, testUsed: true });
        expect(moved.services.caller.testUsed).toBe(false);
        await remove("silver", 52);
      });

      it(
        "of which one is accepted when 20 use a code, or a device, at the same time",
        onBoth.locks,
        async () => {
          const places = [2, 12, 4, 14];
          const oneCode = await Promise.all(
            Array.from({ length: 20 }, (_, index) =>
              demo().send(
                "gold",
                "activateCloudService",
                use(places[index % places.length] ?? 2, "caller", "C01M-0000-0004"),
              ),
            ),
          );
          expect(codes(oneCode).filter((code) => code === "done")).toHaveLength(1);
          expect(new Set(codes(oneCode))).toEqual(new Set(["done", "LICENCE_ALREADY_USED"]));
          const tested = await Promise.all(places.map((place) => read("gold", baseSerial(place))));
          expect(tested.filter(({ services }) => services.caller.testUsed)).toHaveLength(1);
          const ownCodes = Array.from(
            { length: 20 },
            (_, index) => `W01M-0000-${String(index + 20).padStart(4, "0")}`,
          );
          const oneDevice = await Promise.all(
            ownCodes.map((licence) =>
              demo().send("gold", "activateCloudService", use(15, "weather", licence)),
            ),
          );
          expect(codes(oneDevice)).toEqual([
            ...Array.from({ length: 19 }, () => "TEST_CODE_TEST_USED"),
            "done",
          ]);
          const unused = await Promise.all(ownCodes.map(isUnused));
          expect(unused.filter((is) => is)).toHaveLength(19);
        },
      );
    });

    it("that are transferred with the remaining days, unless they are tests, expired or off", async () => {
      const to = { to_serial: baseSerial(3) };
      expect(
        await refusal("gold", "transferCloudService", { serial: baseSerial(2), service: "weather", ...to }),
      ).toEqual([200, "TEST_SERVICE_NOT_TRANSFERABLE"]);
      expect(
        await refusal("gold", "transferCloudService", { serial: baseSerial(10), service: "weather", ...to }),
      ).toEqual([200, "CLOUD_SERVICE_EXPIRED"]);
      expect(
        await refusal("gold", "transferCloudService", { serial: baseSerial(9), service: "weather", ...to }),
      ).toEqual([200, "CLOUD_SERVICE_NOT_ACTIVE"]);
      const from = { serial: baseSerial(5), service: "weather" };
      expect(await refusal("gold", "transferCloudService", { ...from, to_serial: baseSerial(5) })).toEqual([
        200,
        "TRANSFER_TO_ITSELF",
        "to_serial",
      ]);
      expect(await refusal("gold", "transferCloudService", { ...from, to_serial: baseSerial(17) })).toEqual([
        200,
        "PRODUCT_NOT_REGISTERED",
        "to_serial",
      ]);
      expect(
        (await call("transferCloudService", "gold", baseSerial(5), "weather", to)).services.weather,
      ).toMatchObject({ status: { code: "off" }, validUntil: null });
      expect((await read("gold", baseSerial(3))).services.weather).toMatchObject({
        status: { code: "active" },
        validUntil: day(0, 12),
      });
      await call("transferCloudService", "gold", baseSerial(3), "weather", { to_serial: baseSerial(11) });
      expect((await read("gold", baseSerial(11))).services.weather.validUntil).toEqual(day(0, 24));
    });

    it("one of several simultaneous uses of a licence is accepted", onBoth.locks, async () => {
      const both = await Promise.all(
        [4, 11].map((place) =>
          demo().send("gold", "renewCloudService", {
            serial: baseSerial(place),
            service: "weather",
            licence_code: "W12M-0000-0007",
          }),
        ),
      );
      expect(both.filter(({ json }) => (json as { valid: boolean }).valid)).toHaveLength(1);
    });
  });
});
