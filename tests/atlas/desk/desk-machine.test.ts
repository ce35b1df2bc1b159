import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, test } from "vitest";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { deskMachine } from "../../../src/atlas/desk/desk.machine.ts";
import { readPlace, writePlace, type DeskPlace, type Look } from "../../../src/atlas/desk/desk-place.ts";
import { readJournal, type JournalResult } from "../../../src/atlas/desk/journal/read-journal.ts";
import type { RouteCounts, ShownCode, ShownRoute } from "../../../src/atlas/desk/routes/routes-data.ts";
import type { MetCodes, SearchWordsByLanguage } from "../../../src/atlas/desk/desk-types.ts";
import { findCodes } from "../../../src/atlas/desk/texts/find-codes.ts";
import type { KnownIssue } from "../../../src/domain/known-issues/known-issue.ts";
import type { SearchWords } from "../../../src/atlas/desk/texts/search-texts.ts";

const step = { actor: "portal/session", event: { type: "session.loggedOut" } };
const route: ShownRoute = {
  id: "abc123",
  code: "OFFLINE",
  machine: "session",
  screen: "login",
  onScreen: false,
  by: "The call failed",
  deed: { dede: "Sie drücken „Senden“." },
  timeline: { steps: [step, step, step], source: "route" },
};
const shownCode: ShownCode = { routes: [route], said: {} };

const entry = (no: number, type: string) => ({
  no,
  at: no,
  actor: "portal/language",
  machine: "language",
  from: "outside",
  type,
  payload: {},
  value: "ready",
  taken: [],
});
const fileOf = (locale: string, entries: readonly object[]): string =>
  JSON.stringify({
    format: "portal-journal",
    version: 2,
    app: "V1",
    startedAt: "2026-11-21T10:00:00.000Z",
    savedAt: "2026-11-21T10:05:00.000Z",
    locale,
    mark: "k3f9ab",
    dropped: 0,
    before: [],
    entries,
  });
const journal = readJournal(
  fileOf("cscz", [entry(1, "language.choose"), entry(2, "screen.returned"), entry(3, "language.choose")]),
);

interface TextsInput {
  readonly look: Look;
  readonly forScreens: boolean;
}

const never = () => new Promise<never>(() => {});

/** One language's words for one code. */
const words = (code: string, said: string): SearchWords => ({
  said: { [code]: [said] },
  synonyms: {},
  beside: [],
});
const own: SearchWordsByLanguage = new Map([["int", words("OFFLINE", "No connection")]]);
const all: SearchWordsByLanguage = new Map([...own, ["cscz", words("INVALID_PASSWORD", "Heslo nesouhlasí")]]);
const met: MetCodes = { today: new Date("2026-11-27"), counts: [] };
const there = {
  loadIssues: (): Promise<Outcome<readonly KnownIssue[]>> => Promise.resolve(answered([])),
  loadMet: (): Promise<Outcome<MetCodes>> => Promise.resolve(answered(met)),
  loadCode: (): Promise<Outcome<ShownCode>> => Promise.resolve(answered(shownCode)),
  loadCounts: (): Promise<Outcome<RouteCounts>> => Promise.resolve(answered({ OFFLINE: 2 })),
  loadTexts: (): Promise<SearchWordsByLanguage> => Promise.resolve(own),
  loadAllWords: (): Promise<SearchWordsByLanguage> => Promise.resolve(all),
};

/** A desk whose files are there, unless others are given, with the clock in the test's hand. */
const start = async (
  address: string,
  read: (file: Blob) => Promise<JournalResult> = () => Promise.resolve(journal),
  files: Partial<Omit<typeof there, "loadTexts" | "loadCode">> & {
    readonly loadCode?: (code: string) => Promise<Outcome<ShownCode>>;
    readonly loadTexts?: (input: TextsInput) => Promise<SearchWordsByLanguage>;
  } = {},
) => {
  const { loadIssues, loadMet, loadCode, loadCounts, loadTexts, loadAllWords } = { ...there, ...files };
  const clock = new SimulatedClock();
  const desk = createActor(
    deskMachine.provide({
      actors: {
        loadIssues: fromPromise(loadIssues),
        loadMet: fromPromise(loadMet),
        loadCode: fromPromise(({ input }: { input: { readonly code: string } }) => loadCode(input.code)),
        loadCounts: fromPromise(loadCounts),
        loadTexts: fromPromise(({ input }: { input: TextsInput }) => loadTexts(input)),
        loadAllWords: fromPromise(loadAllWords),
        readJournal: fromPromise(({ input }) => read(input.file)),
      },
    }),
    { clock, input: { place: readPlace(address) } },
  ).start();
  const settled = () =>
    new Promise((resolve) => {
      setImmediate(resolve);
    });
  await settled();
  return { desk, clock, settled, place: () => desk.getSnapshot().context.place };
};

