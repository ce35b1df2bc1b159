import { createHash, randomBytes } from "node:crypto";

/** A secret for a cookie or a link: 32 random bytes. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** The stored hash of a secret: the secret cannot be derived from the store. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
