import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeProtectedHeader } from "jose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadIdentityKeys, rotateIdentityKeys } from "../../server/identity/identity-keys.ts";
import { rotateKeys } from "../../server/rotate-keys.ts";
import { openDatabase } from "../../server/store/database.ts";
import { openSecrets, secretsOf } from "../../server/store/secrets.ts";
import { openCookieBrowser } from "../support/portal/cookie-browser.ts";
import { eachStore } from "../support/portal/each-store.ts";
import {
  authorize,
  fakeCredentials,
  redeem,
  refresh,
  signIn,
  startIdentity,
  type RunningIdentity,
} from "../support/portal/identity-harness.ts";
import { putStore } from "../support/portal/prepared.ts";
import { testSecrets } from "../support/portal/test-secrets.ts";

eachStore("the rotation of the identity server's keys", (store) => {
  let server: RunningIdentity;
  let ahead = 0;
  beforeEach(async () => {
    ahead = 0;
    await store.database().sql`delete from identity_key`;
    server = await startIdentity(store.database(), fakeCredentials().credentials, {
      now: () => new Date(Date.now() + ahead),
    });
  });
  afterEach(() => server.stop());

  const rotate = () => rotateIdentityKeys(store.database(), testSecrets);
  const minutesLater = async (minutes: number): Promise<void> => {
    ahead += minutes * 60_000;
    await store.database()
      .sql`update identity_key set created_at = created_at - make_interval(mins => ${minutes})`;
  };
  const kidsOfCerts = async (): Promise<readonly string[]> => {
    const answer = await fetch(server.endpoint("certs"));
    return ((await answer.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
  };
  const kidOf = (token: string) => decodeProtectedHeader(token).kid;

  it("keeps everybody signed in, and signs with the new key once every process knows it", async () => {
    const browser = openCookieBrowser();
    const before = await signIn(server, browser);
    await rotate();
    await minutesLater(1);
    expect(await kidsOfCerts()).toHaveLength(2);
    const during = await refresh(server, browser, before);
    expect(kidOf(during.body.access_token)).toBe(kidOf(before.access_token));

    await minutesLater(1);
    const after = await refresh(server, browser, before);
    const kid = kidOf(after.body.access_token);
    expect(kid).not.toBe(kidOf(before.access_token));
    expect(await kidsOfCerts()).toEqual([kid, kidOf(before.access_token)]);
    for (const token of [before.access_token, after.body.access_token])
      expect(await server.verifyToken(token)).toMatchObject({ sub: "account-1" });
    // The session's cookie was signed with the key before.
    const silent = await authorize(server, browser, { prompt: "none" });
    expect((await redeem(server, browser, silent.leftTo, silent.verifier)).status).toBe(200);
  });

  it("ends what an older key has signed with the next rotation", async () => {
    const browser = openCookieBrowser();
    const before = await signIn(server, browser);
    await rotate();
    await rotate();
    await minutesLater(1);
    expect(await kidsOfCerts()).toHaveLength(2);
    expect(await kidsOfCerts()).not.toContain(kidOf(before.access_token));
    expect(await server.verifyToken(before.access_token)).toBeUndefined();
    const silent = await authorize(server, browser, { prompt: "none" });
    expect(silent.leftTo?.hash).toContain("login_required");
  });

  it("encrypts the keys with SECRETS_KEY, also those that are there already, and refuses another one", async () => {
    const stored = async () =>
      JSON.stringify(await store.database().sql`select secret from identity_key order by purpose, id`);
    const plain = await loadIdentityKeys(store.database(), testSecrets);
    const secrets = [String(plain.signing.d), String(plain.cookies[0])];
    for (const secret of secrets) expect(await stored()).toContain(secret);
    const sealing = secretsOf("the operator's key", { seals: true });
    expect(await loadIdentityKeys(store.database(), sealing)).toEqual(plain);
    for (const secret of secrets) expect(await stored()).not.toContain(secret);
    expect(await loadIdentityKeys(store.database(), sealing)).toEqual(plain);
    await rotateIdentityKeys(store.database(), sealing);
    const rotated = await loadIdentityKeys(store.database(), sealing);
    expect(rotated.accepted).toHaveLength(2);
    for (const { d } of rotated.accepted) expect(await stored()).not.toContain(String(d));
    for (const other of [testSecrets, secretsOf("a typing mistake", { seals: true })])
      await expect(loadIdentityKeys(store.database(), other)).rejects.toThrow("another SECRETS_KEY");
  });
});

describe("npm run keys:rotate", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-keys-"));
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it("adds a key to those of the store, in either mode, and says when it is used", async () => {
    const lines: string[] = [];
    putStore("tables", dataDir);
    const variables = { DATA_DIR: dataDir, PORTAL_MODE: "production", SECRETS_KEY: "k".repeat(32) };
    await rotateKeys(variables, (line) => lines.push(line));
    expect(lines).toEqual([expect.stringContaining("used in 2 minutes")]);
    const database = await openDatabase({ dataDir });
    const secrets = await openSecrets({ secretsKey: variables.SECRETS_KEY, dataDir });
    const { accepted, cookies } = await loadIdentityKeys(database, secrets);
    await database.close();
    expect([accepted.length, cookies.length]).toEqual([2, 2]);
  });
});
