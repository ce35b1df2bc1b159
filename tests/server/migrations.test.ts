import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { migrations } from "../../server/store/migrations.ts";

/** The newest migration of a release, and the digest of all up to it: their names and their SQL. */
const released = {
  id: "0133-renewed-sessions",
  digest: "11e83f3b58d3924f79433c510ea7f49446d1f91d16c6b51e15d5bdab07de6b03",
};

test("every file of a migration has its SQL, and a number of its own", () => {
  expect(migrations.filter(({ up }) => typeof up !== "string" || up.trim() === "")).toEqual([]);
  const numbers = migrations.map(({ id }) => id.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)].toSorted());
});

test("a migration that was released is not edited, renamed or removed: stores have it by its name", () => {
  const before = migrations.filter(({ id }) => id <= released.id);
  const digest = createHash("sha256").update(JSON.stringify(before)).digest("hex");
  expect([before.at(-1)?.id, digest]).toEqual([released.id, released.digest]);
});
