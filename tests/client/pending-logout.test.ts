import { afterEach, expect, test, vi } from "vitest";
import { hasPendingLogout, rememberPendingLogout } from "../../src/app/browser/pending-logout.ts";
import { blockStorage, stubStorage } from "../support/stub-storage.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a pending logout is remembered without any data, until it is settled", () => {
  const kept = stubStorage("localStorage");
  expect(hasPendingLogout()).toBe(false);
  rememberPendingLogout(true);
  expect([hasPendingLogout(), [...kept]]).toEqual([true, [["portal.owed-logout", "1"]]]);
  rememberPendingLogout(false);
  expect([hasPendingLogout(), [...kept]]).toEqual([false, []]);
});

test("where the storage is blocked the page goes on without it", () => {
  blockStorage("localStorage");
  expect(() => rememberPendingLogout(true)).not.toThrow();
  expect(hasPendingLogout()).toBe(false);
});
