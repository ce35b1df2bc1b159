import { createIntents, type Intents } from "../../api/intents.ts";
import { keptKeys } from "../browser/kept-keys.ts";

/** The intentions of this page, whose keys the tab keeps. */
export const intents: Intents = createIntents(keptKeys, () => navigator.onLine);