describe("Enter in the search", () => {
  /** A desk whose words of all languages come when the test gives them. */
  const startLoading = async (search: string) => {
    let give: (given: SearchWordsByLanguage) => void = () => {};
    const started = await start("/desk", undefined, {
      loadAllWords: () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    });
    started.desk.send({ type: "desk.filtered", filter: { search } });
    return { ...started, give: () => give(all), waits: () => started.desk.getSnapshot().hasTag("entered") };
  };

  test("opens a code at once if it has every word in a language that is there", async () => {
    const { desk, place, waits } = await startLoading("no conn");
    desk.send({ type: "desk.searchEntered" });
    expect(place().code).toBe("OFFLINE");
    expect(waits()).toBe(false);
  });

  test("waits for the words of the other languages, and opens the best code then", async () => {
    const { desk, settled, place, give, waits } = await startLoading("heslo");
    desk.send({ type: "desk.searchEntered" });
    expect(place().code).toBeUndefined();
    expect(waits()).toBe(true);
    give();
    await settled();
    expect(place().code).toBe("INVALID_PASSWORD");
    expect(waits()).toBe(false);
  });

  test("opens the best of what is known if the other words do not come", async () => {
    const { desk, clock, place } = await startLoading("no connectoin at all");
    desk.send({ type: "desk.searchEntered" });
    expect(place().code).toBeUndefined();
    clock.increment(20_000);
    expect(place().code).toBe("OFFLINE");
  });

  test.each([
    ["more is typed", { type: "desk.filtered", filter: { search: "heslo nes" } }],
    ["the list is closed", { type: "desk.closed" }],
    ["a journal is opened", { type: "desk.journalGiven", file: new Blob(["{}"]) }],
  ] as const)("no longer opens anything when %s", async (_, event) => {
    const { desk, settled, place, give, waits } = await startLoading("heslo");
    desk.send({ type: "desk.searchEntered" });
    desk.send(event);
    expect(waits()).toBe(false);
    give();
    await settled();
    expect(place().code).toBeUndefined();
  });

  test.each(["", "7050", "qqqq xxxx"])("opens nothing where nothing is found: “%s”", async (search) => {
    const { desk, settled, place, give } = await startLoading(search);
    desk.send({ type: "desk.searchEntered" });
    give();
    await settled();
    expect(place().code).toBeUndefined();
    desk.send({ type: "desk.searchEntered" });
    expect(place().code).toBeUndefined();
  });
});

