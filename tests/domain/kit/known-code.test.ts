import * as Schema from "effect/Schema";
import { expect, it } from "vitest";
import { codeOf } from "../../../src/domain/kit/known-code.ts";

const Status = codeOf(["open", "closed"]);

it.each([
  ["open", "Known"],
  ["closed", "Known"],
  ["reopened", "Unknown"],
  ["", "Unknown"],
])("the code %j is %s, and is sent as it was received", (code, tag) => {
  const status = Schema.decodeUnknownSync(Status)(code);
  expect(status).toEqual({ _tag: tag, code });
  expect(Schema.encodeSync(Status)(status)).toBe(code);
});

it("a code outside of the list is not taken for a known one", () =>
  expect(Schema.is(Status)({ _tag: "Known", code: "reopened" })).toBe(false));
