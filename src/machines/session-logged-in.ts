import { defect, limit, meta, ofCheck, sessionSetup, takeSeconds } from "./session-setup.ts";

const onWarning = { spec: "decisions", screen: "session warning" };
const sessionMeta = { spec: "decisions" };

const partnerData = sessionSetup.createStateConfig({
  description: "The partner data behind tier, groups and colours",
  meta,
  initial: "loading",
  states: {
    loading: {
      description: "Until it has come, the user data's own status decides",
      meta,
      invoke: {
        id: "loadPartnerData",
        src: "loadPartnerData",
        onDone: [
          {
            guard: { type: "hasPartnerData", params: ({ event }) => ({ outcome: event.output }) },
            target: "loaded",
            actions: [
              { type: "rebuildStanding", params: ({ event }) => ({ outcome: event.output }) },
              "reportStanding",
            ],
            description: "Standing and palette are built anew",
            meta,
          },
          { target: "failed", description: "The call failed: nobody is told", meta: { spec: "shell §8" } },
        ],
        onError: { target: "failed", description: "A defect in the call: nobody is told", meta: defect },
      },
      after: {
        partnerDataLimit: { target: "failed", description: "No answer in time: nobody is told", meta: limit },
      },
    },
    loaded: { description: "The partner data has come", meta },
    failed: {
      description: "The user data's own status goes on deciding",
      meta: { spec: "shell §8", code: "PARTNER_DATA" },
    },
  },
});

const clock = sessionSetup.createStateConfig({
  description: "How long the session lasts",
  meta: sessionMeta,
  initial: "fresh",
  states: {
    fresh: {
      description: "More than two minutes are left",
      meta: sessionMeta,
      after: { untilWarning: { target: "warned", description: "Two minutes are left", meta: onWarning } },
    },
    warned: {
      description: "The session is about to end",
      meta: onWarning,
      tags: ["warned"],
      initial: "asking",
      states: {
        asking: {
          description: "Asks whether the person stays",
          meta: onWarning,
          on: { "session.stay": { target: "extending", description: "Stays", meta: onWarning } },
        },
        extending: {
          description: "A call slides the session on the server",
          meta: onWarning,
          tags: ["busy"],
          invoke: {
            id: "extend",
            src: "checkSession",
            onDone: [
              {
                guard: { type: "isSameAccount", params: ofCheck },
                target: "#session.loggedIn.clock.fresh",
                description: "The session goes on",
                meta: sessionMeta,
              },
              {
                guard: { type: "isAccepted", params: ofCheck },
                target: "#session.changingAccount",
                actions: { type: "letArrive", params: ofCheck },
                description: "Another account has signed in meanwhile",
                meta: sessionMeta,
              },
              {
                guard: { type: "isSignedOut", params: ofCheck },
                target: "#session.expired",
                description: "Too late",
                meta: sessionMeta,
              },
              { target: "failed", description: "The call failed", meta: sessionMeta },
            ],
            onError: { target: "failed", description: "A defect in the call", meta: defect },
          },
        },
        failed: {
          description: "The session could not be extended yet",
          meta: { ...onWarning, code: "NOT_EXTENDED" },
          tags: ["failed"],
          on: { "session.stay": { target: "extending", description: "Tries again", meta: onWarning } },
        },
      },
      after: { untilEnd: { target: "#session.expired", description: "The time is up", meta: sessionMeta } },
    },
  },
  on: {
    "session.extended": {
      target: ".fresh",
      actions: [
        takeSeconds,
        { type: "tellTabs", params: ({ event }) => ({ news: { kind: "extended", seconds: event.seconds } }) },
      ],
      description: "An answer told how long the session lasts: the clock is set anew",
      meta: sessionMeta,
    },
    "tabs.extended": {
      target: ".fresh",
      actions: takeSeconds,
      description: "Work in another tab has extended the session",
      meta: sessionMeta,
    },
  },
});

/** What a second look came to; `gone` is where an ended session leads. */
const rechecked = <const Gone extends string>(gone: Gone) =>
  [
    {
      guard: { type: "isSameAccount", params: ofCheck },
      target: "following",
      actions: [{ type: "renew", params: ofCheck }, "reportStanding"],
      description: "It is, with the names and rights that hold now",
      meta,
    },
    {
      guard: { type: "isAccepted", params: ofCheck },
      target: "#session.changingAccount",
      actions: { type: "letArrive", params: ofCheck },
      description: "Another account has signed in in another tab",
      meta: { spec: "decisions" },
    },
    { guard: { type: "isSignedOut", params: ofCheck }, target: gone, description: "It is gone", meta },
    { target: "following", description: "No answer: the next call will tell", meta },
  ] as const;
const recheckCrashed = {
  target: "following",
  description: "A defect in the check: the next call will tell",
  meta: defect,
} as const;
const recheckLate = {
  target: "following",
  description: "No answer in time: the next call will tell",
  meta: limit,
} as const;

const company = sessionSetup.createStateConfig({
  description: "What other tabs and the identity server do to the session",
  meta: { spec: "sign-on" },
  initial: "following",
  states: {
    following: { description: "Listens", meta: { spec: "sign-on" } },
    checking: {
      description: "Somebody signed in or out elsewhere: is the session still, and still this account's?",
      meta: { spec: "sign-on" },
      invoke: {
        id: "recheck",
        src: "checkSession",
        onDone: rechecked("#session.leavingElsewhere"),
        onError: recheckCrashed,
      },
      after: { checkLimit: recheckLate },
    },
    checkingEnd: {
      description: "The identity session ran out: has this one ended with it?",
      meta: { spec: "sign-on" },
      invoke: {
        id: "recheckEnd",
        src: "checkSession",
        onDone: rechecked("#session.expired"),
        onError: recheckCrashed,
      },
      after: { checkLimit: recheckLate },
    },
  },
  on: {
    "signOn.signedOutElsewhere": {
      target: ".checking",
      description: "The identity session has ended, and with it perhaps this one",
      meta: { spec: "sign-on" },
    },
    "signOn.ended": {
      target: ".checkingEnd",
      description: "The identity session ran out: what is being written must not go with it",
      meta: { spec: "decisions" },
    },
    "tabs.loggedIn": {
      target: ".checking",
      description: "Somebody signed in in another tab, perhaps somebody else",
      meta: { spec: "decisions" },
    },
    "session.dataSaved": {
      target: ".checking",
      description: "The person has saved their own data: the server tells what is shown of them",
      meta: { spec: "shell §3" },
    },
    "session.screenReady": {
      actions: "startSignOn",
      description: "The screen is ready and the browser idle: now the adapter may load",
      meta: { spec: "decisions" },
    },
  },
});

export const loggedIn = sessionSetup.createStateConfig({
  description: "Somebody is signed in",
  meta,
  type: "parallel",
  tags: ["loggedIn"],
  states: { partnerData, clock, company },
  on: {
    "session.expired": {
      target: "expired",
      description: "A call was answered that the session is over",
      meta: { spec: "decisions" },
    },
    "session.logOut": { target: "loggingOut", description: "The person signs out", meta },
    "session.logOutSilently": {
      target: "loggingOutSilently",
      description: "Signed out without a word",
      meta,
    },
    "tabs.loggedOut": {
      target: "leavingElsewhere",
      description: "Signed out in another tab",
      meta: { spec: "decisions" },
    },
  },
});
