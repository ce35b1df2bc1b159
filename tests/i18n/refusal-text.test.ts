import { describe, expect, it } from "vitest";
import { withTexts, withValues } from "../../src/domain/kit/refusals.ts";
import { problemText } from "../../src/ui/form/problem-text.ts";
import type { Text } from "../../src/ui/i18n/catalogue.ts";
import { refusalText, refusalTexts } from "../../src/ui/i18n/refusal-text.ts";

const t: Text = (key, values) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`);
const row = { spec: "business §8", means: "It is over" };
const refusals = withTexts("trainings.refusal", {
  TRAINING_FULL: row,
  LINK: {
    ...row,
    title: "link.problem.LINK_USED.title",
    text: "link.problem.LINK_USED.text",
    advice: "link.problem.LINK_USED.advice",
  },
  UNSAID: { ...row, text: null, advice: "link.problem.LINK_USED.advice" },
});

describe("the text of a refusal", () => {
  it.each([
    ["TRAINING_FULL", "trainings.refusal.TRAINING_FULL"],
    ["LINK", "link.problem.LINK_USED.title. link.problem.LINK_USED.text"],
    ["UNSAID", undefined],
    ["OTHER", undefined],
    ["toString", undefined],
    [undefined, undefined],
  ])("%s is %s", (code, text) => expect(refusalText(t, refusals, code)).toBe(text));

  it("has its title apart where both have a place", () =>
    expect(refusalTexts(t, refusals, "LINK")).toEqual({
      title: "link.problem.LINK_USED.title",
      text: "link.problem.LINK_USED.text",
    }));

  it("names the values of the view", () => {
    const naming = withTexts("trainings.refusal", { TRAINING_FULL: { ...row, values: ["email"] } });
    const given = withValues(naming, { email: "a@b.example" });
    expect(refusalText(t, given, "TRAINING_FULL")).toBe(
      'trainings.refusal.TRAINING_FULL {"email":"a@b.example"}',
    );
  });
});

describe("the error text of a field", () => {
  it.each([
    [undefined, undefined],
    ["TRAINING_FULL", "trainings.refusal.TRAINING_FULL"],
    ["ZIP_EMPTY", 'field.problem.ZIP_EMPTY {"named":""}'],
    ["NAME_SIGNS !", 'field.problem.NAME_SIGNS {"named":"!"}'],
    ["UNSAID", 'field.problem.unknown {"code":"UNSAID"}'],
    ["toString", 'field.problem.unknown {"code":"toString"}'],
  ])("of %s is %s", (code, text) => expect(problemText(t, code, refusals)).toBe(text));

  it("knows no refusals but those of its form", () =>
    expect(problemText(t, "TRAINING_FULL")).toBe('field.problem.unknown {"code":"TRAINING_FULL"}'));
});
