import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { comeBack, leftLogin } from "../../src/app/browser/next-sign-on.ts";
import { stubStorage } from "../support/stub-storage.ts";

const replaced: string[] = [];
beforeEach(() => {
  replaced.length = 0;
  stubStorage("sessionStorage");
  vi.stubGlobal("history", {
    replaceState: (_state: unknown, _title: string, address: string) => void replaced.push(address),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const at = (address: string): void =>
  void vi.stubGlobal("location", new URL(address, "https://portal.example"));

it("a page that comes back with the identity server's answer has the address from which it left, once", () => {
  leftLogin.keep("/login/?redirect=%2Forders%2F");
  at("/login/#state=1&session_state=2&code=3");
  comeBack();
  comeBack();
  expect(replaced).toEqual(["/login/?redirect=%2Forders%2F#state=1&session_state=2&code=3"]);
});

it("a page that was opened instead of a sign-in keeps its own address, and so does the answer to an earlier one", () => {
  leftLogin.keep("/login/?redirect=%2Forders%2F");
  at("/login/");
  comeBack();
  at("/login/#state=1&code=3");
  comeBack();
  expect(replaced).toEqual([]);
});
