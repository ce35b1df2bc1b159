import { expect, it } from "vitest";
import {
  blockWhereOver,
  enterRequests,
  purgeCloudDns,
} from "../../dev-portal/areas/products/cloud-dns.sql.ts";
import { dnsLimits } from "../../src/domain/products/cloud-dns.ts";
import { createRemoteConnectHandlers } from "../../dev-portal/areas/products/remote-connect.handlers.ts";
import { emptyDirectory } from "../../dev-portal/devices/device-directory.ts";
import type { Database } from "../../dev-portal/store/database.ts";
import { seedTestAccounts } from "../support/portal/demo-like-accounts.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { handlersWith, startTestPortal, type TestPortal } from "../support/portal/portal.ts";

const serial = "504F94D00001";

const register = ({ sql }: Database, number: string) => sql`
  with device as (insert into devices (serial, type, licence_code) values (${number}, 'miniserver', 'DEMO-0000-0000') returning serial)
  insert into products (serial, company_id, name, project, search_text, type, registered_on)
  select serial, 'gold', 'One', '', 'one', 'miniserver', '2026-01-01' from device`;

eachStore("limits of the connection test", (store) => {
  const withPortal = async (
    database: Database,
    work: (portal: TestPortal) => Promise<void>,
  ): Promise<void> => {
    const handlers = handlersWith(
      createRemoteConnectHandlers({ devices: emptyDirectory, connectLimit: 300 }),
    );
    const portal = await startTestPortal(database, { handlers });
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

  it("are deleted when nothing counts them any more", async () => {
    const { sql } = store.database();
    await enterRequests(sql, "account:gold", [{ kind: "test", serial }], new Date("2026-01-01"));
    await blockWhereOver(sql, "account:gold", new Date("2026-01-01"));
    await purgeCloudDns(sql, new Date(Date.now() + 24 * 60 * 60 * 1000));
    expect(await sql`select from cloud_dns_requests union all select from cloud_dns_blocks`).toEqual([]);
  });
});
