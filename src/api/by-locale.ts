import * as Schema from "effect/Schema";
import { locales } from "../domain/shell/locale.ts";
import { form } from "./call.ts";

export const Locale = Schema.Literals(locales);

/** A request whose only field is the language. */
export const byLocale = form(Schema.Struct({ instance: Locale }));
