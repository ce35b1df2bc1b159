import * as Schema from "effect/Schema";
import { Locale } from "./by-locale.ts";

/**
 * The fields of every call that answers a CSV file: the language of its reader, by default that of the account;
 * or `raw=1` for programs: English keys, separated by commas, decimals behind a point (docs/decisions/documents.md).
 */
export const csvFields = {
  instance: Schema.optionalKey(Locale),
  raw: Schema.optionalKey(Schema.Literal("1")),
};

const CsvFields = Schema.Struct(csvFields);
export type CsvRequest = typeof CsvFields.Type;
