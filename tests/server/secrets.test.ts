import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { EnvironmentRefused } from "../../server/variables.ts";
import { openSecrets, secretsOf } from "../../server/store/secrets.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "portal-secrets-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ofFile = (name = "data") => openSecrets({ secretsKey: undefined, dataDir: join(folder, name) });

it("are the same for all processes of a data directory, also where they start at once", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => ofFile()));
  expect(new Set([...all, await ofFile()].map(({ hash }) => hash("text"))).size).toBe(1);
  expect((await ofFile("other")).hash("text")).not.toBe(all[0]?.hash("text"));
  expect(readdirSync(join(folder, "data"))).toEqual(["secrets.key"]);
  expect(statSync(join(folder, "data/secrets.key")).mode & 0o777).toBe(0o600);
});

it("with SECRETS_KEY are the same everywhere, and leave no file", async () => {
  const secretsKey = "a".repeat(32);
  const [here, there] = [
    await openSecrets({ secretsKey, dataDir: join(folder, "here") }),
    await openSecrets({ secretsKey, dataDir: join(folder, "there") }),
  ];
  expect(here.hash("text")).toBe(there.hash("text"));
  expect(here.hash("text")).not.toBe(here.hash("texts"));
  expect(readdirSync(folder)).toEqual([]);
});

it("encrypt with SECRETS_KEY only, and read what was stored before", async () => {
  const [sealing, plain, other] = [
    secretsOf("one", { seals: true }),
    secretsOf("one", { seals: false }),
    secretsOf("another", { seals: true }),
  ];
  const value = { d: "private", list: [1, "ü"] };
  const sealed = await sealing.seal(value);
  expect(JSON.stringify(sealed)).not.toContain("private");
  expect(await sealing.seal(value)).not.toEqual(sealed);
  expect(await sealing.open(sealed)).toEqual(value);
  expect([sealing.isOutdated(sealed), sealing.isOutdated(value), plain.isOutdated(value)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(await plain.seal(value)).toEqual(value);
  expect(await sealing.open(value)).toEqual(value);
  await expect(other.open(sealed)).rejects.toThrow(EnvironmentRefused);
  await expect((await ofFile()).open(sealed)).rejects.toThrow("another SECRETS_KEY");
});
