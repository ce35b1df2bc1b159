import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A secret for a cookie or a link: 32 random bytes. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** The stored hash of a secret: the secret cannot be derived from the store. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Compares two secrets in a time that tells nothing of them. */
export const isSameSecret = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** The number and the signature of a link `number.signature`; undefined where it is nothing of the kind. */
export const linkParts = (link: string): readonly [id: string, signature: string] | undefined => {
  const [, id, signature] = /^([\w-]+)\.([\w-]+)$/.exec(link) ?? [];
  return id === undefined || signature === undefined ? undefined : [id, signature];
};
