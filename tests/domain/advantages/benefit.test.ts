import { describe, expect, it, test } from "vitest";
import {
  addedBenefits,
  benefitTierOf,
  nextBenefitTier,
  type Benefit,
} from "../../../src/domain/advantages/benefit.ts";
import { evaluatePartnerStatus } from "../../../src/domain/shell/partner-status.ts";

const standingOf = (partnerStatus: string) => evaluatePartnerStatus({ partnerStatus, regFlexEnabled: false });
const tierOf = (partnerStatus: string) => benefitTierOf(standingOf(partnerStatus));

describe("the tier by which a partner has benefits (business §6)", () => {
  it.each([
    ["reg neu", "registered"],
    ["reg21", "registered"],
    ["quadral export", "registered"],
    ["silver", "silver"],
    ["gold 2024", "gold"],
    ["platin", "platin"],
    ["flagship27", "flagship"],
    ["disti", "distributor"],
    ["disti silver", "silver"],
    ["disti gold", "gold"],
    ["private", undefined],
    ["ma", undefined],
  ])("of %s is %s", (status, tier) => expect(tierOf(status)).toBe(tier));

  test("leads up to flagship, and a distributor without a tier nowhere", () =>
    expect(
      ["reg", "silver", "gold", "platin", "flagship", "disti", "disti silver"].map((status) =>
        nextBenefitTier(standingOf(status)),
      ),
    ).toEqual(["silver", "gold", "platin", "flagship", undefined, undefined, "gold"]));
});

test("the next tier adds what is new in it, or more there", () => {
  const discount = (percent: number): Benefit => ({
    _tag: "Discount",
    on: { _tag: "Known", code: "products" },
    percent,
    upTo: false,
  });
  const coach: Benefit = { _tag: "Service", code: { _tag: "Known", code: "partner_coach" } };
  expect(addedBenefits([discount(17)], [discount(23), coach])).toEqual([discount(23), coach]);
  expect(addedBenefits([discount(17), coach], [discount(17), { ...coach }])).toEqual([]);
});
