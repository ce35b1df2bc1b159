import { describe, expect, test } from "vitest";
import { demoJournal } from "../../../server/demo/demo-journal.ts";
import { timelineOfJournal } from "../../../src/atlas/desk/journal/journal-timeline.ts";
import { readJournal } from "../../../src/atlas/desk/journal/read-journal.ts";
import { causeOf } from "../../../src/atlas/desk/simulation/step.ts";
import { playTimeline } from "../../../src/atlas/desk/simulation/timeline.ts";

const entry = (
  no: number,
  actor: string,
  machine: string,
  from: string,
  type: string,
  payload: object,
  value: unknown,
  taken: readonly string[] = [],
) => ({ no, at: no, actor, machine, from, type, payload, value, taken });

const journalWith = (...entries: readonly object[]): string =>
  JSON.stringify({
    format: "portal-journal",
    version: 2,
    app: "V1",
    startedAt: "2026-11-21T10:00:00.000Z",
    savedAt: "2026-11-21T10:05:00.000Z",
    locale: "cscz",
    mark: "k3f9ab",
    dropped: 0,
    before: [{ actor: "portal/session", machine: "session", value: { signedOut: { asking: "idle" } } }],
    entries,
  });

const play = (file: string) => {
  const read = readJournal(file);
  if (read._tag !== "Journal") throw new Error(JSON.stringify(read.problem));
  const timeline = timelineOfJournal(read.journal);
  const { simulation, frames } = playTimeline(timeline, timeline.steps.length, {
    locale: "int",
    persona: "gold",
  });
  const value = simulation.find("portal/session")?.getSnapshot() as { readonly value: unknown } | undefined;
  simulation.stop();
  return { frames, drifts: frames.flatMap(({ drifts }) => drifts), value: value?.value };
};

/** A page that begins in Turkish, where nobody has chosen a language, and a login of a company in Spain. */
const login = (withStart: boolean, changed: object = { from: "trtr" }) => {
  const language = (
    no: number,
    from: string,
    type: string,
    payload: object,
    value: string,
    ...taken: readonly string[]
  ) => entry(no, "portal/language", "language", from, type, payload, value, taken);
  const user = {
    account_key: "~k3f9ab.text.2",
    account_nav_instance: "AT",
    contact_nav_instance: "AT",
    account_country: "ES",
    contact_country: "ES",
    partner_status: "gold",
    reg_flex_enabled: false,
  };
  const start = entry(
    1,
    "portal/language",
    "language",
    "start",
    "xstate.init",
    { input: { locale: "trtr", chosen: false } },
    "loading",
  );
  const texts = { output: { _tag: "Answered", answer: "~k3f9ab.object.0" } };
  const done = "xstate.done.actor.loadTexts";
  return journalWith(
    ...(withStart ? [start] : []),
    language(2, "actor", done, texts, "ready", "language.loading|xstate.done.actor.loadTexts|"),
    entry(3, "portal/session", "session", "outside", "session.signIn", {}, { signedOut: "signingIn" }),
    entry(
      4,
      "portal/session",
      "session",
      "actor",
      "xstate.done.actor.signIn",
      { output: { _tag: "Accepted", user, by: "Password" } },
      { signedIn: "loadingPartnerData" },
    ),
    language(
      5,
      "machine",
      "language.loggedIn",
      { origin: { navInstance: "AT", accountCountry: "ES" } },
      "loading",
      "language.ready|language.loggedIn|changesLanguage",
    ),
    language(6, "actor", done, texts, "remembering"),
    entry(7, "portal", "portal", "machine", "language.changed", { locale: "eses", ...changed }, {}),
  );
};

