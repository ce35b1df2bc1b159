import { afterEach, expect, test, vi } from "vitest";
import { owesLogout, rememberOwedLogout } from "../../src/app/browser/owed-logout.ts";
import { blockStorage, stubStorage } from "../support/stub-storage.ts";

afterEach(() => void vi.unstubAllGlobals());

test("an owed logout is remembered without any data, until it is settled", () => {
  const kept = stubStorage("localStorage");
  expect(owesLogout()).toBe(false);
  rememberOwedLogout(true);
  expect([owesLogout(), [...kept]]).toEqual([true, [["portal.owed-logout", "1"]]]);
  rememberOwedLogout(false);
  expect([owesLogout(), [...kept]]).toEqual([false, []]);
});

test("where the storage is blocked the page goes on without it", () => {
  blockStorage("localStorage");
  expect(() => rememberOwedLogout(true)).not.toThrow();
  expect(owesLogout()).toBe(false);
});
