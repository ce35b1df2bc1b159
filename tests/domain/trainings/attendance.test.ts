import { expect, it } from "vitest";
import { markingProblem } from "../../../src/domain/trainings/attendance.ts";
import { EXOSPHERE_MONTHS } from "../../../src/domain/trainings/exosphere.ts";
import { trainingRefusals } from "../../../src/domain/trainings/trainings.refusals.ts";

const startsAt = new Date("2026-05-01T10:00:00Z");

it.each([
  ["2026-05-01T09:59:59Z", false, "TRAINING_NOT_BEGUN"],
  ["2026-05-01T10:00:00Z", false, null],
  ["2026-05-02T10:00:00Z", false, null],
  ["2026-05-01T09:59:59Z", true, "TRAINING_WITHDRAWN"],
  ["2026-05-02T10:00:00Z", true, "TRAINING_WITHDRAWN"],
] as const)(
  "at %s, withdrawn %s, the people of a training are not marked because of %j",
  (now, withdrawn, why) => {
    expect(markingProblem({ startsAt, withdrawn }, new Date(now))).toBe(why);
  },
);

it("the Exosphere licence is valid for a year (business §1)", () => expect(EXOSPHERE_MONTHS).toBe(12));

it("every refusal of the trainings means that what is shown is outdated", () => {
  expect(Object.values(trainingRefusals).every(({ outdated }) => outdated)).toBe(true);
});