describe("the language of a journal", () => {
  const played = (file: string) => {
    const { frames } = play(file);
    return { locales: frames.map(({ step }) => step.locale), drifts: frames.flatMap(({ drifts }) => drifts) };
  };

  test("is that of each moment, and a login that changes it is no difference", () =>
    expect(played(login(true))).toEqual({
      locales: ["trtr", "trtr", "trtr", "trtr", "eses"],
      drifts: [],
    }));

  test("is known where the journal has lost its start", () => {
    const { locales, drifts } = played(login(false));
    expect(locales).toEqual(["trtr", "trtr", "trtr", "trtr", "eses"]);
    expect(drifts.filter(({ kind }) => kind === "language")).toEqual([]);
  });

  test("is a difference of its own kind, where the replay would be in another one", () => {
    const { frames, drifts } = play(login(true).replaceAll('"ES"', '"FR"'));
    expect(drifts).toEqual([{ kind: "language", actor: "portal/language", recorded: "eses", today: "frfr" }]);
    expect(frames.at(-1)?.drifts.map(causeOf)).toEqual(["language"]);
  });
});

const signIn = entry(
  1,
  "portal/session",
  "session",
  "outside",
  "session.signIn",
  { email: "~k3f9ab.text.2", password: "~k3f9ab.text.0" },
  { signedOut: "signingIn" },
);
const answer = { output: { _tag: "Refused", code: "INVALID_PASSWORD", by: "Password" } };

