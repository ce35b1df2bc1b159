import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { ChangeId, ChangeLine, topicAccess, topics } from "../../../src/domain/live/change.ts";
import { accessTable, isAllowed, requirementOf } from "../../../src/domain/shell/access.ts";
import { visitorWith } from "../../support/visitor.ts";

const heardBy = (status: string, rights?: readonly []) =>
  topics.filter((topic) => isAllowed(requirementOf(topicAccess[topic]), visitorWith(status, rights)));

describe("a topic", () => {
  it("is heard by whoever has the row of the access table that it names", () => {
    expect(Object.values(topicAccess).filter((row) => !Object.hasOwn(accessTable, row))).toEqual([]);
  });

  it("that waits for staff is heard by staff alone", () => {
    const staff = heardBy("ma").filter((topic) => !heardBy("gold").includes(topic));
    expect(staff).toEqual(["referenceReviews", "licenceReviews", "pioneerCases", "knownIssues"]);
  });

  it("of a company's data is not heard by an employee without rights", () => {
    expect(heardBy("gold", [])).toEqual(["messages", "conference"]);
  });
});

describe("up to where a browser has heard", () => {
  const isId = Schema.is(ChangeId);

  it.each(["1764270000000/7:7:", "0/123456789012345678:123456789012345678:7,8,9"])(
    "%s is such a mark",
    (id) => expect(isId(id)).toBe(true),
  );

  it.each([
    "",
    "1/2:3",
    "/2:3:",
    "1/:3:",
    "1/2::",
    "a/2:3:",
    "1/2:3:a",
    "x1/2:3:",
    "1/2:3:4\n",
    "1234567890123456/2:3:",
    `1/2:3:${"4,".repeat(2000)}`,
  ])("%j is none", (id) => expect(isId(id)).toBe(false));
});

describe("a line of the event stream", () => {
  const isLine = Schema.is(ChangeLine);
  const id = "1/2:3:";

  it.each([
    { kind: "changed", id, topics: ["orders", "of a later release"] },
    { kind: "alive" },
    { kind: "replaced" },
  ])("may be %j", (line) => expect(isLine(line)).toBe(true));

  it.each([{}, { kind: "" }, { kind: "changed" }, { kind: "changed", id }, { id, topics: [] }])(
    "is never %j",
    (line) => expect(isLine(line)).toBe(false),
  );
});
