import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import type { CloudDns } from "../../src/domain/products/cloud-dns.ts";
import type { Product } from "../../src/domain/products/product.ts";
import { outcomeCode, type RemoteConnectResult } from "../../src/domain/products/remote-connect.ts";
import { dnsLimits } from "../../src/domain/products/cloud-dns.ts";
import { productContradictions, reachabilityOf } from "../../src/domain/products/reachability.ts";
import { baseSerial, demoDevices } from "../../server/demo/devices.ts";
import { licenceOf } from "../../server/demo/products.ts";
import { startDevices } from "../../server/devices/device-simulator.ts";
import type { DeviceBehaviour } from "../../server/devices/simulated-device.ts";
import { eachDemoPortal, type DemoPortal } from "../support/portal/demo-portal.ts";
import { onBoth } from "../support/portal/on-both.ts";
import { testDevices } from "../support/portal/test-devices.ts";

const devices = testDevices();

const asking = (demo: () => DemoPortal) => ({
  test: (id: string, serial: string): Promise<RemoteConnectResult> =>
    demo().ask<RemoteConnectResult>(id, "testRemoteConnect", { serial }),
  codeOf: async (id: string, serial: string): Promise<string> =>
    outcomeCode((await demo().ask<RemoteConnectResult>(id, "testRemoteConnect", { serial })).outcome),
  unblock: (id: string, serial: string) => demo().send(id, "unblockRemoteConnect", { serial }),
  dns: (id: string, serial: string): Promise<CloudDns> => demo().ask<CloudDns>(id, "getCloudDns", { serial }),
  product: (id: string, serial: string): Promise<Product> =>
    demo().ask<Product>(id, "getProduct", { serial }),
  forget: () =>
    demo().database.sql.script(
      "delete from cloud_dns_requests; delete from cloud_dns_blocks where until is not null; delete from cloud_dns_unblocks",
    ),
});

