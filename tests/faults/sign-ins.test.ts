import { describe, expect, test } from "vitest";
import { hashPassword } from "../../server/accounts/password.ts";
import { demoPassword } from "../../server/demo/seed-demo.ts";
import { createPortalClient } from "../support/portal/portal-client.ts";
import { report, type Result } from "./support/campaign.ts";
import { openFaultStore } from "./support/fault-store.ts";
import { owners } from "./support/people.ts";

const [owner, ...others] = owners;
/** Of each account: more would be refused without a hash. */
const TRIES = 5;
const results: Result[] = [];

describe("while a crowd from one network signs in", () => {
  test("an owner from another network waits for a few hashes, and not for all", async () => {
    const store = await openFaultStore("PGlite");
    const database = await store.open();
    // The demo data of tests have a cheap hash.
    await database.sql`update accounts set password_hash = ${await hashPassword(demoPassword)}`;
    await database.close();
    const { url } = await store.start({ TRUST_PROXY: "127.0.0.1" });
    const signIn = async (id: string, address: string, password: string = demoPassword) => {
      const begun = performance.now();
      const answer = await createPortalClient(url).call(
        "login",
        { email_address: `${id}@demo.test`, password },
        { headers: { "X-Forwarded-For": address } },
      );
      return { took: performance.now() - begun, json: answer.json };
    };
    await signIn(owner, "203.0.113.5");
    const alone = await signIn(owner, "203.0.113.5");
    const begun = performance.now();
    const crowd = Promise.all(
      others.flatMap((id) =>
        Array.from({ length: TRIES }, () => signIn(id, "198.51.100.7", "Wrong-Horse-1?")),
      ),
    );
    const beside = await signIn(owner, "203.0.113.5");
    const tries = (await crowd).length;
    const all = performance.now() - begun;
    const times = (took: number): string => (took / alone.took).toFixed(1);
    results.push({
      what: `PGlite: an owner signs in while ${tries} sign-ins come from another network`,
      measured: `the owner waits ${times(beside.took)} times as long as alone, the crowd ${times(all)} times`,
    });
    report("sign-ins", results);
    expect([alone.json, beside.json]).toMatchObject([{ valid: true }, { valid: true }]);
    expect(beside.took).toBeLessThan(all / 2);
  });
});
