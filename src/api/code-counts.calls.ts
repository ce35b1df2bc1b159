import * as Schema from "effect/Schema";
import { CodeCounts } from "../domain/code-counts/code-counts.ts";
import { Day } from "../domain/kit/day.ts";
import { call, data, noFields } from "./call.ts";

/** For the replay desk: the last `COUNTED_DAYS` days. */
export const getCodeCounts = call({
  path: "/api/getCodeCounts",
  summary: "How often people met each error code in the last 30 days",
  access: "codeCounts",
  kind: "read",
  unattended: true,
  body: noFields,
  answer: data(Schema.Struct({ today: Day, counts: Schema.Array(CodeCounts) })),
  failures: [],
});
