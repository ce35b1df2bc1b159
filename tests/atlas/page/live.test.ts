import * as Schema from "effect/Schema";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { readJournal } from "../../../src/atlas/desk/journal/read-journal.ts";
import {
  actorsAt,
  atTheirPlaces,
  followFrom,
  isBeginning,
  journalText,
  KEPT_EVENTS,
  lastNo,
  noBeside,
  withEnd,
  withEvent,
  type Follow,
} from "../../../src/atlas/page/live/follow.ts";
import { liveMachine, type ChooseTab, type LiveEvent } from "../../../src/atlas/page/live/live.machine.ts";
import { Journal, type JournalEntry } from "../../../src/domain/shell/journal.ts";

const TAB = "0a1b2c3d";
const tab = { tab: TAB, screen: "login", app: "DEV-V1" } as const;
const shape = "k3f";
const beginning = {
  tab: TAB,
  mark: "k3f9abcd",
  startedAt: Date.UTC(2026, 10, 27),
  locale: "int",
  actors: [
    { actor: "portal", machine: "portal", value: "ready", shape },
    { actor: "portal/orders", machine: "resource", value: "loading", shape },
  ],
} as const;
const event = (no: number, change: Partial<JournalEntry> = {}) => ({
  shape,
  entry: {
    no,
    at: no,
    actor: "portal/orders",
    machine: "resource",
    from: "outside",
    type: "resource.retry",
    payload: {},
    value: `state ${no}`,
    taken: [],
    ...change,
  } satisfies JournalEntry,
});
const begun = followFrom(tab, beginning);
const withAll = (follow: Follow, numbers: readonly number[]): Follow =>
  numbers.reduce((before, no) => withEvent(before, event(no)), follow);
const statesAt = (follow: Follow, no: number) =>
  actorsAt(follow, no).map(({ actor, value }) => `${actor}: ${JSON.stringify(value).replaceAll('"', "")}`);

describe("what came of a tab", () => {
  it("tells the states after each event, also where an event of an earlier number comes late", () => {
    const follow = withAll(begun, [7, 9, 8]);
    expect(follow.events.map(({ entry }) => entry.no)).toEqual([7, 8, 9]);
    expect(statesAt(follow, 6)).toEqual(["portal: ready", "portal/orders: loading"]);
    expect(statesAt(follow, 8)).toEqual(["portal: ready", "portal/orders: state 8"]);
    expect(lastNo(follow)).toBe(9);
  });

  it("keeps the state of a machine that failed at an event", () => {
    const follow = withEvent(withAll(begun, [7]), event(8, { value: null }));
    expect(statesAt(follow, 8)).toContain("portal/orders: state 7");
  });

  it("knows from which event on an actor has ended, also where another one of its name has begun", () => {
    const ended = withEnd(withAll(begun, [7, 8]), { actor: "portal/orders", after: 8 });
    expect(statesAt(ended, 7)).toHaveLength(2);
    expect(statesAt(ended, 8)).toEqual(["portal: ready"]);
    expect(statesAt(withAll(ended, [9]), 9)).toContain("portal/orders: state 9");
    // Reported before the event that stopped it, and without any event.
    expect(
      statesAt(
        withEvent(withEnd(begun, { actor: "portal/orders", after: 5 }), event(6, { actor: "portal" })),
        6,
      ),
    ).toEqual(["portal: state 6"]);
  });

  it("keeps the rows of actors at their places while they are held", () => {
    const row = (actor: string, value = "idle") => ({ actor, machine: "resource", value, shape });
    const rows = atTheirPlaces([row("a"), row("b", "loading"), row("d")], [row("b"), row("c")]);
    expect(rows.map(({ actor, value }) => [actor, value])).toEqual([
      ["b", "loading"],
      ["c", "idle"],
      ["a", "idle"],
      ["d", "idle"],
    ]);
  });

  it("is limited: the result of the oldest event becomes the beginning", () => {
    const ended = withEnd(withAll(begun, [0, 1]), { actor: "portal", after: 0 });
    const follow = withAll(
      ended,
      Array.from({ length: KEPT_EVENTS }, (_, index) => index + 2),
    );
    expect([follow.events.length, follow.received, follow.events[0]?.entry.no]).toEqual([
      KEPT_EVENTS,
      KEPT_EVENTS + 2,
      2,
    ]);
    expect([statesAt(follow, 0), follow.ends]).toEqual([["portal/orders: state 1"], []]);
  });

  it("is stepped through by events, from the beginning to the last", () => {
    const follow = withAll(begun, [7, 9]);
    expect([noBeside(follow, 9, -1), noBeside(follow, 7, -1), noBeside(follow, 6, -1)]).toEqual([7, 6, 6]);
    expect([noBeside(follow, 6, 1), noBeside(follow, 7, 1), noBeside(follow, 9, 1)]).toEqual([7, 9, 9]);
    expect([isBeginning(follow, 6), isBeginning(follow, 7)]).toEqual([true, false]);
  });

  it("is a journal that the replay desk opens, in the language that the tab has by then", () => {
    const german = event(8, {
      actor: "portal",
      machine: "portal",
      type: "language.changed",
      payload: { locale: "dede", from: "int" },
    });
    const text = journalText(withEvent(withAll(begun, [7]), german), new Date("2026-11-27T10:00:00Z"));
    expect(Schema.decodeUnknownSync(Journal)(JSON.parse(text))).toMatchObject({
      app: "DEV-V1",
      locale: "dede",
      dropped: 7,
      before: [{ actor: "portal" }, { actor: "portal/orders", value: "loading" }],
      entries: [{ no: 7 }, { no: 8 }],
    });
    expect(readJournal(text)._tag).toBe("Journal");
    expect(JSON.parse(journalText(begun, new Date()))).toMatchObject({ locale: "int", dropped: 0 });
  });
});

