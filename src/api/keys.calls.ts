import * as Schema from "effect/Schema";
import { Flag } from "../domain/kit/flag.ts";
import { call, data, form } from "./call.ts";

export const setSingleKeys = call({
  path: "/api/setSingleKeys",
  summary: "Turn the portal's keys of one character on or off",
  access: "session",
  kind: "write",
  sets: true,
  body: form(Schema.Struct({ on: Flag })),
  answer: data(Schema.Struct({ on: Schema.Boolean })),
  failures: [],
});
