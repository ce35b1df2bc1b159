import { afterEach, expect, test, vi } from "vitest";
import { owesLogout, rememberOwedLogout } from "../../src/app/browser/owed-logout.ts";

afterEach(() => void vi.unstubAllGlobals());

test("an owed logout is remembered without any data, until it is settled", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  expect(owesLogout()).toBe(false);
  rememberOwedLogout(true);
  expect([owesLogout(), [...kept]]).toEqual([true, [["portal.owed-logout", "1"]]]);
  rememberOwedLogout(false);
  expect([owesLogout(), [...kept]]).toEqual([false, []]);
});

test("where the storage is blocked the page goes on without it", () => {
  const blocked = (): never => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(() => rememberOwedLogout(true)).not.toThrow();
  expect(owesLogout()).toBe(false);
});
