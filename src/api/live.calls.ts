import * as Schema from "effect/Schema";
import { ChangeId, ChangeNews } from "../domain/live/change.ts";
import { call, data, form } from "./call.ts";

/** What to look at again since the last event; without one, since a minute ago (business §6). */
export const getChanges = call({
  path: "/api/getChanges",
  summary: "What has changed since the last event, without its data",
  access: "session",
  kind: "read",
  body: form(Schema.Struct({ last_event_id: Schema.optionalKey(ChangeId) })),
  answer: data(ChangeNews),
  failures: [],
  unattended: true,
});
