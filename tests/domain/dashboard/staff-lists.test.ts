import { expect, test } from "vitest";
import { staffListPath } from "../../../src/domain/dashboard/staff-lists.ts";

test("each number of the staff's overview leads to the list that it counts", () => {
  expect(staffListPath("tickets")).toBe("/support/?waiting=support&sort=lastActivity");
  expect(staffListPath("tickets", "longer")).toBe("/support/?waiting=support&age=longer&sort=lastActivity");
  expect(staffListPath("licences")).toMatch(/\?status=pending&sort=submittedAt$/);
  expect(staffListPath("references")).toMatch(/\?status=pending$/);
  expect(staffListPath("submissions")).toMatch(/\?status=received,in_work$/);
});

test("each number has a screen of its own", () => {
  const paths = (["tickets", "licences", "references", "submissions"] as const).map((name) =>
    staffListPath(name),
  );
  expect(new Set(paths.map((path) => path.split("?", 1)[0])).size).toBe(paths.length);
});
