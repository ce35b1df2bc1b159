import { catalogues, type Catalogue } from "../../../src/domain/shell/locale.ts";

/** The build and the portal treat every language in the same way: some are enough for each change, and `npm run test:long` has all. */
const someLanguages: readonly Catalogue[] = ["int", "dede", "plpl"];

/** The languages that a test of each of them has, with its tag. */
export const languageSets = [[someLanguages], [catalogues, "@long"]] as const;
