import * as Schema from "effect/Schema";
import { useActorRef } from "@xstate/react";
import { fromCallback } from "xstate";
import { FOLLOWING, TabMessage, type FollowerMessage } from "../../../domain/shell/following.ts";
import { liveMachine, type ChooseTab, type LiveEvent, type LiveRef } from "./live.machine.ts";

const isTabMessage = Schema.is(TabMessage);

const eventOf = (message: TabMessage): LiveEvent => {
  switch (message.kind) {
    case "here":
      return { type: "tab.here", tab: message };
    case "began":
      return { type: "tab.began", beginning: message };
    case "recorded":
      return { type: "tab.recorded", tab: message.tab, event: message };
    case "ended":
      return { type: "tab.ended", tab: message.tab, end: message };
    case "gone":
      return { type: "tab.gone", tab: message.tab };
  }
};

/** The tabs of this browser that may be followed; messages of another form are ignored. */
const tabs = fromCallback<ChooseTab>(({ sendBack, receive }) => {
  const tell = (event: LiveEvent): void => sendBack(event);
  const channel = new BroadcastChannel(FOLLOWING);
  const say = (message: FollowerMessage): void => channel.postMessage(message);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) tell(eventOf(data));
  });
  receive(({ tab }) => say({ kind: "chosen", tab }));
  say({ kind: "asked" });
  return () => channel.close();
});

const logic = liveMachine.provide({ actors: { tabs } });

/** Follows tabs while the page is shown; everything that was received goes with it. */
export const useLive = (): LiveRef => useActorRef(logic);
