import { describe, expect, test } from "vitest";
import {
  addMonths,
  daysLeft,
  endsSoon,
  isTestCode,
  prolonged,
  serviceStatuses,
  testCodeProblem,
  transferProblem,
  type TimedState,
} from "../../../src/domain/products/cloud-service.ts";
import { readLicenceCode, readSerial } from "../../../src/domain/products/typed-serial.ts";

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
const state = (
  code: (typeof serviceStatuses)[number],
  validUntil: Date | null = null,
): Pick<TimedState, "status" | "validUntil"> => ({ status: { _tag: "Known", code }, validUntil });

describe("the validity of a service", () => {
  test.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2024-01-31", 1, "2024-02-29"],
    ["2026-11-21", 12, "2027-11-21"],
    ["2026-10-31", 4, "2027-02-28"],
  ])("%s and %i months is %s", (from, months, to) => expect(addMonths(day(from), months)).toEqual(day(to)));
  test("bought months are added to a running service, or start today", () => {
    expect(prolonged(day("2027-01-10"), day("2026-11-21"), 12)).toEqual(day("2028-01-10"));
    expect(prolonged(day("2026-01-10"), day("2026-11-21"), 12)).toEqual(day("2027-11-21"));
    expect(prolonged(null, day("2026-11-21"), 1)).toEqual(day("2026-12-21"));
  });
  test.each([
    ["active", "2026-12-20", true],
    ["active", "2026-12-21", false],
    ["test", "2026-11-21", true],
    ["expired", "2026-11-01", false],
    ["off", null, false],
  ] as const)("%s until %s ends soon: %s", (code, until, soon) =>
    expect(endsSoon(state(code, until === null ? null : day(until)), day("2026-11-21"))).toBe(soon),
  );
  test("a service without an end does not end soon", () =>
    expect(endsSoon(state("active"), day("2026-11-21"))).toBe(false));
  test.each([
    ["active", "2026-12-20", "2026-11-21T00:00:00Z", 29],
    ["active", "2026-11-22", "2026-11-21T00:00:00Z", 1],
    ["active", "2026-11-22", "2026-11-21T18:00:00Z", 1],
    ["test", "2026-11-21", "2026-11-21T00:00:00Z", 0],
    ["test", "2026-11-21", "2026-11-21T18:00:00Z", 0],
    ["active", "2026-12-21", "2026-11-21T00:00:00Z", undefined],
    ["active", null, "2026-11-21T00:00:00Z", undefined],
    ["expired", "2026-11-01", "2026-11-21T00:00:00Z", undefined],
  ] as const)("%s until %s, at %s: %s days are left", (code, until, now, left) =>
    expect(daysLeft(state(code, until === null ? null : day(until)), new Date(now))).toBe(left),
  );
  test("only a service that is running and bought can be transferred", () => {
    expect(serviceStatuses.map((code) => transferProblem(state(code)))).toEqual([
      "CLOUD_SERVICE_NOT_ACTIVE",
      "TEST_SERVICE_NOT_TRANSFERABLE",
      undefined,
      "CLOUD_SERVICE_EXPIRED",
    ]);
  });
});

describe("a test code", () => {
  test.each([
    ["off", false, undefined],
    ["expired", false, undefined],
    ["active", false, "TEST_CODE_SERVICE_ACTIVE"],
    ["off", true, "TEST_CODE_TEST_USED"],
    ["expired", true, "TEST_CODE_TEST_USED"],
    ["test", true, "TEST_CODE_TEST_USED"],
    ["active", true, "TEST_CODE_TEST_USED"],
  ] as const)(
    "where the service is %s and its test was used: %s, is refused with %s",
    (code, testUsed, problem) => expect(testCodeProblem({ ...state(code), testUsed })).toBe(problem),
  );
  test("is a licence for one month", () =>
    expect([1, 2, 12].map((months) => isTestCode({ months }))).toEqual([true, false, false]));
});

describe("typed numbers and codes", () => {
  test.each([
    ["504f94d00001", "504F94D00001"],
    [" 50:4F:94:D0:00:01 ", "504F94D00001"],
    ["504F94D0000", undefined],
    ["504F94D0000G", undefined],
  ])("%j is read as the serial number %s", (text, serial) => expect(readSerial(text)).toBe(serial));
  test.each([
    ["k7qm2f9dxw4t", "K7QM-2F9D-XW4T"],
    ["K7QM-2F9D-XW4T", "K7QM-2F9D-XW4T"],
    ["K7QM-2F9D", undefined],
  ])("%j is read as the licence code %s", (text, code) => expect(readLicenceCode(text)).toBe(code));
});
