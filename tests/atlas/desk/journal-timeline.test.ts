import { describe, expect, test } from "vitest";
import { timelineOfJournal, timesOfJournal } from "../../../src/atlas/desk/journal/journal-timeline.ts";
import { lookOfJournal } from "../../../src/atlas/desk/journal/journal-look.ts";
import { isBackgroundStep, nextStop } from "../../../src/atlas/desk/journal/background-steps.ts";
import { readJournal, readJournalFile } from "../../../src/atlas/desk/journal/read-journal.ts";
import { screenFixtures } from "../../../src/atlas/desk/fixtures/screen-fixtures.ts";
import { keyOf } from "../../../src/atlas/desk/fixtures/fixture.ts";
import { playTimeline } from "../../../src/atlas/desk/simulation/timeline.ts";

const MARK = "k3f9ab";
const hidden = (no: number, kind = "text"): string => `~${MARK}.${kind}.${no}`;
let count = 0;
const entry = (
  actor: string,
  machine: string,
  from: string,
  type: string,
  payload: object,
  value: unknown,
) => {
  count += 1;
  return { no: count, at: count * 1000, actor, machine, from, type, payload, value, taken: [] };
};
const opened = (key: string) =>
  entry(
    "portal",
    "portal",
    "outside",
    "screen.opened",
    { key, logic: hidden(0, "object"), input: hidden(0, "object") },
    {},
  );

const journalOf = (...entries: readonly object[]) => {
  const read = readJournal(
    JSON.stringify({
      format: "portal-journal",
      version: 2,
      app: "V1",
      startedAt: "2026-11-21T10:00:00.000Z",
      savedAt: "2026-11-21T10:05:00.000Z",
      locale: "deat",
      mark: MARK,
      dropped: 0,
      before: [{ actor: "portal/session", machine: "session", value: { signedOut: { asking: "idle" } } }],
      entries,
    }),
  );
  if (read._tag !== "Journal") throw new Error(JSON.stringify(read.problem));
  return read.journal;
};

/** A product registration with a licence code that belongs to another company. */
const registration = () => {
  const actor = "portal/register-product";
  const of = (from: string, type: string, payload: object, value: unknown) =>
    entry(actor, "productRegistration", from, type, payload, value);
  return journalOf(
    opened("register-product"),
    of("start", "xstate.init", {}, "editing"),
    of("outside", "form.changed", { change: hidden(0, "object") }, "editing"),
    of("outside", "form.left", { field: hidden(3) }, "editing"),
    of("outside", "form.submit", {}, "sending"),
    of(
      "actor",
      "xstate.done.actor.submit",
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "LICENCE_CODE_INVALID" } } },
      "refused",
    ),
  );
};

const play = (journal: ReturnType<typeof journalOf>) => {
  const timeline = timelineOfJournal(journal);
  const { simulation, frames } = playTimeline(timeline, timeline.steps.length, {
    locale: "int",
    persona: "gold",
  });
  simulation.stop();
  return { timeline, frames };
};

test.each(["getOrder:", "getInvoice:"])("%s with redacted content is played with the samples", (name) => {
  const key = `${name}${hidden(1)}`;
  const { timeline, frames } = play(
    journalOf(
      opened(key),
      entry(`portal/${key}`, "resource", "start", "xstate.init", {}, "loading"),
      entry(
        `portal/${key}`,
        "resource",
        "actor",
        "xstate.done.actor.load",
        { output: { _tag: "Answered", answer: hidden(0, "object") } },
        { loaded: "fresh" },
      ),
    ),
  );
  const fixture = screenFixtures.find((candidate) => candidate.key === name);
  expect(timeline.steps.find(({ event }) => event.type === "screen.opened")?.event).toMatchObject({
    key,
    input: { request: { id: fixture?.id } },
  });
  expect(frames.at(-1)).toMatchObject({ machine: "resource", value: { loaded: "fresh" }, drifts: [] });
});

test("a screen whose code was there already is ready at once", () => {
  const key = "screen.orders";
  const { frames } = play(
    journalOf(
      opened(key),
      entry(
        `portal/${key}`,
        "screenLoading",
        "start",
        "xstate.init",
        { input: { name: "orders", loaded: true } },
        "ready",
      ),
    ),
  );
  expect(frames.flatMap(({ drifts }) => drifts)).toEqual([]);
});

