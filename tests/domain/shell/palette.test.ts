import { describe, expect, it } from "vitest";
import { buildPalette } from "../../../src/domain/shell/palette.ts";
import type { Tier } from "../../../src/domain/shell/partner-status.ts";

const registered = buildPalette({ tier: "registered", distributor: false });

describe("the palette of a tier (shell §3, §9)", () => {
  it("leads from each tier to the next one, up to the highest", () => {
    const ladder: readonly Tier[] = ["registered", "silver", "gold", "platin", "flagship"];
    for (const [index, tier] of ladder.entries())
      expect(buildPalette({ tier, distributor: false })).toEqual({
        layout: tier,
        next: ladder[index + 1] ?? "flagship",
      });
  });

  it.each(["registeredFlex", "quadralExport"] as const)("of %s is that of registered partners", (tier) =>
    expect(buildPalette({ tier, distributor: false })).toEqual(registered),
  );

  it.each(["registered", "registeredFlex"] as const)(
    "leads a distributor who is %s, without a tier, nowhere",
    (tier) =>
      expect(buildPalette({ tier, distributor: true })).toEqual({ layout: "registered", next: "registered" }),
  );

  it("leads a distributor with a tier to the next one", () => {
    expect(buildPalette({ tier: "silver", distributor: true })).toEqual({ layout: "silver", next: "gold" });
  });

  it("leads an end customer nowhere", () => {
    expect(buildPalette({ tier: "endcustomer", distributor: false })).toEqual({
      layout: "endcustomer",
      next: "endcustomer",
    });
  });
});
