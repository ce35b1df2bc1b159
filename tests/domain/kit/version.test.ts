import * as Schema from "effect/Schema";
import { expect, it } from "vitest";
import { savedOf, Version, VersionField } from "../../../src/domain/kit/version.ts";

it.each([
  [0, true],
  [1_000_000_000, true],
  [-1, false],
  [1_000_000_001, false],
  [1.5, false],
])("%d is a version: %s", (version, is) => {
  expect(Schema.is(Version)(version)).toBe(is);
  expect(Schema.decodeUnknownOption(VersionField)(String(version))._tag === "Some").toBe(is);
});

it("a save answers what was saved, or what somebody else has saved since", () => {
  const decode = Schema.decodeUnknownOption(savedOf(Schema.String));
  expect(decode({ _tag: "Saved", saved: "mine" })._tag).toBe("Some");
  expect(decode({ _tag: "Collided", theirs: "other" })._tag).toBe("Some");
  expect([decode({ _tag: "Saved", theirs: "other" })._tag, decode({ _tag: "Lost", saved: "" })._tag]).toEqual(
    ["None", "None"],
  );
});
