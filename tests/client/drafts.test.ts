import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDrafts, loadFromTab } from "../../src/app/browser/drafts.ts";
import { WAIT_LIMIT } from "../../src/machines/kit/waiting.ts";
import { blockStorage, stubStorage } from "../support/stub-storage.ts";

beforeEach(() => void stubStorage("sessionStorage"));
afterEach(() => void vi.unstubAllGlobals());

const draft = {
  message: "It does not answer",
  revision: 7,
  fileNames: ["log.txt"],
  details: {
    subject: "Device is silent",
    department: "support-int",
    area: "product",
    order: "SO-1",
    invoice: "",
    serial: "504F94A00001",
    remoteConnect: "",
  },
} as const;

test("a draft comes back with its subject, area and references", () => {
  const drafts = createDrafts(() => "a");
  drafts.keep("new", draft);
  expect(drafts.load("new")).toEqual(draft);
});

test("a draft of another account is not found", () => {
  createDrafts(() => "a").keep("new", draft);
  expect(createDrafts(() => "b").load("new")).toEqual({ message: "", revision: 0, fileNames: [] });
});

test("a draft that was waiting when the page was reloaded says so once", () => {
  const drafts = createDrafts(() => "a");
  drafts.keep("new", draft);
  drafts.markWaiting("new", 7);
  expect(
    loadFromTab(
      createDrafts(() => "b"),
      "new",
    ),
  ).toMatchObject({ message: "" });
  expect(loadFromTab(drafts, "new")).toMatchObject({ ...draft, waited: expect.any(Number) as number });
  expect(loadFromTab(drafts, "new")).toEqual(draft);
});

describe("the twelve hours for which a draft waits", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("make it only a draft when they are over", () => {
    const drafts = createDrafts(() => "a");
    drafts.keep("new", draft);
    drafts.markWaiting("new", 7);
    vi.advanceTimersByTime(WAIT_LIMIT - 1);
    expect(loadFromTab(drafts, "new")).toEqual({ ...draft, waited: WAIT_LIMIT - 1 });
    drafts.markWaiting("new", 7);
    vi.advanceTimersByTime(1);
    expect(loadFromTab(drafts, "new")).toEqual(draft);
  });

  test("begin when it waits for the first time, however often it is sent in between", () => {
    const drafts = createDrafts(() => "a");
    drafts.keep("new", draft);
    const end = drafts.markWaiting("new", 7);
    vi.advanceTimersByTime(5000);
    end();
    drafts.markWaiting("new", 7);
    vi.advanceTimersByTime(2000);
    expect(loadFromTab(drafts, "new")).toEqual({ ...draft, waited: 7000 });
  });

  test("begin anew with another text, and with the next ticket", () => {
    const drafts = createDrafts(() => "a");
    drafts.keep("new", draft);
    drafts.markWaiting("new", 6);
    vi.advanceTimersByTime(5000);
    drafts.markWaiting("new", 7);
    vi.advanceTimersByTime(2000);
    expect(loadFromTab(drafts, "new")).toEqual({ ...draft, waited: 2000 });
    drafts.discard("new");
    drafts.markWaiting("new", 7);
    expect(drafts.takeWaiting("new")).toBe(0);
  });
});

test("a draft that no longer waits has no mark, whoever is signed in by then", () => {
  let account: string | undefined = "a";
  const drafts = createDrafts(() => account);
  drafts.keep("new", draft);
  const end = drafts.markWaiting("new", 7);
  account = undefined;
  end();
  account = "a";
  expect(loadFromTab(drafts, "new")).toEqual(draft);
});

test("a draft that no longer waits leaves no mark where a sign-out has deleted it", () => {
  const entries = stubStorage("sessionStorage");
  const end = createDrafts(() => "a").markWaiting("new", 7);
  entries.clear();
  end();
  expect([...entries]).toEqual([]);
});

test("a draft's id stays the same until it is discarded, also where the storage is blocked", () => {
  blockStorage("sessionStorage");
  const drafts = createDrafts(() => "a");
  const first = drafts.sentAs("new-1").key;
  expect(drafts.sentAs("new-1").key).toBe(first);
  expect(drafts.sentAs("other-1").key).not.toBe(first);
  drafts.discard("new");
  expect(drafts.sentAs("new-1").key).not.toBe(first);
});

test("nothing of an account without a key is kept in the browser, and its draft has one id as long as the page is open", () => {
  const kept = stubStorage("sessionStorage");
  const drafts = createDrafts(() => undefined);
  expect(drafts.keep("new", draft)).toBe("tab");
  drafts.markWaiting("new", 7)();
  const id = drafts.sentAs("new-1").key;
  expect([...kept]).toEqual([]);
  expect(drafts.load("new")).toEqual({ message: "", revision: 0, fileNames: [] });
  expect(drafts.takeWaiting("new")).toBeUndefined();
  expect(drafts.sentAs("new-1").key).toBe(id);
  drafts.discard("new");
  expect(drafts.sentAs("new-1").key).not.toBe(id);
  expect(createDrafts(() => undefined).sentAs("new-1").key).not.toBe(id);
});
