import { expect, it } from "vitest";
import { blockWhereOver, enterRequests, purgeCloudDns } from "../../server/areas/products/cloud-dns.sql.ts";
import { dnsLimits } from "../../src/domain/products/cloud-dns.ts";
import { createRemoteConnectHandlers } from "../../server/areas/products/remote-connect.handlers.ts";
import { emptyDirectory } from "../../server/devices/device-directory.ts";
import type { Database } from "../../server/store/database.ts";
import { seedTestAccounts } from "../support/portal/demo-like-accounts.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { handlersWith, startTestPortal, type TestPortal } from "../support/portal/portal.ts";

const serial = "504F94D00001";

const register = ({ sql }: Database, number: string, company = "gold") => sql`
  with device as (insert into devices (serial, type, licence_code) values (${number}, 'miniserver', 'DEMO-0000-0000') returning serial)
  insert into products (serial, company_id, name, project, search_text, type, registered_on)
  select serial, ${company}, 'One', '', 'one', 'miniserver', '2026-01-01' from device`;

eachStore("limits of the connection test", (store) => {
  const withPortal = async (
    database: Database,
    work: (portal: TestPortal) => Promise<void>,
  ): Promise<void> => {
    const handlers = handlersWith(
      createRemoteConnectHandlers({ devices: emptyDirectory, connectLimit: 300 }),
    );
    const portal = await startTestPortal(database, { handlers, trustProxy: "127.0.0.1" });
    try {
      await work(portal);
    } finally {
      await portal.close();
    }
  };
  const ask = async (portal: TestPortal, number: string) =>
    (await portal.signedIn("gold")).call("testRemoteConnect", { serial: number });

  it("per device survive a restart, answer the waiting time, and end", async () => {
    await seedTestAccounts(store.database());
    await register(store.database(), serial);
    await withPortal(store.database(), async (portal) => {
      const client = await portal.signedIn("gold");
      for (let made = 0; made < dnsLimits.testsOfDevice; made += 1)
        expect((await client.call("testRemoteConnect", { serial })).json).toMatchObject({ valid: true });
    });
    await withPortal(await store.restart(), async (portal) => {
      const refused = await ask(portal, serial);
      expect([refused.status, refused.json]).toEqual([429, { valid: false, error_code: "TOO_MANY_TESTS" }]);
      const wait = Number(refused.headers.get("retry-after"));
      expect([wait > 9 * 60, wait <= 10 * 60]).toEqual([true, true]);
      portal.clock.forward(wait);
      expect((await ask(portal, serial)).json).toMatchObject({ valid: true });
    });
  });

  it("per person survive a restart too, and so does the block that follows", async () => {
    const other = "504F94D00002";
    await register(store.database(), other);
    const now = new Date();
    await enterRequests(
      store.database().sql,
      "account:gold",
      Array.from({ length: dnsLimits.requests }, () => ({ kind: "test" as const, serial: other })),
      now,
    );
    await withPortal(await store.restart(), async (portal) => {
      expect((await ask(portal, other)).json).toMatchObject({
        data: { outcome: { code: "418", detail: "471" } },
      });
    });
    await withPortal(await store.restart(), async (portal) => {
      portal.clock.forward(20 * 60);
      expect((await ask(portal, other)).json).toMatchObject({
        data: { outcome: { code: "418", detail: "471" } },
      });
      portal.clock.forward(41 * 60);
      expect((await ask(portal, other)).json).toMatchObject({ data: { outcome: { code: "403" } } });
    });
  });

  const here = "203.0.113.7";
  const elsewhere = "203.0.113.8";
  /** Who asks from where, with the code of each answer. */
  const askers = async (portal: TestPortal) => {
    const clients = { gold: await portal.signedIn("gold"), silver: await portal.signedIn("silver") };
    return (who: keyof typeof clients, address: string) => {
      const send = async (name: string, number: string) =>
        (await clients[who].call(name, { serial: number }, { headers: { "X-Forwarded-For": address } })).json;
      const codeOf = async (number: string) => {
        const answer = await send("testRemoteConnect", number);
        const { code, detail } = (answer as { data: { outcome: { code: string; detail: string | null } } })
          .data.outcome;
        return detail ?? code;
      };
      return { codeOf, unblock: (number: string) => send("unblockRemoteConnect", number) };
    };
  };
  const forget = () =>
    store
      .database()
      .sql.script(
        "delete from cloud_dns_requests; delete from cloud_dns_blocks; delete from cloud_dns_unblocks",
      );
  const serialOf = (place: number): string => `504F94D1${String(place).padStart(4, "0")}`;

  it("hold for a network, whoever asks from it: 471 (business §8)", async () => {
    const places = [1, 2, 3, 4].map(serialOf);
    for (const number of places) await register(store.database(), number);
    await register(store.database(), serialOf(5), "silver");
    await forget();
    await withPortal(store.database(), async (portal) => {
      const from = await askers(portal);
      for (let made = 0; made < dnsLimits.requests; made += 1)
        expect(await from("gold", here).codeOf(places[made % places.length]!)).toBe("403");
      expect(await from("silver", elsewhere).codeOf(serialOf(5))).toBe("403");
      expect(await from("silver", here).codeOf(serialOf(5))).toBe("471");
      const known = await store.database().sql<{ subject: string }>`
        select subject from cloud_dns_requests union all select subject from cloud_dns_blocks`;
      expect(known.filter(({ subject }) => subject.includes("203.0.113"))).toEqual([]);
      expect(await from("silver", here).unblock(serialOf(5))).toEqual({ valid: true, data: {} });
      expect(await from("silver", here).codeOf(serialOf(5))).toBe("403");
      // The person's own counter goes with them.
      expect(await from("gold", elsewhere).codeOf(places[0]!)).toBe("471");
    });
  });

  it("hold for the different Miniservers of a network: 472 (business §8)", async () => {
    const half = Math.ceil(dnsLimits.devices / 2);
    const places = Array.from({ length: dnsLimits.devices + 1 }, (_, at) => serialOf(100 + at));
    const ownerOf = (at: number) => (at < half ? "gold" : "silver");
    for (const [at, number] of places.entries()) await register(store.database(), number, ownerOf(at));
    await forget();
    await withPortal(store.database(), async (portal) => {
      const from = await askers(portal);
      const codes: string[] = [];
      for (const [at, number] of places.entries()) codes.push(await from(ownerOf(at), here).codeOf(number));
      expect(codes).toEqual([...places.slice(1).map(() => "403"), "472"]);
      expect(await from("silver", elsewhere).codeOf(places.at(-1)!)).toBe("403");
    });
    await forget();
  });

  it("are deleted when nothing counts them any more", async () => {
    const { sql } = store.database();
    await enterRequests(sql, "account:gold", [{ kind: "test", serial }], new Date("2026-01-01"));
    await blockWhereOver(sql, "account:gold", new Date("2026-01-01"));
    await purgeCloudDns(sql, new Date(Date.now() + 24 * 60 * 60 * 1000));
    expect(await sql`select from cloud_dns_requests union all select from cloud_dns_blocks`).toEqual([]);
  });
});
