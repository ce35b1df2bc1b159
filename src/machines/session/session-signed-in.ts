import { withPartnerData } from "../../domain/session/session.ts";
import { ofFound, other, request, sessionSetup, setSeconds, tabs } from "./session-setup.ts";
import { signedOutInTab } from "./session-signing-in.ts";

export const signedIn = sessionSetup.createStateConfig({
  description: "Somebody is signed in",
  invoke: [
    {
      id: "clock",
      src: "clock",
      input: ({ context, self }) => ({ parent: self, seconds: context.secondsLeft }),
    },
    { id: "follow", src: "follow", input: ({ self }) => ({ parent: self }) },
  ],
  initial: "loadingPartnerData",
  states: {
    loadingPartnerData: {
      ...request("loadPartnerData", {
        input: () => undefined,
        limit: 60_000,
        // Nobody waits for it.
        tags: [],
        silent: true,
        answered: {
          target: "complete",
          assign: ({ answer, context }) => ({ account: withPartnerData(context.account, answer) }),
          actions: "reportStanding",
          description: "Standing and palette are built anew",
        },
        failed: {
          target: "withoutPartnerData",
          description: "It did not come: nobody is told",
          meta: { spec: "shell §8" },
        },
        crashed: "withoutPartnerData",
      }),
      description:
        "The partner data behind tier, groups and colours; until then the user data's status decides",
    },
    complete: { description: "The partner data has come" },
    withoutPartnerData: {
      description: "The user data's own status goes on deciding",
      meta: { spec: "shell §8", code: "PARTNER_DATA" },
    },
  },
  on: {
    "session.extended": {
      actions: [
        setSeconds,
        "forwardToClock",
        { type: "tellTabs", params: ({ event }) => ({ news: { kind: "extended", seconds: event.seconds } }) },
      ],
      description: "An answer said how long the session lasts: the clock and the other tabs hear it",
      meta: tabs,
    },
    "tabs.extended": {
      actions: [setSeconds, "forwardToClock"],
      description: "Work in another tab has extended the session",
      meta: tabs,
    },
    "tabs.loggedIn": [
      {
        guard: "hasNoKey",
        target: "expired",
        actions: "displace",
        description:
          "Somebody signed in in another tab, and without a key nobody can tell who: what was typed here stays, covered",
        meta: other,
      },
      {
        actions: "forwardToFollow",
        description: "Somebody signed in in another tab: it is looked who",
        meta: tabs,
      },
    ],
    "signOn.signedOutElsewhere": {
      actions: "forwardToFollow",
      description: "The identity session has ended: it is looked whether this one has",
      meta: { spec: "sign-on" },
    },
    "signOn.ended": {
      actions: "forwardToFollow",
      description: "The identity session ran out: it is looked whether this one has",
      meta: tabs,
    },
    "session.dataSaved": {
      actions: "forwardToFollow",
      description: "The person has saved their own data: it is looked what is shown of them",
      meta: { spec: "shell §3" },
    },
    "session.screenReady": {
      actions: "startSignOn",
      description: "The screen is ready and the browser idle: now the adapter may load",
      meta: tabs,
    },
    "session.found": [
      {
        guard: { type: "isStillAccount", params: ofFound },
        actions: [{ type: "renewAccount", params: ofFound }, "reportStanding"],
        description: "It is still this account, with the names and rights that hold now",
      },
      {
        target: "expired",
        actions: "displace",
        description: "Another account has signed in in another tab: what was typed here stays, covered",
        meta: other,
      },
    ],
    "session.displaced": {
      target: "expired",
      actions: "displace",
      description: "Another account is signed in: a call of this one was refused",
      meta: other,
    },
    "session.endedElsewhere": {
      target: "leaving.elsewhere",
      description: "The session is gone",
    },
    "session.expired": {
      target: "expired",
      description: "A call was answered that the session is over, or its time is up",
      meta: tabs,
    },
    "session.logOut": { target: "leaving.loggingOut", description: "The person signs out" },
    "tabs.loggedOut": signedOutInTab,
  },
});
