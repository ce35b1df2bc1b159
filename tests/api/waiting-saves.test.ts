import { expect, it } from "vitest";
import type { VatVerdict } from "../../src/domain/sign-up/vat-id.ts";
import { AT_ONCE } from "../../server/http/at-once.ts";
import { createAccountHandlers } from "../../server/areas/account/account.handlers.ts";
import { onBoth } from "../support/portal/on-both.ts";
import { companyFields } from "../support/portal/sign-up-fields.ts";
import { eachPortal } from "../support/portal/each-portal.ts";
import { handlersWith } from "../support/portal/portal.ts";

const company = { ...companyFields, version: "1" };

/** A register that answers when the test lets it. */
const waiting: ((verdict: VatVerdict) => void)[] = [];
const vatCheck = () => new Promise<VatVerdict>((resolve) => void waiting.push(resolve));

eachPortal(
  "saves that wait for the VAT register",
  { handlers: handlersWith(createAccountHandlers(vatCheck)) },
  (portal) => {
    it("keep nobody else waiting, and one of them wins", onBoth.locks, async () => {
      const client = await portal().signedIn("gold");
      waiting.length = 0;
      const saves = Array.from({ length: 10 }, (_, index) =>
        client.call("saveCompany", { ...company, companyName: `Byron ${index} GmbH` }),
      );
      await expect.poll(() => waiting.length).toBe(10);
      const other = await portal().signedIn("silver");
      expect((await other.call("setNewsletter", { subscribed: "1" })).json).toMatchObject({ valid: true });
      for (const resolve of waiting) resolve("valid");
      const answers = (await Promise.all(saves)).map(
        ({ json }) => (json as { data?: { _tag: string } }).data?._tag,
      );
      expect(answers.filter((tag) => tag === "Saved")).toHaveLength(1);
      expect(answers.filter((tag) => tag === "Collided")).toHaveLength(9);
    });

    it("are limited for an account", async () => {
      const client = await portal().signedIn("silver");
      waiting.length = 0;
      const saves = Array.from({ length: 31 }, () => client.call("saveCompany", company));
      await expect.poll(() => waiting.length).toBe(30);
      for (const resolve of waiting) resolve("unreachable");
      const statuses = (await Promise.all(saves)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    });
  },
);

let answerAll: (() => void)[] = [];
const getCountries = () => new Promise<readonly never[]>((resolve) => void answerAll.push(() => resolve([])));

eachPortal("calls of one account at once", { handlers: handlersWith({ getCountries }) }, (portal) => {
  it("are limited, and nobody else's are", onBoth.limits, async () => {
    answerAll = [];
    const client = await portal().signedIn("gold");
    const ask = (from = client) => from.call("getCountries", { instance: "int" });
    const running = Array.from({ length: AT_ONCE }, () => ask());
    await expect.poll(() => answerAll.length).toBe(AT_ONCE);
    const refused = await ask();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
    const others = ask(await portal().signedIn("silver"));
    await expect.poll(() => answerAll.length).toBe(AT_ONCE + 1);
    for (const answer of answerAll) answer();
    const statuses = (await Promise.all([...running, others])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const later = ask();
    await expect.poll(() => answerAll.length).toBe(AT_ONCE + 2);
    answerAll.at(-1)?.();
    expect((await later).status).toBe(200);
  });
});
