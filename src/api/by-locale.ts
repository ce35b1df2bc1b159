import * as Schema from "effect/Schema";
import { locales } from "../domain/shell/locale.ts";
import { form } from "./call.ts";

export const Locale = Schema.Literals(locales);

/** What is asked for in a language, and in nothing else. */
export const byLocale = form(Schema.Struct({ instance: Locale }));
