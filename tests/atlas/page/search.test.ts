import { createActor } from "xstate";
import { expect, it } from "vitest";
import { findEntries } from "../../../src/atlas/page/search/search-rank.ts";
import { searchMachine } from "../../../src/atlas/page/search/search.machine.ts";
import type { SearchEntry } from "../../../src/atlas/model/atlas-model.ts";

const entry = (text: string, hint = ""): SearchEntry => ({
  kind: "state",
  text,
  hint,
  part: null,
  places: 1,
});
const entries = [
  entry("session.expired", "The session has ended"),
  entry("expired"),
  entry("signOn.expiredToken"),
  entry("notExpiredYet"),
  entry("session", "has expired"),
];
const texts = (query: string) => findEntries(entries, query).map(({ text }) => text);

it("the search ranks whole names before beginnings, words, parts and hints", () => {
  expect(texts("expired")).toEqual([
    "expired",
    "session.expired",
    "signOn.expiredToken",
    "notExpiredYet",
    "session",
  ]);
});

it("the search needs every word somewhere, in any case", () => {
  expect(texts("SESSION expired")).toEqual(["session.expired", "session"]);
  expect(texts("session nothing")).toEqual([]);
  expect(texts("  ")).toEqual([]);
});

it("the search reads what is pasted as it was meant", () => {
  expect(texts("\u200Bsession\u00A0exp\u00ADired\uFEFF")).toEqual(["session.expired", "session"]);
});

it("the search opens on typing, closes with Escape and keeps the text, and clears it after a choice", () => {
  const actor = createActor(searchMachine).start();
  const state = () => [actor.getSnapshot().value, actor.getSnapshot().context.text];
  actor.send({ type: "search.typed", text: "log" });
  expect(state()).toEqual(["open", "log"]);
  actor.send({ type: "search.left" });
  expect(state()).toEqual(["closed", "log"]);
  actor.send({ type: "search.asked" });
  expect(state()).toEqual(["open", "log"]);
  actor.send({ type: "search.chosen" });
  expect(state()).toEqual(["closed", ""]);
});
