import { secretsOf } from "../../../server/store/secrets.ts";

/** The secrets of the tests' portals, which all agree; they encrypt nothing. */
export const testSecrets = secretsOf("the key of the tests' portals", { seals: false });