const start = () => {
  const asked: string[] = [];
  const clock = new SimulatedClock();
  const live = createActor(
    liveMachine.provide({
      actors: {
        tabs: fromCallback<ChooseTab>(({ receive }) => receive(({ tab: mark }) => asked.push(mark))),
      },
    }),
    { clock },
  ).start();
  const send = (...events: readonly LiveEvent[]) => {
    for (const one of events) live.send(one);
    return live.getSnapshot();
  };
  return { live, send, clock, asked };
};
const here = { type: "tab.here", tab } as const;
const choose = { type: "live.choose", tab: TAB } as const;
const began = { type: "tab.began", beginning } as const;
const recorded = (no: number, mark = TAB) => ({ type: "tab.recorded", tab: mark, event: event(no) }) as const;
const numbersOf = ({ context: { followed } }: ReturnType<ReturnType<typeof start>["send"]>) =>
  followed._tag === "None" ? undefined : followed.events.map(({ entry }) => entry.no);

describe("following a tab", () => {
  it("lists the tabs that say that they are there, until they go", () => {
    const { send } = start();
    expect(Object.keys(send(here).context.tabs)).toEqual([TAB]);
    expect(send({ type: "tab.gone", tab: TAB }).context.tabs).toEqual({});
    expect(send(choose).hasTag("choosing")).toBe(true);
  });

  it("asks the chosen tab what runs, and tells when it does not answer", () => {
    const { send, asked, clock } = start();
    expect(send(here, choose).value).toBe("asking");
    expect(asked).toEqual([TAB]);
    expect(send({ ...began, beginning: { ...beginning, tab: "ffffffff" } }).value).toBe("asking");
    clock.increment(3000);
    expect(send().hasTag("silent")).toBe(true);
    expect(send(choose, began).hasTag("followed")).toBe(true);
  });

  it("keeps the events of the chosen tab only, and a second beginning changes nothing", () => {
    const { send } = start();
    const followed = send(here, choose, began, recorded(1), recorded(2, "ffffffff"), began, recorded(3));
    expect(numbersOf(followed)).toEqual([1, 3]);
    expect(numbersOf(send({ type: "live.leave" }))).toBeUndefined();
    expect(numbersOf(send(recorded(4)))).toBeUndefined();
  });

  it("follows the screen of the tab", () => {
    const { send } = start();
    const { context } = send(here, choose, began, { type: "tab.here", tab: { ...tab, screen: "orders" } });
    expect(context.followed).toMatchObject({ tab: { screen: "orders" } });
  });

  it("steps back without the tab: what comes meanwhile waits", () => {
    const { send } = start();
    send(here, choose, began, recorded(1), recorded(2), { type: "live.step", by: -1 });
    const back = send(recorded(3));
    expect([back.hasTag("paused"), back.context.at, back.context.until, numbersOf(back)]).toEqual([
      true,
      1,
      2,
      [1, 2, 3],
    ]);
    const forward = send({ type: "live.step", by: 1 }, { type: "live.step", by: 1 });
    expect([forward.context.at, forward.context.until, forward.hasTag("paused")]).toEqual([3, 3, true]);
    expect(send({ type: "live.now" }).hasTag("paused")).toBe(false);
  });

  it("stays where the reader scrolls to, or chooses an event, and has nothing to step back to at first", () => {
    const { send } = start();
    expect(send(here, choose, began, { type: "live.step", by: -1 }).hasTag("paused")).toBe(false);
    expect(send(recorded(1), recorded(2), { type: "live.pause" }, recorded(3)).context).toMatchObject({
      at: 2,
      until: 2,
    });
    expect(send({ type: "live.goTo", no: 1 }).context).toMatchObject({ at: 1, until: 2 });
    expect(send({ type: "live.now" }, { type: "live.goTo", no: 2 }).context).toMatchObject({
      at: 2,
      until: 3,
    });
  });

  it("lists nothing new while the reader is at the list, until they ask for it or leave", () => {
    const { send } = start();
    const held = send(here, choose, began, recorded(1), { type: "live.hold" }, recorded(2));
    expect([held.hasTag("held"), held.hasTag("paused"), held.context.until]).toEqual([true, false, 1]);
    expect(send({ type: "live.now" }, recorded(3)).context.until).toBe(2);
    expect(send({ type: "live.release" }).hasTag("held")).toBe(false);
  });

  it("goes to an event, or scrolls, in the list as it stood under the reader's hand", () => {
    const { send } = start();
    const held = [{ type: "live.hold" }, recorded(2)] as const;
    expect(
      send(here, choose, began, recorded(1), ...held, { type: "live.goTo", no: 1 }).context,
    ).toMatchObject({ at: 1, until: 1 });
    // The reader is still at the list when they are back at the newest event.
    const back = send({ type: "live.now" }, recorded(3));
    expect([back.hasTag("held"), back.context.until]).toEqual([true, 2]);
    const scrolled = send({ type: "live.pause" });
    expect([scrolled.hasTag("paused"), scrolled.context.at, scrolled.context.until]).toEqual([true, 2, 2]);
    expect(send({ type: "live.release" }, { type: "live.now" }).hasTag("held")).toBe(false);
  });

  it("keeps what came when the tab goes, and takes nothing more", () => {
    const { send } = start();
    const gone = send(here, choose, began, recorded(1), { type: "tab.gone", tab: TAB }, recorded(2));
    expect([gone.hasTag("gone"), numbersOf(gone), gone.context.tabs]).toEqual([true, [1], {}]);
    expect(send({ type: "live.step", by: -1 }).hasTag("paused")).toBe(true);
  });

  it("announces the number of events at most once in five seconds", () => {
    const { send, clock } = start();
    send(here, choose, began);
    for (let no = 1; no <= 30; no += 1) {
      send(recorded(no));
      clock.increment(100);
    }
    expect(send().context.announced).toBe(0);
    clock.increment(2000);
    expect(send().context.announced).toBe(30);
  });

  it("forgets the ended actors, and shows the machine of the one that is chosen", () => {
    const { send } = start();
    const { context } = send(
      here,
      choose,
      began,
      { type: "live.choseActor", actor: "portal/orders" },
      { type: "tab.ended", tab: TAB, end: { actor: "portal/orders", after: 0 } },
      { type: "tab.ended", tab: "ffffffff", end: { actor: "portal", after: 0 } },
    );
    expect(context.actor).toBe("portal/orders");
    expect(context.followed._tag === "Followed" && statesAt(context.followed, 0)).toEqual(["portal: ready"]);
  });
});
