import { describe, expect, it } from "vitest";
import {
  checkPioneer,
  checkPioneerClosing,
  noPioneerValues,
} from "../../../src/domain/pioneer/pioneer-form.ts";
import { rewardOf } from "../../../src/domain/pioneer/pioneer-reward.ts";
import {
  DESCRIPTION_LIMIT,
  DETAILS_LIMIT,
  MODEL_LIMIT,
  OUTCOME_LIMIT,
  pioneerLog,
  statusAfter,
  type PioneerId,
} from "../../../src/domain/pioneer/pioneer.ts";
import { uploadProblem } from "../../../src/domain/kit/upload.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const log = new File(["09:14:00 TX 00"], "pairing.log");
const filled = {
  order: " SO-1 ",
  model: " K-35 ",
  log: [log],
  description: " Silent ",
  details: " No answer. ",
};

describe("a submission", () => {
  it("needs every field", () => {
    expect(checkPioneer(noPioneerValues)).toEqual({
      _tag: "Invalid",
      problems: {
        order: "MISSING",
        model: "MISSING",
        log: "MISSING",
        description: "MISSING",
        details: "MISSING",
      },
    });
  });

  it("is sent without the blanks around its texts", () => {
    expect(checkPioneer(filled)).toEqual({
      _tag: "Valid",
      request: { order: "SO-1", model: "K-35", description: "Silent", details: "No answer." },
    });
  });

  it.each([
    ["order", 40],
    ["model", MODEL_LIMIT],
    ["description", DESCRIPTION_LIMIT],
    ["details", DETAILS_LIMIT],
  ] as const)("may have a text %s of %i characters, and none longer", (field, limit) => {
    const at = (length: number) => checkPioneer({ ...filled, [field]: "x".repeat(length) });
    expect(at(limit)._tag).toBe("Valid");
    expect(at(limit + 1)).toEqual({ _tag: "Invalid", problems: { [field]: "TOO_LONG" } });
  });
});

describe("a log file", () => {
  const problem = (name: string, size: number, first: Uint8Array) =>
    uploadProblem({ name, size, firstBytes: first }, pioneerLog);
  it.each([
    ["pairing.txt", bytes("09:14:00")],
    ["pairing.log", bytes("09:14:00")],
    ["cooling.CSV", bytes("a;b;c\r\n1")],
    ["state.json", bytes('{"a":1}')],
    ["all.zip", Uint8Array.from([0x50, 0x4b, 0x03, 0x04])],
  ])("may be %s", (name, first) => {
    expect(problem(name, 2_000_000, first)).toBeUndefined();
    expect(problem(name, 2_000_001, first)).toBe("too_large");
    expect(problem(name, 0, first)).toBe("empty");
  });
  it("is one of five kinds, and of no other that the portal knows", () => {
    expect(pioneerLog.kinds.toSorted()).toEqual(["csv", "json", "log", "txt", "zip"]);
  });
  it.each([
    ["photo.png", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ["page.html", bytes("<script>")],
    ["program.csv", Uint8Array.from([0x4d, 0x5a, 0x90, 0x00, 0x03])],
    ["program.log", Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0x02, 0x01, 0x01])],
    ["text.zip", bytes("09:14:00")],
    ["noending", bytes("09:14:00")],
  ])("may not be %s", (name, first) => {
    expect(problem(name, 100, first)).toBe("wrong_type");
  });
});

describe("a step of staff", () => {
  const id = "PI-1" as PioneerId;
  it("leads from received to in work to done, and never back", () => {
    expect([statusAfter("received", "take"), statusAfter("received", "close")]).toEqual(["in_work", "done"]);
    expect([statusAfter("in_work", "take"), statusAfter("in_work", "close")]).toEqual([undefined, "done"]);
    expect([statusAfter("done", "take"), statusAfter("done", "close")]).toEqual([undefined, undefined]);
  });
  it("needs words to close", () => {
    expect(checkPioneerClosing({ id, outcome: " \n" })).toMatchObject({
      problems: { outcome: "MISSING" },
    });
    expect(checkPioneerClosing({ id, outcome: "x".repeat(OUTCOME_LIMIT + 1) })).toMatchObject({
      problems: { outcome: "TOO_LONG" },
    });
    expect(checkPioneerClosing({ id, outcome: " Done. " })).toEqual({
      _tag: "Valid",
      request: { id, outcome: "Done." },
    });
  });
});

describe("the reward", () => {
  const poland = { countries: ["PL"], amount: { cents: 45_000, currency: "PLN" }, months: 12 };
  const czechia = { countries: ["CZ", "SK"], amount: { cents: 250_000, currency: "CZK" }, months: 6 };
  const others = { countries: [], amount: { cents: 10_000, currency: "EUR" }, months: 12 };
  const rewards = [others, czechia, poland];
  it.each([
    ["PL", "plpl", poland],
    ["PL", "enen", poland],
    ["CZ", "plpl", poland],
    ["SK", "sksk", czechia],
    ["PL", "sksk", czechia],
    ["PL", "cscz", poland],
    ["AT", "deat", others],
  ])("of a company in %s whose submitter reads %s", (country, locale, reward) => {
    expect(rewardOf(rewards, { country, locale })).toBe(reward);
  });
  it("is missing where the content has none for the country", () => {
    expect(rewardOf([poland], { country: "AT", locale: "dede" })).toBeUndefined();
  });
});
