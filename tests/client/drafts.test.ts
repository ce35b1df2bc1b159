import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDrafts } from "../../src/app/browser/drafts.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
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
