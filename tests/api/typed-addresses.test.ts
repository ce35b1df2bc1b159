import * as Arbitrary from "effect/Arbitrary";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Schema from "effect/Schema";
import { afterAll, expect, it } from "vitest";
import type { AnyCall } from "../../src/api/call.ts";
import * as products from "../../src/api/products.calls.ts";
import * as tickets from "../../src/api/tickets.calls.ts";
import type { Product } from "../../src/domain/products/product.ts";
import { outcomeCode, type RemoteConnectResult } from "../../src/domain/products/remote-connect.ts";
import { baseSerial } from "../../server/demo/devices.ts";
import type { CallName } from "../../server/http/handler.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { testDevices } from "../support/portal/test-devices.ts";
import { openConnectionCounter } from "../support/portal/connection-counter.ts";

const serial = baseSerial(13);
// Deleting is left out: the product is needed until the end.
const areas = Object.entries({ ...products, ...tickets }).filter(
  ([name]) => name !== "deleteProduct",
) as readonly (readonly [CallName, AnyCall])[];

type Wire = Readonly<Record<string, string>>;

const isTaken = ({ fields }: AnyCall["body"], wire: Wire): boolean =>
  Exit.isSuccess(Schema.decodeUnknownExit(fields)(wire));

/** Requests that the call's own schema lets through, each with the address in one of its fields. */
const requestsWith = async (
  { body }: AnyCall,
  address: string,
): Promise<readonly (readonly [field: string, wire: Wire])[]> => {
  const samples = await Effect.runPromise(
    Arbitrary.sampleEffect(Arbitrary.schema(body.fields), { count: 20, seed: 1 }),
  );
  // Put together: one of them has each field that may be left out.
  const wires = samples.map(
    (sample) => Schema.encodeUnknownSync(body.fields)(sample) as Readonly<Record<string, string | undefined>>,
  );
  const given = wires
    .flatMap((wire) => Object.entries(wire))
    .filter((entry): entry is [string, string] => entry[1] !== undefined);
  const whole: Wire = {
    ...Object.fromEntries(given),
    ...(given.some(([name]) => name === "serial") ? { serial } : {}),
    ...(given.some(([name]) => name === "department") ? { department: "support-int" } : {}),
  };
  return Object.keys(whole)
    .map((field) => [field, { ...whole, [field]: address }] as const)
    .filter(([, wire]) => isTaken(body, wire));
};

const devices = testDevices();

eachDemoPortal("an address that is typed", { devices, connectLimit: 10_000 }, (demo) => {
  afterAll(() => devices.clear());

  it("into any field of any call about products and tickets is never connected to", async () => {
    const counter = await openConnectionCounter();
    const { port } = counter;
    const taken = new Set<string>();
    for (const [name, call] of areas) {
      for (const address of [`http://127.0.0.1:${port}/`, `127.0.0.1:${port}`, "127.0.0.1"]) {
        for (const [field, wire] of await requestsWith(call, address)) {
          // Settings with another version would not be written.
          const { version } = await demo().ask<Product>("gold", "getProduct", { serial });
          const sent = "version" in wire ? { ...wire, version: String(version) } : wire;
          await demo().send("gold", name, sent, call.body._tag === "Multipart" ? { files: [] } : {});
          taken.add(`${name}.${field}`);
        }
      }
    }
    // Where nothing was let through, nothing would be shown.
    expect([...taken]).toEqual(
      expect.arrayContaining([
        "createTicket.ticket_description",
        "createGuidedTicket.invoice",
        "setProductSettings.external_address",
        "setProductSettings.name",
      ]),
    );
    await devices.start(serial, "healthy");
    expect(
      outcomeCode((await demo().ask<RemoteConnectResult>("gold", "testRemoteConnect", { serial })).outcome),
    ).toBe("200");
    counter.close();
    expect(counter.connections()).toBe(0);
  });
});
