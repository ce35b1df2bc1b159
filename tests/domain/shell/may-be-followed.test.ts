import { describe, expect, test } from "vitest";
import { mayBeFollowed } from "../../../src/domain/shell/may-be-followed.ts";
import type { Group } from "../../../src/domain/shell/access.ts";

const of = (...groups: readonly Group[]) => ({ groups, rights: undefined });

describe("who may agree that the state atlas follows a tab", () => {
  test("in production only staff", () => {
    expect(mayBeFollowed(true, of("ma"))).toBe(true);
    for (const group of ["partner", "endcustomer", "startingPartner"] as const)
      expect(mayBeFollowed(true, of(group)), group).toBe(false);
    expect(mayBeFollowed(true, undefined)).toBe(false);
  });

  test("on the development portal everybody, also before a sign-in", () => {
    expect(mayBeFollowed(false, of("partner"))).toBe(true);
    expect(mayBeFollowed(false, undefined)).toBe(true);
  });
});
