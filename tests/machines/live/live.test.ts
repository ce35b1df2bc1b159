import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type { ChangeId, ChangeNews } from "../../../src/domain/live/change.ts";
import {
  liveChangesMachine,
  type LiveChangesEvent,
  type LiveReport,
  type TellTabs,
} from "../../../src/machines/live/live-changes.machine.ts";
import { everyFailure } from "../../support/every-failure.ts";
import { deferred } from "../../support/machines/deferred.ts";
import { listener } from "../../support/machines/scripted.ts";

const news = (no: number, ...topics: readonly string[]): ChangeNews => ({
  id: `${no}/${no}:${no}:` as ChangeId,
  topics,
});

/** The tabs of one browser: a lock that the first one holds, and a channel. */
const browser = () => {
  const waiting: (() => void)[] = [];
  const listeners = new Set<(told: ChangeNews) => void>();
  return {
    ask: (choose: () => void): (() => void) => {
      waiting.push(choose);
      if (waiting.length === 1) choose();
      return () => {
        const held = waiting[0] === choose;
        waiting.splice(waiting.indexOf(choose), 1);
        if (held) waiting[0]?.();
      };
    },
    join: (hear: (told: ChangeNews) => void) => {
      listeners.add(hear);
      return {
        tell: (told: ChangeNews): void => {
          for (const other of listeners) if (other !== hear) other(told);
        },
        leave: (): void => void listeners.delete(hear),
      };
    },
  };
};

const startTab = (tabs = browser(), { shared = true } = {}) => {
  const clock = new SimulatedClock();
  const { ref: parent, heard } = listener();
  const streams: {
    readonly last: ChangeId | undefined;
    readonly send: (event: LiveChangesEvent) => void;
    open: boolean;
  }[] = [];
  const asks: {
    readonly last: ChangeId | undefined;
    readonly end: (outcome: Outcome<ChangeNews>) => Promise<void>;
  }[] = [];
  let connect = (): void => {};
  const actor = createActor(
    liveChangesMachine.provide({
      actors: {
        shareTabs: fromCallback<TellTabs>(({ sendBack, receive }) => {
          const send = (event: LiveChangesEvent): void => sendBack(event);
          if (!shared) {
            send({ type: "live.unshared" });
            return undefined;
          }
          const channel = tabs.join((told) => send({ type: "live.heard", ...told }));
          receive(({ news: told }) => channel.tell(told));
          const release = tabs.ask(() => send({ type: "live.chosen" }));
          return () => {
            release();
            channel.leave();
          };
        }),
        follow: fromCallback<AnyEventObject, { readonly last: ChangeId | undefined }>(
          ({ input, sendBack }) => {
            const stream = {
              last: input.last,
              send: (event: LiveChangesEvent) => sendBack(event),
              open: true,
            };
            streams.push(stream);
            return () => {
              stream.open = false;
            };
          },
        ),
        watchConnection: fromCallback(({ sendBack }) => {
          connect = () => sendBack({ type: "live.online" });
        }),
        ask: fromPromise<Outcome<ChangeNews>, { readonly last: ChangeId | undefined }>(({ input }) => {
          const { promise, settle } = deferred<Outcome<ChangeNews>>();
          asks.push({ last: input.last, end: settle });
          return promise;
        }),
      },
    }),
    { clock, input: { parent, spread: 0 } },
  ).start();
  const signIn = (): void => actor.send({ type: "live.signedIn" });
  const signOut = (): void => actor.send({ type: "live.signedOut" });
  const open = () => streams.filter((stream) => stream.open);
  const changed = (): readonly string[] => {
    clock.increment(2_000);
    return (heard as LiveReport[]).flatMap((report) => (report.type === "live.changed" ? report.topics : []));
  };
  return { actor, clock, heard, streams, asks, open, changed, signIn, signOut, online: () => connect() };
};

const cutOften = ({ clock, streams, open }: ReturnType<typeof startTab>): void => {
  while (open().length > 0) {
    streams.at(-1)!.send({ type: "live.cut" });
    clock.increment(30_000);
  }
};

describe("live changes", () => {
  it("are followed while somebody is signed in, and end with the session", () => {
    const tab = startTab();
    expect(tab.streams).toEqual([]);
    tab.signIn();
    expect(tab.open()).toHaveLength(1);
    tab.streams[0]!.send({ type: "live.news", ...news(1, "tickets") });
    expect(tab.changed()).toEqual(["tickets"]);
    tab.streams[0]!.send({ type: "live.news", ...news(2, "orders") });
    tab.signOut();
    expect([tab.open(), tab.changed()]).toEqual([[], ["tickets"]]);
    tab.signIn();
    expect(tab.open()[0]!.last).toBeUndefined();
  });

  it("are followed by one tab for all; the next one resumes where it has left", () => {
    const tabs = browser();
    const [first, second] = [startTab(tabs), startTab(tabs)];
    first.signIn();
    second.signIn();
    expect([first.open().length, second.open().length]).toEqual([1, 0]);
    first.streams[0]!.send({ type: "live.news", ...news(1, "messages") });
    expect([first.changed(), second.changed()]).toEqual([["messages"], ["messages"]]);
    first.signOut();
    expect(second.open()[0]!.last).toBe(news(1).id);
  });

  it("are resumed after a cut, later each time, and at once when the computer is connected again", () => {
    const tab = startTab();
    tab.signIn();
    tab.streams[0]!.send({ type: "live.news", ...news(7) });
    tab.streams[0]!.send({ type: "live.cut" });
    tab.clock.increment(1_999);
    expect(tab.streams).toHaveLength(1);
    tab.clock.increment(1);
    expect(tab.open()[0]!.last).toBe(news(7).id);
    tab.streams[1]!.send({ type: "live.cut" });
    tab.clock.increment(4_999);
    expect(tab.streams).toHaveLength(2);
    tab.online();
    expect(tab.streams).toHaveLength(3);
  });

  it("are asked for once a minute where the stream is cut again and again, and the stream is tried again", async () => {
    const tab = startTab();
    tab.signIn();
    tab.streams[0]!.send({ type: "live.news", ...news(1) });
    cutOften(tab);
    expect(tab.streams).toHaveLength(5);
    for (let no = 1; no <= 10; no += 1) {
      tab.clock.increment(60_000);
      expect([tab.asks.length, tab.asks.at(-1)!.last]).toEqual([no, news(no).id]);
      await tab.asks.at(-1)!.end(answered(news(no + 1, ...(no === 1 ? ["orders"] : []))));
    }
    expect(tab.changed()).toEqual(["orders"]);
    expect(tab.open()[0]!.last).toBe(news(11).id);
  });

  it.each(everyFailure.filter(({ _tag }) => _tag !== "SessionExpired"))(
    "are asked for by each tab where tabs share nothing, also after a failure: $_tag $code",
    async (failure) => {
      const tab = startTab(undefined, { shared: false });
      tab.signIn();
      for (let no = 1; no <= 12; no += 1) {
        tab.clock.increment(60_000);
        await tab.asks.at(-1)!.end(no === 1 ? failed(failure) : answered(news(no)));
      }
      expect([tab.asks.length, tab.streams.length]).toEqual([12, 0]);
    },
  );
});
