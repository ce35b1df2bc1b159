import { expect, it } from "vitest";
import { hashPassword } from "../../server/accounts/password.ts";
import { openCookieBrowser } from "../support/portal/cookie-browser.ts";
import { emailOf, testPassword } from "../support/portal/demo-like-accounts.ts";
import { eachPortal } from "../support/portal/each-portal.ts";
import { authorize, identityAt } from "../support/portal/identity-harness.ts";

/** Takes about two seconds, and the other next to nothing. */
const slow = { n: 2 ** 15, r: 8, p: 15 };
const quick = { n: 16, r: 1, p: 1 };

eachPortal("a portal that hashes as many passwords as it can", {}, (portal) => {
  it("refuses sign-ins at once on both ways, answers everything else, and takes them again later", async () => {
    const { url, client } = portal();
    const browser = openCookieBrowser();
    const { page } = await authorize(identityAt(url), browser);
    const signIn = () => client().call("login", { email_address: emailOf("gold"), password: testPassword });

    // Two are hashed, and as many wait as may.
    const busy = [slow, slow, ...Array.from({ length: 50 }, () => quick)].map((cost, index) =>
      hashPassword("word", cost, { by: [`network ${index}`] }),
    );
    const refused = await signIn();
    const form = { username: emailOf("gold"), password: testPassword };
    const onPage = await browser.post(page!.url, form);
    const other = await client().call("checkUserSession");
    expect([refused.status, refused.json, refused.headers.get("retry-after")]).toEqual([
      503,
      { valid: false, error_code: "OVERLOADED" },
      "10",
    ]);
    expect([onPage.status, onPage.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(other.status).toBe(200);

    await Promise.all(busy);
    expect((await signIn()).json).toMatchObject({ valid: true });
  });

  it("takes a sign-in while a crowd from another network has all places", async () => {
    const crowd = Array.from({ length: 2 + 50 + 8 }, (_, index) =>
      hashPassword("word", index < 2 ? slow : quick, { by: ["crowd", `account ${index}`] }),
    );
    const settled = Promise.allSettled(crowd);
    const { json } = await portal()
      .client()
      .call("login", { email_address: emailOf("silver"), password: testPassword });
    expect(json).toMatchObject({ valid: true });
    expect((await settled).filter(({ status }) => status === "rejected").length).toBeGreaterThanOrEqual(8);
  });
});
