import { pioneerList, pioneerCaseList } from "../../../src/domain/pioneer/pioneer.lists.ts";
import { describe, expect, it } from "vitest";
import {
  PioneerCase,
  pioneerAges,
  PioneerId,
  PioneerOffer,
  PioneerSubmission,
  FOLLOW_UP_WORKING_DAYS,
  RETURN_DAYS,
} from "../../../src/domain/pioneer/pioneer.ts";
import { pioneerRefusals, submissionCodes } from "../../../src/domain/pioneer/pioneer.refusals.ts";
import { pioneerStatuses } from "../../../src/domain/pioneer/pioneer-status.ts";
import { isReadable, readingProblems } from "../../support/wire.ts";
import { eur } from "../../../tests/support/wire.ts";

const time = "2026-05-01T10:00:00.000Z";
const submission = {
  id: "PI-1",
  order: "SO-1",
  model: "K-35",
  description: "Silent",
  status: "done",
  submittedAt: time,
  followUpOn: "2026-05-15",
  returnUntil: "2026-05-31",
  details: "No answer.",
  submittedBy: "Ada",
  log: { name: "pairing.log", size: 120 },
  takenAt: time,
  outcome: {
    at: time,
    text: "Mended",
    voucher: "PIONEER-1",
    value: { _tag: "Amount", amount: eur("100.00") },
  },
};

describe("a submission of the server (business §3)", () => {
  it.each(pioneerStatuses)("is read whole as %s", (status) =>
    expect(readingProblems(PioneerSubmission, { ...submission, status })).toEqual([]),
  );
  it("has for staff its company, and who works on it", () => {
    const ofStaff = { company: "Byron", customer: "C-1", country: "AT", takenBy: "Sam", closedBy: "Sam" };
    expect(readingProblems(PioneerCase, { ...submission, ...ofStaff })).toEqual([]);
  });
  it("has a number of 1 to 40 characters", () => {
    expect([0, 1, 40, 41].filter((length) => isReadable(PioneerId, "x".repeat(length)))).toEqual([1, 40]);
  });
});

it("what the initiative offers today is read whole: a follow-up in 10 working days, 30 days to return (business §9)", () => {
  expect(
    readingProblems(PioneerOffer, {
      reward: eur("100.00"),
      followUpOn: "2026-05-15",
      returnUntil: "2026-05-31",
    }),
  ).toEqual([]);
  expect([FOLLOW_UP_WORKING_DAYS, RETURN_DAYS]).toEqual([10, 30]);
});

describe("the lists of submissions", () => {
  const filter = { search: "x".repeat(100), status: pioneerStatuses, from: "2026-01-01", to: "2026-12-31" };
  it("are narrowed by the company", () => {
    expect(readingProblems(pioneerList.filter, filter, Object.keys(filter))).toEqual([]);
    for (const other of [{ search: "x".repeat(101) }, { status: ["lost"] }])
      expect(isReadable(pioneerList.filter, other)).toBe(false);
  });
  it.each(pioneerAges)("are narrowed by staff, also by the age %s", (age) => {
    expect(
      readingProblems(pioneerCaseList.filter, { ...filter, age }, [...Object.keys(filter), "age"]),
    ).toEqual([]);
    for (const other of [{ search: "x".repeat(101) }, { status: ["lost"] }, { age: "" }])
      expect(isReadable(pioneerCaseList.filter, other)).toBe(false);
  });
  it("are sorted by staff also by company", () => {
    expect(pioneerCaseList.sortable).toEqual([...pioneerList.sortable, "company"]);
  });
});

describe("a refusal", () => {
  it("for what other staff have done means that the shown submission is outdated", () => {
    const outdated = Object.entries(pioneerRefusals).filter(([, { outdated }]) => outdated);
    expect(outdated.map(([code]) => code)).toEqual(["PIONEER_IN_WORK", "PIONEER_DONE"]);
  });
  it("of a submission may be about its order, its log file, or any file", () => {
    expect(submissionCodes).toEqual(
      expect.arrayContaining(["PIONEER_ORDER_UNKNOWN", "PIONEER_LOG_MISSING", "TOO_LARGE"]),
    );
  });
});
