import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import {
  confirmedPurpose,
  isPasswordLink,
  LinkHash,
  linkLifetime,
  linkPurposes,
  OpenLink,
} from "../../../src/domain/passwords/account-link.ts";

describe("an e-mail's link", () => {
  it("sets a password, or has to be confirmed", () => {
    expect(linkPurposes.filter(isPasswordLink)).toEqual(["reset", "invitation"]);
    for (const purpose of linkPurposes)
      expect(confirmedPurpose(purpose)).toBe(isPasswordLink(purpose) ? undefined : purpose);
  });

  it.each(linkPurposes)("%s is valid for two days, or one hour if it sets another password", (purpose) => {
    expect(linkLifetime(purpose) / 3600).toBe(purpose === "reset" ? 1 : 48);
  });

  it("has any secret that is not empty", () => {
    const isHash = Schema.is(LinkHash);
    expect(["x", "x".repeat(200)].map(isHash)).toEqual([true, true]);
    expect(["", "x".repeat(201)].map(isHash)).toEqual([false, false]);
  });

  it("that is open tells its purpose and the address that it was sent to", () => {
    const isOpen = Schema.is(OpenLink);
    const email = "grace@gold.example";
    expect(isOpen({ purpose: "activation", email })).toBe(true);
    for (const other of [{ email }, { purpose: "reset" }, { purpose: "", email }])
      expect(isOpen(other)).toBe(false);
  });
});
