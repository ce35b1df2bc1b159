import { describe, expect, test } from "vitest";
import {
  applicantStatuses,
  evaluatePartnerStatus,
  isApplicant,
  isHousehold,
  isPartnerStatus,
} from "../../../src/domain/shell/partner-status.ts";

const starting = ["partner", "startingPartner"];

describe("evaluatePartnerStatus (shell §4)", () => {
  test.each([
    ["flagship", "flagship", ["partner"], false],
    ["flagship27", "flagship", ["partner"], false],
    ["gold", "gold", ["partner"], false],
    ["Gold 2024", "gold", ["partner"], false],
    [" PLATIN plus ", "platin", ["partner"], false],
    ["silver27", "silver", ["partner"], false],
    ["disti silver", "silver", ["partner"], true],
    ["disti gold", "gold", ["partner"], true],
    ["Disti  Gold 2024", "gold", ["partner"], true],
    ["disti platin", "platin", ["partner"], true],
    ["disti flagship", "flagship", ["partner"], true],
    ["disti reg", "registered", starting, true],
    ["disti employee", "endcustomer", ["endcustomer"], false],
    ["disti of something", "endcustomer", ["endcustomer"], false],
    ["distigold", "endcustomer", ["endcustomer"], false],
    ["disti", "registered", starting, true],
    ["reg neu", "registered", starting, false],
    ["REG-Sonder", "registered", starting, false],
    ["burkhalter", "registered", starting, false],
    ["reg10", "registeredFlex", starting, false],
    ["reg15", "registeredFlex", starting, false],
    ["reg21", "registeredFlex", starting, false],
    ["reg25", "registeredFlex", starting, false],
    ["reg", "registered", starting, false],
    ["quadral export", "quadralExport", ["partner"], false],
    ["ma", "registered", ["ma"], false],
    ["employee", "registered", ["ma"], false],
    ["", "endcustomer", ["endcustomer"], false],
    ["reg99", "endcustomer", ["endcustomer"], false],
    ["something reg", "endcustomer", ["endcustomer"], false],
    ["constructor", "endcustomer", ["endcustomer"], false],
  ])("%j is %s", (partnerStatus, tier, groups, distributor) => {
    expect(evaluatePartnerStatus({ partnerStatus, regFlexEnabled: false })).toEqual({
      tier,
      groups,
      distributor,
    });
  });

  test.each(["gold", "disti gold", "unknown", "quadral export"])(
    "flex pricing makes %j a registered-flex starting partner",
    (partnerStatus) => {
      expect(evaluatePartnerStatus({ partnerStatus, regFlexEnabled: true })).toMatchObject({
        tier: "registeredFlex",
        groups: starting,
      });
    },
  );

  test.each(["ma", "employee"])("flex pricing does not change staff (%s)", (partnerStatus) => {
    expect(evaluatePartnerStatus({ partnerStatus, regFlexEnabled: true })).toEqual({
      tier: "registered",
      groups: ["ma"],
      distributor: false,
    });
  });
});

describe("a stored status", () => {
  test.each(["flagship", "gold", "platin", "silver", "disti gold", "disti flagship", "ma"])(
    "%j is a known one",
    (status) => expect(isPartnerStatus(status)).toBe(true),
  );
  test.each(["gold 2024", "disti gold 2024", "disti ma", "private", "", "toString"])("%j is none", (status) =>
    expect(isPartnerStatus(status)).toBe(false),
  );

  test.each([" Private ", "private"])("%j is that of a private person", (status) =>
    expect(isHousehold(status)).toBe(true),
  );
  test.each(["business", "private company", ""])("%j is not that of a private person", (status) =>
    expect(isHousehold(status)).toBe(false),
  );

  test("of an applicant is that of one who waits, or whose application was declined", () => {
    expect(Object.values(applicantStatuses).map(isApplicant)).toEqual([true, true]);
    expect(new Set(Object.values(applicantStatuses)).size).toBe(2);
    expect(["gold", "business", "former applicant"].map(isApplicant)).toEqual([false, false, false]);
  });

  test.each(Object.values(applicantStatuses))(
    "%j is that of an end customer until the decision",
    (partnerStatus) =>
      expect(evaluatePartnerStatus({ partnerStatus, regFlexEnabled: false }).groups).toEqual(["endcustomer"]),
  );
});
