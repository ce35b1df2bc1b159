import { expect, it } from "vitest";
import { adviceKey, isAdvice } from "../../../src/domain/kit/advice.ts";
import { codesOf, isRefusalOf, pick, withTexts, withValues } from "../../../src/domain/kit/refusals.ts";

const empty = { spec: "business §8", means: "It is empty" };
const full = { spec: "business §8", means: "There is no seat left", outdated: true } as const;
const advice = "help.refused.TOO_LARGE.advice";
const table = { EMPTY: empty, FULL: full };

it("a code is a refusal of the table that has it, and nothing that every object has is one", () => {
  const isRefusal = isRefusalOf(table);
  expect(["EMPTY", "FULL", "OTHER", "toString", "__proto__", ""].filter(isRefusal)).toEqual([
    "EMPTY",
    "FULL",
  ]);
  expect(codesOf(table)).toEqual(["EMPTY", "FULL"]);
});

it("a call's part of a table has the same definitions", () =>
  expect(pick(table, ["EMPTY"])).toEqual({ EMPTY: empty }));

it("a text has the key of its table and its code, unless the refusal says otherwise", () =>
  expect(
    withTexts("trainings.refusal", {
      TRAINING_FULL: full,
      EMPTY: { ...empty, text: "files.problem.empty", title: "failure.refused.title", advice },
      FULL: { ...full, text: null, advice },
    }),
  ).toEqual({
    TRAINING_FULL: { ...full, text: "trainings.refusal.TRAINING_FULL" },
    EMPTY: { ...empty, text: "files.problem.empty", title: "failure.refused.title", advice },
    FULL: { ...full, text: null, advice },
  }));

it("what support tells of a refusal stands beside its text, unless the refusal says otherwise", () => {
  const { TRAINING_FULL, EMPTY } = withTexts("trainings.refusal", {
    TRAINING_FULL: full,
    EMPTY: { ...empty, text: null, advice },
  });
  expect([TRAINING_FULL, EMPTY].map(adviceKey)).toEqual([
    "trainings.refusal.TRAINING_FULL.advice",
    "help.refused.TOO_LARGE.advice",
  ]);
  expect([TRAINING_FULL, EMPTY].map(({ text }) => isAdvice(text ?? ""))).toEqual([false, false]);
});

it("the values of texts go to each refusal of the table", () => {
  const refusals = withTexts("campus.refused", { PACKAGE_WITHDRAWN: { ...empty, values: ["email"] } });
  expect(withValues(refusals, { email: "a@b.example" })["PACKAGE_WITHDRAWN"]).toEqual({
    ...refusals["PACKAGE_WITHDRAWN"],
    given: { email: "a@b.example" },
  });
});