describe("what the portal serves to staff", () => {
  const issue = { code: "OFFLINE", texts: { int: "The cable in Linz is cut" } } as KnownIssue;
  const issues = (): Promise<Outcome<readonly KnownIssue[]>> => Promise.resolve(answered([issue]));
  const refused = (): Promise<Outcome<never>> => Promise.resolve(failed({ _tag: "NoAccess" }));

  test("is asked for when the catalogue is there, not before", async () => {
    const asked: string[] = [];
    let give: (given: SearchWordsByLanguage) => void = () => {};
    const { desk, settled } = await start("/desk", undefined, {
      loadTexts: () =>
        new Promise((resolve) => {
          give = resolve;
        }),
      loadIssues: () => (asked.push("issues"), issues()),
      loadMet: () => (asked.push("met"), there.loadMet()),
    });
    expect(asked).toEqual([]);
    give(own);
    await settled();
    expect(asked).toEqual(["issues", "met"]);
    expect(desk.getSnapshot().value).toMatchObject({ issues: "there", met: "there" });
    expect(desk.getSnapshot().context).toMatchObject({ issues: [issue], met });
  });

  test("is found by the words of known issues, whichever come first", async () => {
    const { desk, settled } = await start("/desk", undefined, { loadIssues: issues });
    const found = () => findCodes(desk.getSnapshot().context.index, "linz");
    expect(found()).toEqual({ _tag: "Matching", codes: ["OFFLINE"] });
    desk.send({ type: "desk.filtered", filter: { search: "linz" } });
    await settled();
    expect(desk.getSnapshot().context.searchWords.has("cscz")).toBe(true);
    expect(found()).toEqual({ _tag: "Matching", codes: ["OFFLINE"] });
  });

  test.each([
    { _tag: "SessionExpired" },
    { _tag: "NoAccess" },
    { _tag: "Refused", code: "NOT_FOUND" },
  ] as const)("is not there for others: %o", async (failure) => {
    const refuse = () => Promise.resolve(failed(failure));
    const { desk } = await start("/desk", undefined, { loadIssues: refuse, loadMet: refuse });
    expect(desk.getSnapshot().value).toMatchObject({ issues: "refused", met: "refused" });
    expect(desk.getSnapshot().hasTag("failed")).toBe(false);
  });

  test.each([
    ["there is no connection", () => Promise.resolve(failed({ _tag: "Offline" }))],
    [
      "an answer is malformed",
      () => Promise.resolve(failed({ _tag: "Malformed", path: "", expected: "JSON" })),
    ],
    ["no answer comes", never],
    ["its code does not come", () => Promise.reject(new Error("no chunk"))],
  ] as const)("is asked for again when %s, each by itself", async (_, fail) => {
    let turn = 0;
    const { desk, clock, settled } = await start("/desk", undefined, {
      loadIssues: () => (turn++ === 0 ? fail() : issues()),
    });
    clock.increment(60_000);
    expect(desk.getSnapshot().value).toMatchObject({ issues: "missing", met: "there" });
    desk.send({ type: "desk.retry" });
    await settled();
    expect(desk.getSnapshot().value).toMatchObject({ issues: "there", met: "there" });
  });

  test("is missing where the counts do not come", async () => {
    const { desk, clock, settled } = await start("/desk", undefined, { loadMet: never });
    clock.increment(60_000);
    expect(desk.getSnapshot().value).toMatchObject({ issues: "there", met: "missing" });
    desk.send({ type: "desk.retry" });
    await settled();
    expect(desk.getSnapshot().value).toMatchObject({ met: "loading" });
  });

  describe("known issues ten minutes later", () => {
    const later = async (second: () => Promise<Outcome<readonly KnownIssue[]>>) => {
      let turn = 0;
      const { desk, clock, settled } = await start("/desk", undefined, {
        loadIssues: () => (turn++ === 0 ? issues() : second()),
      });
      clock.increment(10 * 60_000);
      await settled();
      return desk.getSnapshot();
    };

    test("are those of then", async () => {
      const { context } = await later(() => Promise.resolve(answered([])));
      expect(context.issues).toEqual([]);
      expect(findCodes(context.index, "linz")._tag).toBe("Near");
    });

    test("are gone where the session has ended", async () => {
      const { value, context } = await later(refused);
      expect(value).toMatchObject({ issues: "refused" });
      expect(context.issues).toEqual([]);
    });

    test("stay as they were where the portal does not answer", async () => {
      const { value, context } = await later(() => Promise.resolve(failed({ _tag: "Offline" })));
      expect(value).toMatchObject({ issues: "missing" });
      expect(context.issues).toEqual([issue]);
    });
  });
});

