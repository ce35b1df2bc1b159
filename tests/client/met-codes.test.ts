import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMetCodes, wantsToBeCounted } from "../../src/app/met-codes.ts";

const place = { screen: () => "orders", language: () => "dede" };

beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

describe("the codes that were met", () => {
  it("are taken once, with how often each was met", () => {
    const { met, take } = createMetCodes(place);
    expect(take()).toBeUndefined();
    met("OFFLINE");
    met("OFFLINE");
    met("418/471");
    expect(take()).toEqual({ "Portal-Codes": "OFFLINE;orders;dede;2,418/471;orders;dede;1" });
    expect(take()).toBeUndefined();
  });

  it("wait for the connection: a call that is made without one takes none along", () => {
    const { met, take } = createMetCodes(place);
    vi.stubGlobal("navigator", { onLine: false });
    met("OFFLINE");
    expect(take()).toBeUndefined();
    vi.stubGlobal("navigator", { onLine: true });
    expect(take()).toEqual({ "Portal-Codes": "OFFLINE;orders;dede;1" });
  });

  it("make no header where none of them has the form of one", () => {
    const { met, take } = createMetCodes(place);
    met("日本");
    expect(take()).toBeUndefined();
  });

  it("are not noted where the browser's owner does not want it", () => {
    const { met, take } = createMetCodes(place);
    vi.stubGlobal("navigator", { onLine: true, doNotTrack: "1" });
    met("OFFLINE");
    expect(take()).toBeUndefined();
  });
});

describe("the browser's owner", () => {
  it.each([
    [{}, true],
    [{ doNotTrack: "0", globalPrivacyControl: false }, true],
    [{ doNotTrack: null }, true],
    [{ doNotTrack: "1" }, false],
    [{ globalPrivacyControl: true }, false],
  ])("says by the browser whether codes are counted: %j", (browser, wanted) => {
    vi.stubGlobal("navigator", browser);
    expect(wantsToBeCounted()).toBe(wanted);
  });
});