eachDemoPortal("remote connect", { devices }, (demo) => {
  const { test, codeOf, unblock, dns, product, forget } = asking(demo);
  afterAll(() => devices.clear());

  it.each<[DeviceBehaviour, string]>([
    ["healthy", "200"],
    ["default_password", "409"],
    ["unreachable", "461"],
    ["https_only", "462"],
    ["no_mqtt", "481"],
    ["hung", "482"],
    ["broken", "HTTP_500"],
  ])("answers for a device that is %s: %s", async (behaviour, code) => {
    await devices.start(baseSerial(13), behaviour);
    expect(await codeOf("gold", baseSerial(13))).toBe(code);
    const tested = await product("gold", baseSerial(13));
    expect([productContradictions(tested), tested.lastTest && outcomeCode(tested.lastTest.outcome)]).toEqual([
      [],
      code,
    ]);
    await forget();
  });

  it("says of a tested product where it was found, and of one that is registered or replaced only that it was never tested", async () => {
    const state = async (serial: string) => {
      const found = await product("gold", serial);
      expect(productContradictions(found)).toEqual([]);
      return reachabilityOf(found);
    };
    const [first, next] = [baseSerial(48), baseSerial(49)];
    await devices.start(first, "healthy");
    await demo().ask("gold", "registerProduct", { serial: first, licence_code: licenceOf(first) });
    expect(await state(first)).toEqual({ _tag: "NeverTested" });
    const made = await test("gold", first);
    const { ip, http, https } = (await devices.addressOf(first))!.reported;
    expect(await state(first)).toMatchObject({
      _tag: "Reachable",
      testedAt: made.testedAt,
      since: made.testedAt,
      address: ip,
      ports: [
        { protocol: "http", port: http },
        { protocol: "https", port: https },
      ],
    });
    expect((await dns("gold", first)).ipAddress).toBe(ip);
    const again = await test("gold", first);
    expect(await state(first)).toMatchObject({ since: made.testedAt, testedAt: again.testedAt });
    // Its address is known no more: nothing of the last test is left.
    await devices.clear();
    const lost = await test("gold", first);
    expect(await state(first)).toMatchObject({ _tag: "NotReachable", code: "403", since: lost.testedAt });
    expect((await product("gold", first)).network).toMatchObject({ ipv4: null, lastIp: ip, port: null });
    await demo().ask("gold", "replaceProduct", {
      serial: first,
      new_serial: next,
      licence_code: licenceOf(next),
    });
    expect(await state(next)).toEqual({ _tag: "NeverTested" });
    await demo().ask("gold", "deleteProduct", { serial: next, confirmation: next });
    await forget();
  });

  it("answers 403 for a device that never reported its address", async () => {
    expect(await codeOf("gold", baseSerial(2))).toBe("403");
    expect((await dns("gold", baseSerial(2))).status.code).toBe("miniserver_not_registered");
  });

  it("stores the last ten results, newest first, and the state of the ports", async () => {
    await devices.start(baseSerial(1), "https_only");
    const made = await test("gold", baseSerial(1));
    const results = await demo().ask<readonly RemoteConnectResult[]>("gold", "getRemoteConnectResults", {
      serial: baseSerial(1),
    });
    expect(results).toHaveLength(10);
    expect(results[0]).toEqual(made);
    const days = results.map(({ testedAt }) => testedAt.getTime());
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    const { network } = await product("gold", baseSerial(1));
    expect([network.http.open, network.https.open]).toEqual([false, true]);
    expect(network.lastPortCheck?.getTime()).toBeGreaterThanOrEqual(made.testedAt.getTime() - 1_000);
    await forget();
  });

  it("never connects to an address that a user typed", async () => {
    let connections = 0;
    const server = createServer((socket: Socket) => {
      connections += 1;
      socket.destroy();
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { name, project, version } = await product("gold", baseSerial(14));
    const settings = {
      serial: baseSerial(14),
      name,
      project,
      version: String(version),
    };
    for (const typed of [`127.0.0.1:${port}`, `http://127.0.0.1:${port}/`, `user@127.0.0.1`, "[::1]"]) {
      expect(
        (await demo().send("gold", "setProductSettings", { ...settings, external_address: typed })).json,
      ).toMatchObject({ error_code: "INVALID_REQUEST", field: "external_address" });
    }
    await demo().ask("gold", "setProductSettings", { ...settings, external_address: "127.0.0.1" });
    // Whatever a request or the product's own row names, the registered device alone is asked.
    await demo().database
      .sql`update products set http_port = ${port}, https_port = ${port}, port = ${port}, ipv4 = '127.0.0.1', last_ip = '127.0.0.1' where serial = ${baseSerial(14)}`;
    expect(await codeOf("gold", baseSerial(14))).toBe("403");
    await devices.start(baseSerial(14), "healthy");
    const typed = {
      serial: baseSerial(14),
      host: "127.0.0.1",
      port: String(port),
      address: `http://127.0.0.1:${port}`,
      external_address: "127.0.0.1",
    };
    expect(
      outcomeCode((await demo().ask<RemoteConnectResult>("gold", "testRemoteConnect", typed)).outcome),
    ).toBe("200");
    server.close();
    expect(connections).toBe(0);
    await forget();
  });

  it.each(["testRemoteConnect", "getRemoteConnectResults", "unblockRemoteConnect", "getCloudDns"] as const)(
    "%s refuses another company's product",
    async (name) => {
      for (const serial of [baseSerial(17), baseSerial(41), "000000000000"]) {
        expect((await demo().send("gold", name, { serial })).json).toEqual({
          valid: false,
          error_code: "PRODUCT_NOT_REGISTERED",
        });
      }
      expect((await demo().send("employee", name, { serial: baseSerial(1) })).status).toBe(403);
      expect((await demo().send("gold", name, { serial: "http://127.0.0.1/" })).json).toMatchObject({
        error_code: "INVALID_REQUEST",
        field: "serial",
      });
    },
  );

  it("tests a product once at a time", onBoth.locks, async () => {
    await devices.start(baseSerial(15), "hung");
    const both = await Promise.all(
      [1, 2].map(() => demo().send("gold", "testRemoteConnect", { serial: baseSerial(15) })),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(
      both
        .map(({ json }) => (json as { error_code?: string }).error_code)
        .filter((code) => code !== undefined),
    ).toEqual(["TEST_RUNNING"]);
    await forget();
  });

  it("stops when the request is aborted, without a result and without a claim", async () => {
    await devices.start(baseSerial(16), "hung");
    const client = await demo().as("gold");
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const { url } = demo().portal;
    const request = fetch(`${url}/api/testRemoteConnect`, {
      method: "POST",
      headers: { Origin: url, Cookie: cookie },
      body: new URLSearchParams({ serial: baseSerial(16) }),
      signal: AbortSignal.timeout(100),
    });
    await expect(request).rejects.toThrow(/timeout/i);
    const claimed = async (): Promise<boolean> =>
      (
        await demo().database
          .sql`select from products where serial = ${baseSerial(16)} and test_started_at is not null`
      ).length > 0;
    await expect.poll(claimed).toBe(false);
    expect(await demo().ask("gold", "getRemoteConnectResults", { serial: baseSerial(16) })).toEqual([]);
    await forget();
  });

  describe("blocks an address temporarily", () => {
    it("471 after too many requests of a person", async () => {
      const serials = [17, 18, 19, 20].map(baseSerial);
      for (let made = 0; made < dnsLimits.requests; made += 1) {
        const code = await codeOf("flagship", serials[made % serials.length] ?? "");
        expect(code).toBe("403");
      }
      const { outcome } = await test("flagship", serials[2] ?? "");
      expect(outcomeCode(outcome)).toBe("418/471");
      expect(outcome).toMatchObject({ until: expect.any(Date) as Date });
      expect((await dns("flagship", serials[2] ?? "")).status.code).toBe("miniserver_not_registered");
      expect((await unblock("flagship", serials[2] ?? "")).json).toEqual({ valid: true, data: {} });
      expect(await codeOf("flagship", serials[2] ?? "")).toBe("403");
      await forget();
    });

    it("472 after requests for too many different Miniservers", async () => {
      for (let place = 1; place <= dnsLimits.devices; place += 1)
        expect(await codeOf("gold", baseSerial(place))).not.toMatch(/^418\/47[12]/);
      expect(await codeOf("gold", baseSerial(dnsLimits.devices + 1))).toBe("418/472");
      await forget();
    });

    it("of a household by 471, 472 and 474, which unblocking removes, and by 473, which it does not", async () => {
      const simulator = await startDevices(
        demo().database,
        demoDevices.filter(({ household }) => household !== undefined),
        demo().portal.clock.now,
        (error) => {
          throw error;
        },
      );
      try {
        for (const [place, code] of [
          [4, "471"],
          [5, "472"],
          [7, "474"],
        ] as const) {
          expect(await codeOf("gold", baseSerial(place))).toBe(`418/${code}`);
          expect(await dns("gold", baseSerial(place))).toMatchObject({
            status: { code: "too_many_ip_requests" },
            reason: { code },
          });
          expect((await unblock("gold", baseSerial(place))).json).toEqual({ valid: true, data: {} });
          expect(await codeOf("gold", baseSerial(place))).toBe("403");
        }
        expect(await test("gold", baseSerial(6))).toMatchObject({
          outcome: { _tag: "Blocked", reason: { code: "473" }, until: null },
        });
        expect((await dns("gold", baseSerial(6))).status.code).toBe("blacklisted");
        expect((await unblock("gold", baseSerial(6))).json).toEqual({
          valid: false,
          error_code: "UNBLOCK_REFUSED",
        });
      } finally {
        await simulator.close();
        await forget();
      }
    });

    it("and is refused without a block, and a second time within the waiting time", async () => {
      const block = () => demo().database.sql`
        insert into cloud_dns_blocks (subject, code, until) values (${`device:${baseSerial(1)}`}, '471', ${new Date(demo().portal.clock.now().getTime() + 3_600_000)})`;
      expect((await unblock("gold", baseSerial(1))).json).toEqual({
        valid: false,
        error_code: "NOT_BLOCKED",
      });
      await block();
      expect((await unblock("gold", baseSerial(1))).json).toMatchObject({ valid: true });
      await block();
      const soon = await unblock("gold", baseSerial(1));
      expect([soon.status, soon.json]).toEqual([429, { valid: false, error_code: "UNBLOCK_TOO_SOON" }]);
      expect(Number(soon.headers.get("retry-after"))).toBeGreaterThan(14 * 60);
      demo().portal.clock.forward(15 * 60);
      expect((await unblock("gold", baseSerial(1))).json).toMatchObject({ valid: true });
      await forget();
    });
  });
});
