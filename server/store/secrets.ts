import { createHmac, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { link, open, readFile, rm } from "node:fs/promises";
import { CompactEncrypt, compactDecrypt } from "jose";
import { EnvironmentRefused } from "../variables.ts";
import { makeFolder, OWN_FILE, placesIn } from "./data-dir.ts";
import { syncFolder } from "./sync-to-disk.ts";

/** What the portal does with its own key, which is kept outside of the store: a copy of the store alone reveals nothing of it. */
export interface Secrets {
  /** The keyed hash of a text. */
  readonly hash: (text: string) => string;
  /** Encrypts a value for the store where `SECRETS_KEY` is set; otherwise the value itself. */
  readonly seal: (value: unknown) => Promise<unknown>;
  /** The value of a stored one, encrypted or not. Rejects with EnvironmentRefused if another key has encrypted it. */
  readonly open: (stored: unknown) => Promise<unknown>;
  /** True if `seal` would store a value in another way. */
  readonly isOutdated: (stored: unknown) => boolean;
  /** Encrypts a value also without `SECRETS_KEY`: for what is kept for a day, and may be lost with the key file. `open` reads it. */
  readonly encrypt: (value: unknown) => Promise<unknown>;
}

interface Sealed {
  readonly sealed: string;
}

const isSealed = (stored: unknown): stored is Sealed =>
  typeof stored === "object" && stored !== null && "sealed" in stored && typeof stored.sealed === "string";

const keyFor = (master: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", master, "", `partner-portal ${purpose}`, 32));

/** The secrets of a key; `seals`: whether it encrypts what the store holds. */
export const secretsOf = (master: string, { seals }: { readonly seals: boolean }): Secrets => {
  const hashKey = keyFor(master, "hash");
  const sealKey = keyFor(master, "seal");
  const decrypt = async (sealed: string): Promise<unknown> => {
    try {
      const { plaintext } = await compactDecrypt(sealed, sealKey);
      return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
    } catch {
      throw new EnvironmentRefused(
        "The keys in this store are encrypted with another SECRETS_KEY. Start with that one. If it is lost, empty the table identity_key: new keys are made, and everybody who signed in by single sign-on signs in again.",
      );
    }
  };
  const encrypt = async (value: unknown): Promise<Sealed> => ({
    sealed: await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
      .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
      .encrypt(sealKey),
  });
  return {
    hash: (text) => createHmac("sha256", hashKey).update(text).digest("base64url"),
    encrypt,
    seal: async (value) => (seals ? encrypt(value) : value),
    open: async (stored) => (isSealed(stored) ? decrypt(stored.sealed) : stored),
    isOutdated: (stored) => seals && !isSealed(stored),
  };
};

/** Reads the key file of a data directory, and makes it the first time. Of several processes that start at once all read the same key. */
const readKeyFile = async (dataDir: string): Promise<string> => {
  const path = placesIn(dataDir).secretsKey;
  const read = (): Promise<string> => readFile(path, "utf8");
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  await makeFolder(dataDir);
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, "wx", OWN_FILE);
    try {
      await file.writeFile(randomBytes(32).toString("base64url"));
      await file.sync();
    } finally {
      await file.close();
    }
    // Fails if another process was first; its key counts then.
    await link(draft, path).catch(() => undefined);
    await syncFolder(dataDir);
  } finally {
    await rm(draft, { force: true });
  }
  return read();
};

// What an empty file makes could be made by anybody.
const wholeKey = (key: string, dataDir: string): string => {
  if (key.length < 32)
    throw new EnvironmentRefused(
      `${placesIn(dataDir).secretsKey} has no whole key. Put the one there that was kept beside the backups; if it is lost, remove the file, and a new key is made (docs/operators.md, "Keys").`,
    );
  return key;
};

/** The secrets of a portal: by `SECRETS_KEY`, or by a key file in the data directory, which all processes of a store share. */
export const openSecrets = async ({
  secretsKey,
  dataDir,
}: {
  readonly secretsKey: string | undefined;
  readonly dataDir: string;
}): Promise<Secrets> =>
  secretsKey === undefined
    ? secretsOf(wholeKey(await readKeyFile(dataDir), dataDir), { seals: false })
    : secretsOf(secretsKey, { seals: true });
