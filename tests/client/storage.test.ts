import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, afterEach, describe, expect, it, vi } from "vitest";
import * as Schema from "effect/Schema";
import { createDrafts } from "../../src/app/browser/drafts.ts";
import { keptKeys } from "../../src/app/browser/kept-keys.ts";
import { leftLogin, nextSignOn } from "../../src/app/browser/next-sign-on.ts";
import { rememberPendingLogout } from "../../src/app/browser/pending-logout.ts";
import { keepSignUpDraft } from "../../src/app/browser/sign-up-draft.ts";
import { clearPortalStorage, createUnsavedPlace } from "../../src/app/browser/tab-storage.ts";
import { chooseTheme, presentTheme } from "../../src/ui/screens/account/theme.ts";
import { emptySignUp } from "../../src/domain/sign-up/sign-up.ts";
import { stubStorage } from "../support/stub-storage.ts";

const drafts = createDrafts(() => "a");
/** All that writes into the browser's storage, by its module, and whether what it writes outlives a silent logout. */
const writers: Readonly<Record<string, { readonly write: () => void; readonly stays: boolean }>> = {
  "ui/screens/account/theme.ts": { write: () => void chooseTheme("dark"), stays: false },
  "app/browser/next-sign-on.ts": {
    write: () => {
      nextSignOn.keep("/orders/");
      leftLogin.keep("/login/?redirect=%2Forders%2F");
    },
    stays: false,
  },
  "app/browser/sign-up-draft.ts": {
    write: () =>
      keepSignUpDraft({ data: emptySignUp, step: "accountType", verified: undefined, creating: false }),
    stays: false,
  },
  "app/browser/pending-logout.ts": { write: () => rememberPendingLogout(true), stays: true },
  "app/browser/drafts.ts": {
    write: () => {
      drafts.keep("new", { message: "Silent", revision: 1, fileNames: [] });
      drafts.markWaiting("new", 1);
      drafts.sentAs("new-1");
    },
    stays: true,
  },
  "app/browser/kept-keys.ts": {
    write: () => keptKeys.keep("ticket:new", { key: "k-1", since: 0, screen: "portal", record: "" }),
    stays: true,
  },
  "app/browser/tab-storage.ts": {
    write: () => createUnsavedPlace(() => "a", "form", Schema.String).keep("Typed"),
    stays: true,
  },
};

let local: Map<string, string>;
let session: Map<string, string>;
beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  local = stubStorage("localStorage");
  session = stubStorage("sessionStorage");
});
afterEach(() => void vi.unstubAllGlobals());

const names = (): readonly string[] => [...local.keys(), ...session.keys()];

describe("what is left in the browser's storage", () => {
  it.each(Object.entries(writers))("after a silent logout, of what %s writes", (_name, { write, stays }) => {
    write();
    const written = names();
    expect(written).not.toEqual([]);
    clearPortalStorage("silent");
    expect(names()).toEqual(stays ? written : []);
  });

  it("after a sign-out and another account: what is for all tabs, and nothing in the tab", () => {
    for (const { write } of Object.values(writers)) write();
    const forAll = [...local.keys()];
    clearPortalStorage("otherAccount");
    expect(names()).toEqual(forAll);
    for (const { write } of Object.values(writers)) write();
    clearPortalStorage("logout");
    expect(names()).toEqual(forAll);
  });

  it("what is not the portal's, after anything", () => {
    local.set("kc-callback-1", "{}");
    session.set("other", "");
    clearPortalStorage("silent");
    expect(names()).toEqual(["kc-callback-1", "other"]);
  });

  it("a silent logout takes the theme from the page, too", () => {
    chooseTheme("dark");
    clearPortalStorage("silent");
    expect(presentTheme()).toBe("system");
  });
});

it("what was typed into a form of an account without a key is not kept", () => {
  const place = createUnsavedPlace(() => undefined, "form", Schema.String);
  place.keep("Typed");
  expect([names(), place.read()]).toEqual([[], undefined]);
  expect(place.forget).not.toThrow();
});

it("no other module of the portal writes into a storage", () => {
  const writes = /\.setItem\(|(?:localStorage|sessionStorage|storage)\s*\[|indexedDB/;
  const found = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|js)$/.test(file) && !file.startsWith("atlas/"))
    .filter((file) => writes.test(readFileSync(`src/${file}`, "utf8")));
  expect(found.toSorted()).toEqual(Object.keys(writers).toSorted());
});
