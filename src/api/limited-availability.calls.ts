import { shortageList } from "../domain/limited-availability/limited-availability.lists.ts";
import { call } from "./call.ts";
import { csvOf, pagesOf } from "./list-body.ts";

const access = "orders";

export const getShortages = call({
  path: "/api/getShortages",
  summary: "The articles of limited availability, a page at a time",
  access,
  kind: "read",
  ...pagesOf(shortageList),
  failures: [],
});

export const getShortagesCsv = call({
  path: "/api/getShortagesCsv",
  summary:
    "All articles of limited availability that a filter finds, as CSV in a language, or with `raw=1` as programs read it",
  access,
  kind: "read",
  ...csvOf(shortageList),
  failures: [],
});
