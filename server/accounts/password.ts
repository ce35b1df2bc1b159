import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { refuseInsideTransaction } from "../store/in-transaction.ts";
import { createBoundedQueue, type Waiter } from "./bounded-queue.ts";

/**
 * Each hash takes 32 MB and a thread of Node's pool of four: two at a time leave the others to files and names. Networks have turns, and accounts
 * in a network: who signs in waits for two hashes and one for each other network that waits, however many come from one.
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

const derive = (
  password: string,
  salt: Buffer,
  { n, r, p }: PasswordCost,
  waiter: Waiter | undefined,
): Promise<Buffer> => {
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
    waiter,
  );
};

const write = ({ n, r, p }: PasswordCost, salt: Buffer, key: Buffer): string =>
  ["scrypt", n, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");

/** Hashes a password for the store, in the turn of the waiter. Tests pass a smaller cost. */
export const hashPassword = async (
  password: string,
  cost: PasswordCost = standardCost,
  waiter?: Waiter,
): Promise<string> => {
  const salt = randomBytes(16);
  return write(cost, salt, await derive(password, salt, cost, waiter));
};

/** The hash of an account that has no password yet: no password has it. */
export const dummyHash = write(standardCost, Buffer.alloc(16), Buffer.alloc(keyLength));

/** True where the password is the hashed one, which is compared in the turn of the waiter. */
export const verifyPassword = async (password: string, hash: string, waiter?: Waiter): Promise<boolean> => {
  const [scheme, n, r, p, salt = "", key = ""] = hash.split("$");
  if (scheme !== "scrypt") return false;
  const expected = Buffer.from(key, "base64url");
  const cost = { n: Number(n), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, "base64url"), cost, waiter);
  return expected.length === given.length && timingSafeEqual(expected, given);
};
