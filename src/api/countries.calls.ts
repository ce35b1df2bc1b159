import * as Schema from "effect/Schema";
import { Country } from "../domain/kit/country.ts";
import { byLocale } from "./by-locale.ts";
import { call, data } from "./call.ts";

export const getCountries = call({
  path: "/api/getCountries",
  summary: "Countries by code, XK included",
  access: "open",
  kind: "read",
  body: byLocale,
  answer: data(Schema.Array(Country)),
  failures: [],
});
