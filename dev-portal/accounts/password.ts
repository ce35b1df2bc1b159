import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { refuseInsideTransaction } from "../store/in-transaction.ts";
import { createBoundedQueue } from "./bounded-queue.ts";

/**
 * Each hash takes 32 MB and a thread of Node's pool of four: two at a time leave the others to files and names. Those who wait longest
 * wait for about ten seconds.
 */
const inTurn = createBoundedQueue({ atOnce: 2, waiting: 50 });

/** The scrypt parameters N, r and p. A new hash takes about 0.4 s; a stored hash contains its parameters. */
export interface PasswordCost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

const standardCost: PasswordCost = { n: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;

const derive = (password: string, salt: Buffer, { n, r, p }: PasswordCost): Promise<Buffer> => {
  refuseInsideTransaction("scrypt");
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(
          password.normalize("NFC"),
          salt,
          keyLength,
          { N: n, r, p, maxmem: 256 * n * r },
          (error, key) => (error === null ? resolve(key) : reject(error)),
        );
      }),
  );
};

const write = ({ n, r, p }: PasswordCost, salt: Buffer, key: Buffer): string =>
  ["scrypt", n, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");

/** Hashes a password for the store. Tests pass a smaller cost. */
export const hashPassword = async (password: string, cost: PasswordCost = standardCost): Promise<string> => {
  const salt = randomBytes(16);
  return write(cost, salt, await derive(password, salt, cost));
};

/** The hash that an unknown account's password is compared with, so that the response takes as long as for a known one. No password has this hash. */
export const dummyHash = write(standardCost, Buffer.alloc(16), Buffer.alloc(keyLength));

/** True where the password is the hashed one. */
export const verifyPassword = async (password: string, hash: string): Promise<boolean> => {
  const [scheme, n, r, p, salt = "", key = ""] = hash.split("$");
  if (scheme !== "scrypt") return false;
  const expected = Buffer.from(key, "base64url");
  const given = await derive(password, Buffer.from(salt, "base64url"), {
    n: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return expected.length === given.length && timingSafeEqual(expected, given);
};
