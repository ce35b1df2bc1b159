import type { PasswordCost } from "../../../server/accounts/password.ts";

/** Tests hash and compare passwords by the hundred: the usual cost, 0.4 s of processor time, would be most of theirs. */
export const cheapHash: PasswordCost = { n: 2 ** 10, r: 8, p: 1 };
