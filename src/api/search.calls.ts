import * as Schema from "effect/Schema";
import { SearchAnswer } from "../domain/search/hit.ts";
import { SearchQuery } from "../domain/search/query.ts";
import { Locale } from "./by-locale.ts";
import { call, data, form } from "./call.ts";

export const searchEverywhere = call({
  path: "/api/searchEverywhere",
  summary: "What a query finds in all areas that the account may see, by kind",
  access: "session",
  kind: "read",
  body: form(Schema.Struct({ query: SearchQuery, instance: Locale })),
  answer: data(SearchAnswer),
  failures: [],
});