describe("a journal from another version", () => {
  test("starts where the recording starts", () =>
    expect(play(journalWith()).value).toEqual({ signedOut: { asking: "idle" } }));

  test("names a transition that no longer exists", () => {
    const { drifts, value } = play(
      journalWith(
        signIn,
        entry(
          2,
          "portal/session",
          "session",
          "actor",
          "xstate.done.actor.signIn",
          answer,
          { signedOut: { asking: "refused" } },
          ["session.signedOut.signingIn|old|"],
        ),
      ),
    );
    expect(drifts).toEqual([
      {
        kind: "gone",
        actor: "portal/session (session)",
        recorded: "session.signedOut.signingIn|old|",
        today: "",
      },
    ]);
    expect(value).toEqual({ signedOut: { asking: "refused" } });
  });

  test("names a state that no longer exists, and continues in the state of today's machine", () => {
    const { drifts, value } = play(
      journalWith(
        signIn,
        entry(2, "portal/session", "session", "actor", "xstate.done.actor.signIn", answer, {
          signedOut: "banned",
        }),
      ),
    );
    expect(drifts).toEqual([
      {
        kind: "gone",
        actor: "portal/session",
        recorded: '{"signedOut":"banned"}',
        today: '{"signedOut":{"asking":"refused"}}',
      },
    ]);
    expect(value).toEqual({ signedOut: { asking: "refused" } });
  });

  test("shows the result of an actor that completes at its start in today's version", () => {
    const { frames } = play(
      journalWith(
        signIn,
        entry(
          2,
          "portal/session/signIn",
          "signIn",
          "actor",
          "xstate.done.actor.logIn",
          { output: { _tag: "Answered", answer: { _tag: "Refused", code: "INVALID_PASSWORD" } } },
          "done",
        ),
      ),
    );
    expect(frames.at(-1)).toMatchObject({
      machine: "session",
      value: { signedOut: { asking: "refused" } },
      codes: ["INVALID_PASSWORD"],
    });
  });

  test("names a machine that no longer exists", () => {
    const { drifts } = play(journalWith(entry(1, "portal/fax", "fax", "outside", "fax.send", {}, "sending")));
    expect(drifts).toEqual([{ kind: "gone", actor: "portal/fax", recorded: "fax", today: "" }]);
  });

  test("is set to the recorded state where today's machine would take another one", () => {
    const { drifts, value } = play(
      journalWith(
        signIn,
        entry(
          2,
          "portal/session",
          "session",
          "actor",
          "xstate.done.actor.signIn",
          { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
          { signedOut: { asking: "refused" } },
        ),
      ),
    );
    expect(drifts).toEqual([
      {
        kind: "data",
        actor: "portal/session",
        recorded: '{"signedOut":{"asking":"refused"}}',
        today: '{"signedOut":{"asking":"failed"}}',
      },
    ]);
    expect(value).toEqual({ signedOut: { asking: "refused" } });
  });
});

test("the journal of the demo's tickets plays as it was recorded, up to its code", () => {
  const { frames, drifts } = play(demoJournal());
  expect(drifts).toEqual([]);
  expect(frames.at(-1)).toMatchObject({ path: "/products/", codes: ["HTTP_503"], value: "failed" });
});

describe("a file that is not a journal", () => {
  test.each([
    ["NoJson", "{"],
    ["OtherFile", "[]"],
    ["OtherFile", '{"format":"har"}'],
    ["Broken", journalWith({ no: "one" })],
  ])("is reported as %s", (problem, text) => {
    expect(readJournal(text)).toMatchObject({ _tag: "Problem", problem: { _tag: problem } });
  });
});

test("a journal that begins in a session goes on where the session extends: what its state starts is there", () => {
  const { frames } = play(
    journalWith(
      entry(2, "portal/session", "session", "outside", "session.retry", {}, { signedIn: "complete" }),
      entry(
        3,
        "portal/session",
        "session",
        "actor",
        "session.extended",
        { seconds: 1800 },
        { signedIn: "complete" },
        ["session.signedIn|session.extended|"],
      ),
      entry(4, "portal/session", "session", "outside", "session.logOut", {}, {}),
    ),
  );
  expect(frames.slice(-2).map(({ taken }) => taken[0]?.transition.eventType)).toEqual([
    "session.extended",
    "session.logOut",
  ]);
});

test("a journal that has lost its start goes on with a guard that knows the session", () => {
  const entered = (no: number, name: string) =>
    entry(
      no,
      "portal/routeGuard",
      "routeGuard",
      "outside",
      "route.entered",
      { route: { name }, search: "" },
      "allowed",
    );
  const { frames } = play(journalWith(entered(2, "orders"), entered(3, "invoices")));
  expect(frames.slice(-2).map(({ drifts }) => drifts.map(causeOf))).toEqual([["data"], []]);
});

test("a screen that was started anew, and is there already today, is a difference of data and not of a machine", () => {
  const opened = (no: number) =>
    entry(
      no,
      "portal",
      "portal",
      "outside",
      "screen.opened",
      { key: "orders", logic: "~k3f9ab.object.1", input: "~k3f9ab.object.1" },
      {},
      ["portal|screen.opened|isNew"],
    );
  const started = (no: number) =>
    entry(no, "portal/orders", "resource", "start", "xstate.init", { input: { request: {} } }, "loading");
  const loaded = entry(
    4,
    "portal/orders",
    "resource",
    "actor",
    "xstate.done.actor.load",
    { output: { _tag: "Answered", answer: "~k3f9ab.object.2" } },
    { loaded: "fresh" },
    ["resource.loading|xstate.done.actor.load|answered"],
  );
  const { drifts } = play(journalWith(opened(2), started(3), loaded, opened(5), started(6)));
  expect(drifts.map(causeOf)).toEqual(["data"]);
});

test("what a state has started is gone once the journal says that the state was left", () => {
  const session = (no: number, value: object) =>
    entry(no, "portal/session", "session", "outside", "session.retry", {}, value);
  const clock = (no: number) =>
    entry(no, "portal/session/clock", "sessionClock", "outside", "session.extended", {}, "fresh");
  const { frames } = play(
    journalWith(
      session(2, { signedIn: "complete" }),
      clock(3),
      session(4, { signedOut: { asking: "idle" } }),
      clock(5),
    ),
  );
  expect(
    frames.filter(({ step }) => step.actor === "portal/session/clock").map(({ found }) => found),
  ).toEqual([true, false]);
});

test("a page whose browser had a mark of a session waits for the portal's answer, as it did", () => {
  const failed = {
    output: { _tag: "Failed", failure: { _tag: "EndpointFailure", status: 503 } },
  };
  const { drifts, value } = play(
    journalWith(
      entry(
        2,
        "portal/session",
        "session",
        "start",
        "xstate.init",
        {},
        { restoring: { asking: "expected" } },
      ),
      entry(
        3,
        "portal/session",
        "session",
        "actor",
        "xstate.done.actor.checkSession",
        failed,
        { restoring: { unanswered: "waiting" } },
        ["session.restoring.asking|xstate.done.actor.checkSession|expected"],
      ),
    ),
  );
  expect(drifts).toEqual([]);
  expect(value).toEqual({ restoring: { unanswered: "waiting" } });
});
