import { createHash, randomBytes } from "node:crypto";

/** A secret for a cookie or a link: 32 random bytes. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What the store keeps of a secret: somebody who reads the store cannot use it. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