describe("the support desk", () => {
  test("keeps the search when a timeline is opened and closed", async () => {
    const { desk, settled, place } = await start("/desk");
    desk.send({ type: "desk.filtered", filter: { search: "offl", area: "call" } });
    desk.send({ type: "desk.codeChosen", code: "OFFLINE" });
    await settled();
    desk.send({ type: "desk.filtered", filter: { screen: "login" } });
    desk.send({ type: "desk.routeChosen", id: route.id });
    desk.send({ type: "desk.closed" });
    expect(place()).toMatchObject({
      code: "OFFLINE",
      route: undefined,
      filter: { search: "offl", area: "call", screen: "login" },
    });
    desk.send({ type: "desk.closed" });
    expect(place()).toMatchObject({ code: undefined, filter: { search: "offl", area: "call" } });
    // Another code is shown on other screens.
    desk.send({ type: "desk.codeChosen", code: "OFFLINE" });
    expect(place().filter.screen).toBe("all");
  });

  test("plays a route frame by frame to its end, and stops there", async () => {
    const { desk, clock, place } = await start(`/desk/OFFLINE/${route.id}`);
    desk.send({ type: "desk.play" });
    clock.increment(1800);
    expect(place().step).toBe(1);
    clock.increment(1800);
    expect(place().step).toBe(2);
    expect(desk.getSnapshot().hasTag("playing")).toBe(false);
  });

  test("plays a journal without its invisible steps, in its customer's language", async () => {
    const { desk, clock, settled, place } = await start("/desk?agent=dede");
    desk.send({ type: "desk.journalGiven", file: new Blob(["{}"]) });
    await settled();
    expect(place().look).toMatchObject({ locale: "cscz", agent: "dede" });
    desk.send({ type: "desk.play" });
    clock.increment(1800);
    expect(place().step).toBe(1);
    clock.increment(1800);
    expect(place().step).toBe(3);
  });

  test("shows a journal in the language of each step, and keeps the agent's choice as long as the customer's stays", async () => {
    const changed = {
      ...entry(3, "language.changed"),
      actor: "portal",
      machine: "portal",
      from: "machine",
      payload: { locale: "deat", from: "trtr" },
    };
    const entries = [entry(1, "help.open"), entry(2, "language.choose"), changed, entry(4, "help.open")];
    const { desk, settled, place } = await start("/desk", () =>
      Promise.resolve(readJournal(fileOf("deat", entries))),
    );
    const to = (step: number): string => {
      desk.send({ type: "desk.stepped", to: step });
      return place().look.locale;
    };
    desk.send({ type: "desk.journalGiven", file: new Blob(["{}"]) });
    await settled();
    expect(place().look.locale).toBe("trtr");
    expect([to(1), to(2), to(3), to(0)]).toEqual(["trtr", "dede", "dede", "trtr"]);
    desk.send({ type: "desk.looked", look: { locale: "enen" } });
    expect([to(1), to(2)]).toEqual(["enen", "dede"]);
  });

  describe("turns to the page of steps", () => {
    const closed = (place: DeskPlace): DeskPlace => ({ ...place, asSteps: false });

    test("of a route, and back by the address, with the replay standing still", async () => {
      const { desk, clock, place } = await start(`/desk/OFFLINE/${route.id}?step=1`);
      desk.send({ type: "desk.play" });
      desk.send({ type: "desk.pageOpened" });
      clock.increment(1800);
      expect(place()).toMatchObject({ asSteps: true, step: 1 });
      desk.send({ type: "desk.stepIncluded", count: 2, included: false });
      desk.send({ type: "desk.placed", place: closed(place()) });
      expect(place()).toMatchObject({ asSteps: false, route: route.id, step: 1 });
      expect(desk.getSnapshot().context.subject._tag).toBe("Route");
    });

    test("of a journal, which has no address and stays on the desk when the address changes back and forth", async () => {
      const { desk, settled, place } = await start("/desk?agent=dede");
      desk.send({ type: "desk.journalGiven", file: new Blob(["{}"]) });
      await settled();
      desk.send({ type: "desk.stepped", to: 2 });
      desk.send({ type: "desk.looked", look: { width: 390 } });
      const replay = writePlace(place());
      desk.send({ type: "desk.pageOpened" });
      const page = writePlace(place());
      for (const [address, asSteps] of [
        [replay, false],
        [page, true],
      ] as const) {
        desk.send({ type: "desk.placed", place: readPlace(address) });
        expect(desk.getSnapshot().context.subject._tag).toBe("Journal");
        expect(place()).toMatchObject({ asSteps, step: 2, look: { width: 390, locale: "cscz" } });
        expect(writePlace(place())).toBe(address);
      }
      desk.send({ type: "desk.replayOpened" });
      expect(place().asSteps).toBe(false);
      desk.send({ type: "desk.pageOpened" });
      desk.send({ type: "desk.closed" });
      expect(place().asSteps).toBe(false);
    });

    test("only where there is a timeline", async () => {
      const { desk, place } = await start("/desk/OFFLINE");
      desk.send({ type: "desk.pageOpened" });
      expect(place().asSteps).toBe(false);
    });

    test("and keeps which steps are left out until something else is on the desk", async () => {
      const { desk } = await start(`/desk/OFFLINE/${route.id}?page=steps`);
      const leftOut = () => desk.getSnapshot().context.leftOut;
      for (const count of [1, 3, 3]) desk.send({ type: "desk.stepIncluded", count, included: false });
      desk.send({ type: "desk.looked", look: { locale: "cscz" } });
      desk.send({ type: "desk.stepIncluded", count: 1, included: true });
      expect(leftOut()).toEqual([3]);
      desk.send({ type: "desk.closed" });
      expect(leftOut()).toEqual([]);
    });
  });

  test("shows the problem of a file while a timeline is open, until it is dismissed", async () => {
    const { desk, settled } = await start(`/desk/OFFLINE/${route.id}`, () =>
      Promise.resolve({ _tag: "Problem", problem: { _tag: "NoJson" } }),
    );
    desk.send({ type: "desk.journalGiven", file: new Blob(["{"]) });
    expect(desk.getSnapshot().hasTag("reading")).toBe(true);
    await settled();
    expect(desk.getSnapshot().context).toMatchObject({
      problem: { _tag: "NoJson" },
      subject: { _tag: "Route" },
    });
    desk.send({ type: "desk.problemRead" });
    expect(desk.getSnapshot().context.problem._tag).toBe("None");
  });

  describe("loads with its page no more than the catalogue needs", () => {
    const startWatched = async (address: string) => {
      const asked: string[] = [];
      const started = await start(address, undefined, {
        loadCode: (code) => (asked.push(code), there.loadCode()),
        loadCounts: () => (asked.push("counts"), there.loadCounts()),
        loadTexts: (input) => {
          asked.push(input.forScreens ? "texts of the screens" : "texts");
          return there.loadTexts();
        },
        loadAllWords: () => (asked.push("words"), there.loadAllWords()),
      });
      return { ...started, asked };
    };

    test("the words of all languages when something is searched", async () => {
      const { desk, settled, asked } = await startWatched("/desk");
      expect(asked).toEqual(["counts", "texts"]);
      expect(desk.getSnapshot().context.counts).toEqual({ OFFLINE: 2 });
      desk.send({ type: "desk.filtered", filter: { area: "call" } });
      expect(asked).toHaveLength(2);
      desk.send({ type: "desk.filtered", filter: { search: "h" } });
      await settled();
      expect(asked).toEqual(["counts", "texts", "words"]);
      expect(desk.getSnapshot().context.searchWordsSettled).toBe(true);
    });

    test("the file of a code when it is opened, the texts of the screens when a timeline is", async () => {
      const { desk, settled, asked } = await startWatched("/desk");
      desk.send({ type: "desk.codeChosen", code: "OFFLINE" });
      await settled();
      expect(asked.slice(2)).toEqual(["OFFLINE"]);
      expect(desk.getSnapshot().context.screenTextsThere).toBe(false);
      desk.send({ type: "desk.routeChosen", id: route.id });
      await settled();
      expect(asked.slice(3)).toEqual(["texts of the screens"]);
      expect(desk.getSnapshot().context.screenTextsThere).toBe(true);
      desk.send({ type: "desk.stepped", to: 1 });
      desk.send({ type: "desk.closed" });
      expect(asked).toHaveLength(4);
    });

    test("the texts of another language when it is chosen, or when a journal has it", async () => {
      const { desk, settled, asked } = await startWatched("/desk");
      desk.send({ type: "desk.looked", look: { width: 390 } });
      expect(asked).toHaveLength(2);
      desk.send({ type: "desk.looked", look: { agent: "dede" } });
      await settled();
      expect(asked.slice(2)).toEqual(["texts"]);
      desk.send({ type: "desk.journalGiven", file: new Blob(["{}"]) });
      await settled();
      expect(asked.slice(3)).toEqual(["texts of the screens"]);
    });

    test("the file of each code once, and none for what is no code", async () => {
      const { desk, settled, asked } = await startWatched("/desk");
      for (const code of ["OFFLINE", "NOT_FOUND", "7050", "OFFLINE"]) {
        desk.send({ type: "desk.codeChosen", code });
        await settled();
      }
      expect(asked.filter((file) => !["counts", "texts", "words"].includes(file))).toEqual([
        "OFFLINE",
        "NOT_FOUND",
      ]);
      expect(desk.getSnapshot().hasTag("failed")).toBe(false);
    });

    test("everything at once for a link to a frame", async () => {
      const { asked, place } = await startWatched(`/desk/OFFLINE/${route.id}?step=1`);
      expect(asked).toContain("OFFLINE");
      expect(place().step).toBe(1);
    });
  });

  test("is there without its files, says that the routes are missing, and asks again", async () => {
    const { desk, clock, settled } = await start("/desk/OFFLINE?q=offline", undefined, {
      loadCode: () => Promise.resolve(failed({ _tag: "Offline" })),
      loadTexts: () => Promise.reject(new Error("no file")),
      loadAllWords: never,
    });
    expect(desk.getSnapshot().value).toMatchObject({
      code: "missing",
      texts: "missing",
      allWords: "loading",
    });
    expect(desk.getSnapshot().hasTag("failed")).toBe(true);
    clock.increment(20_000);
    expect(desk.getSnapshot().value).toMatchObject({ allWords: "missing" });
    desk.send({ type: "desk.retry" });
    expect(desk.getSnapshot().value).toMatchObject({ code: "loading", texts: "loading" });
    await settled();
    expect(desk.getSnapshot().value).toMatchObject({ code: "missing", texts: "missing" });
  });

  describe("shows what is open", () => {
    /** A desk whose files of codes come when the test gives them. */
    const startWaiting = async (address: string) => {
      const give = new Map<string, (outcome: Outcome<ShownCode>) => void>();
      const started = await start(address, undefined, {
        loadCode: (code) =>
          new Promise((resolve) => {
            give.set(code, resolve);
          }),
      });
      const { desk, settled } = started;
      return {
        ...started,
        give: async (code: string, outcome: Outcome<ShownCode>) => {
          give.get(code)?.(outcome);
          await settled();
        },
        open: (code: string) => desk.send({ type: "desk.codeChosen", code }),
        codes: () => [...desk.getSnapshot().context.codes.keys()],
      };
    };

    test("where another was opened before the first came", async () => {
      const { desk, give, open, codes } = await startWaiting(`/desk/OFFLINE/${route.id}`);
      open("NOT_FOUND");
      await give("OFFLINE", answered(shownCode));
      expect(codes()).toEqual([]);
      await give("NOT_FOUND", answered({ routes: [], said: {} }));
      expect(codes()).toEqual(["NOT_FOUND"]);
      expect(desk.getSnapshot().context.subject._tag).toBe("None");
    });

    test("where a journal was opened before the file of a code came", async () => {
      const { desk, give, settled, codes } = await startWaiting(`/desk/OFFLINE/${route.id}`);
      desk.send({ type: "desk.journalGiven", file: new Blob(["{}"]) });
      await settled();
      await give("OFFLINE", answered(shownCode));
      expect(codes()).toEqual(["OFFLINE"]);
      expect(desk.getSnapshot().context.subject._tag).toBe("Journal");
    });

    test("where the file of another did not come", async () => {
      const { desk, give, open, codes } = await startWaiting("/desk/OFFLINE");
      await give("OFFLINE", failed({ _tag: "Offline" }));
      expect(desk.getSnapshot().value).toMatchObject({ code: "missing" });
      open("NOT_FOUND");
      await give("NOT_FOUND", answered({ routes: [], said: {} }));
      expect(codes()).toEqual(["NOT_FOUND"]);
      // On the list there is nothing to ask for.
      open("OFFLINE");
      await give("OFFLINE", failed({ _tag: "Offline" }));
      desk.send({ type: "desk.closed" });
      desk.send({ type: "desk.retry" });
      expect(desk.getSnapshot().value).toMatchObject({ code: "missing" });
    });
  });

  test.each([
    ["the browser cannot read it", () => Promise.reject(new Error("unreadable"))],
    ["reading it does not end", never],
  ])("says that a file is unreadable where %s", async (_, read) => {
    const { desk, clock, settled } = await start(`/desk/OFFLINE/${route.id}`, read);
    desk.send({ type: "desk.journalGiven", file: new Blob(["{"]) });
    await settled();
    clock.increment(20_000);
    expect(desk.getSnapshot().hasTag("reading")).toBe(false);
    expect(desk.getSnapshot().context).toMatchObject({
      problem: { _tag: "Unreadable" },
      subject: { _tag: "Route" },
    });
  });

  test("reads the file that was given last", async () => {
    const files: unknown[] = [];
    const { desk, settled } = await start("/desk", (file) => {
      files.push(file);
      return files.length === 1 ? never() : Promise.resolve(journal);
    });
    const [first, second] = [new Blob(["1"]), new Blob(["2"])];
    desk.send({ type: "desk.journalGiven", file: first });
    desk.send({ type: "desk.journalGiven", file: second });
    await settled();
    expect(files).toEqual([first, second]);
    expect(desk.getSnapshot().context.subject._tag).toBe("Journal");
  });
});
