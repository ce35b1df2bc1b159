import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from "xstate";
import { expect, it } from "vitest";
import type { ChangeId, ChangeNews } from "../../../src/domain/live/change.ts";
import {
  liveChangesMachine,
  type LiveChangesEvent,
  type LiveReport,
  type TellTabs,
} from "../../../src/machines/live/live-changes.machine.ts";
import { listener } from "../../support/machines/scripted.ts";

const news = (no: number, ...topics: readonly string[]): ChangeNews => ({
  id: `${no}/${no}:${no}:` as ChangeId,
  topics,
});

/** The tabs of one browser: a lock that the first one holds, and a channel. */
const browser = () => {
  const waiting: (() => void)[] = [];
  const listeners = new Set<(news: ChangeNews) => void>();
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
    join: (hear: (news: ChangeNews) => void) => {
      listeners.add(hear);
      return {
        tell: (news: ChangeNews): void => {
          for (const other of listeners) if (other !== hear) other(news);
        },
        leave: (): void => void listeners.delete(hear),
      };
    },
  };
};

const startTab = (tabs: ReturnType<typeof browser>) => {
  const clock = new SimulatedClock();
  const { ref: parent, heard } = listener();
  const streams: {
    readonly last: ChangeId | undefined;
    readonly send: (event: LiveChangesEvent) => void;
    open: boolean;
  }[] = [];
  const actor = createActor(
    liveChangesMachine.provide({
      actors: {
        shareTabs: fromCallback<TellTabs>(({ sendBack, receive }) => {
          const send = (event: LiveChangesEvent): void => sendBack(event);
          const channel = tabs.join((news) => send({ type: "live.heard", ...news }));
          receive(({ news }) => channel.tell(news));
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
        watchConnection: fromCallback(() => {}),
      },
    }),
    { clock, input: { parent, spread: 0 } },
  ).start();
  const open = () => streams.filter((stream) => stream.open);
  const changed = (): readonly string[] => {
    clock.increment(2_000);
    return (heard as LiveReport[]).flatMap((report) => (report.type === "live.changed" ? report.topics : []));
  };
  return {
    streams,
    open,
    changed,
    signIn: () => actor.send({ type: "live.signedIn" }),
    signOut: () => actor.send({ type: "live.signedOut" }),
  };
};

it("live changes are followed by one tab for all; the next one resumes where it has left", () => {
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
