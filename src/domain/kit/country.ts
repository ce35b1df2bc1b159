import * as Schema from "effect/Schema";

/** A country with its code, including `XK` (Kosovo; shell §3), and its name in the reader's language. */
export const Country = Schema.Struct({ code: Schema.String, name: Schema.String });
export type Country = typeof Country.Type;
