import { describe, expect, it } from "vitest";
import { buildPalette } from "../../../src/domain/shell/palette.ts";
import type { Tier } from "../../../src/domain/shell/partner-status.ts";

describe("the palette of a tier (shell §3, §9)", () => {
  it("leads from each tier to the next one, up to the highest", () => {
    const ladder: readonly Tier[] = ["registered", "silver", "gold", "platin", "flagship"];
    for (const [index, tier] of ladder.entries())
      expect(buildPalette(tier)).toEqual({ layout: tier, next: ladder[index + 1] ?? "flagship" });
  });

  it.each(["registeredFlex", "quadralExport"] as const)("of %s is that of registered partners", (tier) =>
    expect(buildPalette(tier)).toEqual(buildPalette("registered")),
  );

  it("leads an end customer nowhere", () => {
    expect(buildPalette("endcustomer")).toEqual({ layout: "endcustomer", next: "endcustomer" });
  });
});
