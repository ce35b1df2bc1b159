import * as Arbitrary from "effect/Arbitrary";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { describe, expect, test } from "vitest";
import {
  Journal,
  journalFileName,
  placeholderKinds,
  readPlaceholder,
} from "../../../src/domain/shell/journal.ts";
import { writePlaceholder } from "../../../src/domain/shell/placeholder.ts";

const wire = {
  format: "portal-journal",
  version: 2,
  app: "V1.240507.0",
  startedAt: "2026-11-21T10:00:00.000Z",
  savedAt: "2026-11-21T10:05:00.000Z",
  locale: "dede",
  mark: "k3f9ab",
  dropped: 0,
  before: [{ actor: "portal/language", machine: "language", value: "ready" }],
  entries: [
    {
      no: 0,
      at: 12,
      actor: "portal/order:~k3f9ab.text.1",
      machine: "resource",
      from: "actor",
      type: "xstate.done.actor.load",
      payload: { output: { _tag: "Failed", failure: { _tag: "Refused", code: "NOT_FOUND" } } },
      value: { loaded: "stale" },
      taken: ["resource.loading|xstate.done.actor.load|"],
    },
  ],
};

describe("a journal's file", () => {
  test("what is written is read back unchanged", () => {
    const journal = Schema.decodeUnknownSync(Journal)(wire);
    expect(Schema.encodeSync(Journal)(journal)).toEqual(wire);
  });

  test("every journal of the format is read back unchanged", async () => {
    for (const journal of await Effect.runPromise(Arbitrary.sampleEffect(Arbitrary.schema(Journal)))) {
      const text = JSON.stringify(Schema.encodeSync(Journal)(journal));
      expect(
        JSON.stringify(Schema.encodeSync(Journal)(Schema.decodeUnknownSync(Journal)(JSON.parse(text)))),
      ).toBe(text);
    }
  });

  test.each([
    ["another format", { ...wire, format: "har" }],
    ["an earlier version", { ...wire, version: 1 }],
    ["a later version", { ...wire, version: 3 }],
    ["a mark that could be anything", { ...wire, mark: "Grace Gold" }],
    ["a mark that only contains one", { ...wire, mark: "<k3f9ab" }],
    ["a mark with something after it", { ...wire, mark: "k3f9ab>" }],
    ["an unknown language", { ...wire, locale: "xx" }],
    ["a start that is no date", { ...wire, startedAt: "yesterday" }],
    ["no number of dropped events", { ...wire, dropped: undefined }],
    ["an actor without a state", { ...wire, before: [{ actor: "portal", machine: "portal" }] }],
    ["an entry from an unknown source", { ...wire, entries: [{ ...wire.entries[0], from: "server" }] }],
    ["an entry without a state", { ...wire, entries: [{ ...wire.entries[0], value: undefined }] }],
  ])("%s is refused", (_name, given) => expect(() => Schema.decodeUnknownSync(Journal)(given)).toThrow(/./));
});

test("a failed machine's event has no state, and each way of receiving one is kept", () => {
  for (const from of ["start", "outside", "actor", "machine", "timer"]) {
    const journal = { ...wire, entries: [{ ...wire.entries[0], from, value: null }] };
    expect(Schema.encodeSync(Journal)(Schema.decodeUnknownSync(Journal)(journal))).toEqual(journal);
  }
});

test("a journal's file is named by the day on which it was saved", () =>
  expect(journalFileName(new Date("2026-11-21T23:59:59Z"))).toBe("portal-journal-2026-11-21.json"));

describe("placeholders", () => {
  test.each(placeholderKinds)("a placeholder of the kind %s is read back unchanged", (kind) => {
    expect(readPlaceholder("k3f9ab", writePlaceholder("k3f9ab", kind, 7))).toEqual({ kind, no: 7 });
  });
  test.each([
    "gold",
    "~zzzzzz.text.1",
    "~k3f9ab.word.1",
    "~k3f9ab.text.x",
    "~k3f9ab.text",
    "~k3f9ab.text.x1",
    "~k3f9ab.text.1x",
    "~k3f9ab.text.",
    4,
    null,
  ])("%j is no placeholder", (value) => expect(readPlaceholder("k3f9ab", value)).toBeUndefined());
});