test("content that is shown though its refresh failed shows no code", () => {
  const key = `getOrder:${hidden(1)}`;
  const of = (from: string, type: string, payload: object, value: unknown) =>
    entry(`portal/${key}`, "resource", from, type, payload, value);
  const { frames } = play(
    journalOf(
      opened(key),
      of("start", "xstate.init", {}, "loading"),
      of(
        "actor",
        "xstate.done.actor.load",
        { output: { _tag: "Answered", answer: hidden(0, "object") } },
        { loaded: "fresh" },
      ),
      of("outside", "resource.refresh", {}, { loaded: "refreshing" }),
      of(
        "actor",
        "xstate.done.actor.refresh",
        { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
        { loaded: "stale" },
      ),
    ),
  );
  expect(frames.at(-1)).toMatchObject({ value: { loaded: "stale" }, codes: [], drifts: [] });
});

describe("the journal of a form", () => {
  test("is played with the values of the samples up to its code, without a difference", () => {
    const { frames } = play(registration());
    expect(frames.at(-1)).toMatchObject({
      machine: "productRegistration",
      value: "refused",
      codes: ["LICENCE_CODE_INVALID"],
    });
    expect(frames.flatMap(({ drifts }) => drifts)).toEqual([]);
  });

  test.each(screenFixtures.map((fixture) => [keyOf(fixture), fixture.machine] as const))(
    "can be sent to a frame, for each screen: %s",
    (key, machine) => {
      const timeline = timelineOfJournal(
        journalOf(opened(key), entry(`portal/${key}`, machine, "start", "xstate.init", {}, "idle")),
      );
      expect(structuredClone(timeline)).toEqual(timeline);
      const { simulation } = playTimeline(timeline, timeline.steps.length, {
        locale: "int",
        persona: "gold",
      });
      expect(simulation.find(`portal/${key}`)?.getSnapshot()).toMatchObject({ status: "active" });
      simulation.stop();
    },
  );

  test("stops at each visible step", () => {
    const { timeline } = play(registration());
    expect(timeline.steps.filter(isBackgroundStep).map(({ event }) => event.type)).toEqual(["screen.opened"]);
    expect([nextStop(timeline, 0, 1), nextStop(timeline, 2, -1), nextStop(timeline, 2, 1)]).toEqual([
      2, 0, 3,
    ]);
  });

  test("shows the time of each step", () => {
    const journal = registration();
    const times = timesOfJournal(journal);
    expect(times).toHaveLength(timelineOfJournal(journal).steps.length);
    expect(times[0]).toBeUndefined();
    expect(times.at(-1)?.getTime()).toBe(journal.startedAt.getTime() + (journal.entries.at(-1)?.at ?? 0));
  });
});

test("a failed call is never omitted from a journal's timeline", () => {
  expect(
    isBackgroundStep({
      actor: "portal/language",
      event: {
        type: "xstate.done.actor.loadTexts",
        output: { _tag: "Failed", failure: { _tag: "Offline" } },
      },
    }),
  ).toBe(false);
  expect(
    isBackgroundStep({ actor: "portal/language", event: { type: "screen.returned" }, supposed: true }),
  ).toBe(false);
});

describe("the settings for playing a journal", () => {
  const asVisitor = (visitor: object) =>
    lookOfJournal(journalOf(entry("portal", "portal", "machine", "session.started", { visitor }, {})));

  test("use the customer's language", () =>
    expect(lookOfJournal(registration())).toEqual({ locale: "dede" }));

  test.each([
    ["staff", { groups: ["ma"] }],
    ["starter", { groups: ["partner", "startingPartner"] }],
    ["customer", { groups: ["endcustomer"] }],
    ["employee", { groups: ["partner"], rights: ["tickets"] }],
    ["gold", { groups: ["partner"], rights: null }],
  ])("use %s for the person who saved it", (persona, visitor) =>
    expect(asVisitor(visitor)).toEqual({ locale: "dede", persona }),
  );
});

test("a file that is too large for a journal is not read", async () => {
  let read = false;
  const file = {
    size: 9_000_000,
    text: () => {
      read = true;
      return Promise.resolve("");
    },
  } as unknown as Blob;
  expect(await readJournalFile(file)).toEqual({ _tag: "Problem", problem: { _tag: "TooLarge" } });
  expect(read).toBe(false);
});
