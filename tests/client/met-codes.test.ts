import { describe, expect, it } from "vitest";
import { createMetCodes } from "../../src/app/met-codes.ts";

const place = { screen: () => "orders", language: () => "dede" };

describe("the codes that were met", () => {
  it("are taken once, with how often each was met", () => {
    const { met, take } = createMetCodes(place, true);
    expect(take()).toBeUndefined();
    met("OFFLINE");
    met("OFFLINE");
    met("418/471");
    expect(take()).toBe("OFFLINE;orders;dede;2,418/471;orders;dede;1");
    expect(take()).toBeUndefined();
  });

  it("are not noted where the browser's owner does not want it", () => {
    const { met, take } = createMetCodes(place, false);
    met("OFFLINE");
    expect(take()).toBeUndefined();
  });
});
