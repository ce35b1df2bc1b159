import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, test } from "vitest";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { deskMachine } from "../../../src/atlas/desk/desk.machine.ts";
import { readPlace } from "../../../src/atlas/desk/desk-place.ts";
import { readJournal, type JournalResult } from "../../../src/atlas/desk/journal/read-journal.ts";
import type { Route, Routes } from "../../../src/atlas/desk/routes/route.ts";
import type { SearchWords } from "../../../src/atlas/desk/words/search-words.ts";

const step = { actor: "portal/session", event: { type: "session.loggedOut" } };
const route: Route = {
  id: "abc123",
  code: "OFFLINE",
  machine: "session",
  screen: "login",
  onScreen: false,
  by: "The call failed",
  timeline: { steps: [step, step, step], source: "route" },
};
const routes: Routes = new Map([["OFFLINE", [route]]]);

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
const journal = readJournal(
  JSON.stringify({
    format: "portal-journal",
    version: 2,
    app: "V1",
    startedAt: "2026-11-21T10:00:00.000Z",
    savedAt: "2026-11-21T10:05:00.000Z",
    locale: "cscz",
    mark: "k3f9ab",
    dropped: 0,
    before: [],
    entries: [entry(1, "language.choose"), entry(2, "screen.shown"), entry(3, "language.choose")],
  }),
);

const never = () => new Promise<never>(() => {});

/** One language's words for one code. */
const words = (code: string, said: string): SearchWords => ({
  said: { [code]: [said] },
  synonyms: {},
  beside: [],
});
const own = [words("OFFLINE", "No connection")];
const all = [...own, words("INVALID_PASSWORD", "Heslo nesouhlasí")];
const there = {
  loadRoutes: (): Promise<Outcome<Routes>> => Promise.resolve(answered(routes)),
  loadTexts: (): Promise<readonly SearchWords[]> => Promise.resolve(own),
  loadAllTexts: (): Promise<readonly SearchWords[]> => Promise.resolve(all),
};

/** A desk whose files are there, unless others are given, with the clock in the test's hand. */
const start = async (
  address: string,
  read: (file: Blob) => Promise<JournalResult> = () => Promise.resolve(journal),
  files: Partial<typeof there> = {},
) => {
  const { loadRoutes, loadTexts, loadAllTexts } = { ...there, ...files };
  const clock = new SimulatedClock();
  const desk = createActor(
    deskMachine.provide({
      actors: {
        loadRoutes: fromPromise(loadRoutes),
        loadTexts: fromPromise(loadTexts),
        loadAllTexts: fromPromise(loadAllTexts),
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
    let give: (given: readonly SearchWords[]) => void = () => {};
    const started = await start("/desk", undefined, {
      loadAllTexts: () =>
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

describe("the support desk", () => {
  test("keeps the search when a timeline is opened and closed", async () => {
    const { desk, place } = await start("/desk");
    desk.send({ type: "desk.filtered", filter: { search: "offl", area: "call" } });
    desk.send({ type: "desk.codeChosen", code: "OFFLINE" });
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

  test("has all languages once the first texts are loaded", async () => {
    const { desk } = await start("/desk");
    expect(desk.getSnapshot().hasTag("allTexts")).toBe(true);
  });

  test("is there without its files, tells that the routes are missing, and asks again", async () => {
    const { desk, clock, settled } = await start("/desk", undefined, {
      loadRoutes: () => Promise.resolve(failed({ _tag: "Offline" })),
      loadTexts: () => Promise.reject(new Error("no file")),
      loadAllTexts: never,
    });
    expect(desk.getSnapshot().value).toMatchObject({
      routes: "missing",
      texts: "missing",
      allTexts: "loading",
    });
    expect(desk.getSnapshot().hasTag("failed")).toBe(true);
    clock.increment(20_000);
    expect(desk.getSnapshot().value).toMatchObject({ allTexts: "missing" });
    desk.send({ type: "desk.retry" });
    expect(desk.getSnapshot().value).toMatchObject({ routes: "loading", texts: "loading" });
    await settled();
    expect(desk.getSnapshot().value).toMatchObject({ routes: "missing", texts: "missing" });
  });

  test.each([
    ["the browser cannot read it", () => Promise.reject(new Error("unreadable"))],
    ["reading it does not end", never],
  ])("tells that a file is unreadable where %s", async (_, read) => {
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
