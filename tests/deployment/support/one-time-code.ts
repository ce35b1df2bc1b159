import { createHmac } from "node:crypto";

const STEP = 30_000;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

const bytesOf = (base32: string): Buffer => {
  const bits = Array.from(base32.replaceAll(/\s/g, ""))
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The code of an authenticator app with this secret (RFC 6238, six digits), now or some steps of 30 s later. */
export const oneTimeCode = (secret: string, stepsLater = 0): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP) + stepsLater));
  const digest = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) % 16;
  const number = (digest.readUInt32BE(offset) % 0x80_00_00_00) % 1_000_000;
  return String(number).padStart(6, "0");
};
