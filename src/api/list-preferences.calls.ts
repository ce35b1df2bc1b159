import * as Schema from "effect/Schema";
import { Flag } from "../domain/kit/flag.ts";
import { UserData } from "../domain/session/user.ts";
import { HiddenColumns } from "../domain/shell/list-choice.ts";
import { call, data, form } from "./call.ts";

/** Keeps what the request names; other lists stay as they are. The answer is the user's data with all that is kept. */
export const setListView = call({
  path: "/api/setListView",
  summary: "Keep which columns of a list are shown, and how high rows are",
  access: "session",
  kind: "write",
  sets: true,
  body: form(
    Schema.Struct({
      compact: Schema.optionalKey(Flag),
      hidden: Schema.optionalKey(Schema.fromJsonString(HiddenColumns)),
    }),
  ),
  answer: data(UserData),
  failures: [],
});
