/** The replay desk: shows the routes to a code, plays them or a customer's journal, and tries what would be if (atlas). */
import { assertEvent, type ActorRefFrom } from "xstate";
import { isWorthRetrying, type CallFailure } from "../../domain/kit/call-failure.ts";
import { requestsOf } from "../../machines/kit/request.ts";
import {
  deskSetup,
  emptyTimeline,
  meta,
  withCode,
  withIssues,
  withJournal,
  withSearchWords,
} from "./desk-setup.ts";
import type { DeskContext } from "./desk-types.ts";
import { indexCodes } from "./texts/find-codes.ts";

/** How long a file of the page, or one that somebody sent, may take, in ms. */
const FILE_LIMIT = 20_000;
/** How long a read of the portal may take with its repeats, in ms. */
const READ_LIMIT = 60_000;

const request = requestsOf<typeof deskSetup>();
const noTexts = { target: "missing", description: "A file did not come", meta: { code: "TEXTS" } } as const;
const unreadable = (): Partial<DeskContext> => ({ problem: { _tag: "Unreadable" } });

const counts = deskSetup.createStateConfig({
  description: "How many routes each code has",
  initial: "loading",
  states: {
    loading: {
      ...request("loadCounts", {
        input: () => undefined,
        limit: FILE_LIMIT,
        silent: true,
        tags: [],
        answered: {
          target: "settled",
          assign: ({ answer }) => ({ counts: answer }),
          description: "The catalogue shows them",
        },
        failed: { target: "settled", description: "The catalogue is shown without them" },
        crashed: {
          target: "settled",
          description: "The file holds something else",
          meta: { code: "DEFECT" },
        },
      }),
      description: "They come with the page's own files",
    },
    settled: { description: "The catalogue shows them, or is shown without them" },
  },
});

const otherCode = {
  guard: "wantsOtherCode",
  target: "loading",
  description: "Another code is open",
} as const;

const code = deskSetup.createStateConfig({
  description: "What the build of the atlas has found of the open code",
  initial: "idle",
  states: {
    idle: {
      description: "No code is open, or all of it is there",
      always: { guard: "lacksCode", target: "loading", description: "A code is open" },
    },
    loading: {
      ...request("loadCode", {
        input: ({ context }) => ({ code: context.codeAsked }),
        limit: FILE_LIMIT,
        silent: true,
        entry: "askForCode",
        answered: {
          target: "idle",
          assign: ({ context, answer }) => withCode(context, answer),
          description: "Its routes and its words are known; the route of the address opens",
        },
        failed: { target: "missing", description: "The file did not come" },
        crashed: {
          target: "missing",
          description: "The file holds something else",
          meta: { code: "DEFECT" },
        },
      }),
      description: "Each code has a file of its own",
      always: { ...otherCode, reenter: true },
    },
    missing: {
      description:
        "Its routes are not known, and its words in the languages that are there; journals can be opened",
      tags: ["failed"],
      always: otherCode,
      on: {
        "desk.retry": {
          guard: "lacksCode",
          target: "loading",
          description: "Asked to try again",
        },
      },
    },
  },
});

const otherTexts = {
  guard: "lacksTexts",
  target: "loading",
  description: "Another language, or a timeline, which needs the texts of the screens",
} as const;

const texts = deskSetup.createStateConfig({
  description: "The texts of the customer's and of the agent's language",
  initial: "loading",
  states: {
    loading: {
      ...request("loadTexts", {
        input: ({ context }) => ({
          look: context.place.look,
          forScreens: context.subject._tag !== "None",
        }),
        limit: FILE_LIMIT,
        entry: "askForTexts",
        tags: [],
        done: {
          target: "there",
          assign: ({ context, output }) => withSearchWords(context, output),
          description: "All texts are there",
        },
        failed: noTexts,
        crashed: noTexts,
      }),
      description: "They come with the page's own files",
      always: { ...otherTexts, reenter: true },
    },
    there: { description: "All texts are there", entry: "haveTexts", always: otherTexts },
    missing: {
      description: "International English stands in",
      meta: { code: "TEXTS" },
      entry: "haveTexts",
      always: otherTexts,
      on: { "desk.retry": { target: "loading", description: "Asked to try again" } },
    },
  },
});

const allWords = deskSetup.createStateConfig({
  description: "What the portal and customers say about the codes in every language",
  initial: "unwanted",
  states: {
    unwanted: {
      description: "Nothing is searched",
      always: {
        guard: "wantsAllWords",
        target: "loading",
        description: "A customer may have read it in any language",
      },
    },
    loading: {
      ...request("loadAllWords", {
        input: () => undefined,
        limit: FILE_LIMIT,
        tags: [],
        done: {
          target: "there",
          assign: ({ context, output }) => withSearchWords(context, output),
          description: "The words of every language are there",
        },
        failed: noTexts,
        crashed: noTexts,
      }),
      description: "They come with the page's own files",
    },
    there: { description: "The settleSearchWords of every language are there", entry: "settleSearchWords" },
    missing: {
      description: "Codes are found by the words of the languages that are there",
      meta: { code: "TEXTS" },
      entry: "settleSearchWords",
    },
  },
});

/** The desk's first view comes before what the portal serves to staff. */
const afterTexts = {
  description: "The catalogue comes first",
  always: { guard: "hasTexts", target: "loading", description: "The catalogue is there" },
} as const;
const notServed = {
  description: "The portal serves it to staff only, and a static host has none",
} as const;
const notThere = {
  description: "It is not known, or what was known before stays",
  on: { "desk.retry": { target: "loading", description: "Asked to try again" } },
} as const;
const readFailed = {
  target: "missing",
  description: "No answer, or one that is not as the call says",
} as const;
const mayComeLater = {
  ...readFailed,
  name: "may come later",
  when: ({ failure }: { readonly failure: CallFailure }) => isWorthRetrying(failure),
};
const readRefused = {
  target: "refused",
  description: "Nobody is signed in, or no staff, or there is no portal",
} as const;
const readCrashed = { ...readFailed, meta: { code: "DEFECT" } } as const;

const issues = deskSetup.createStateConfig({
  description: "What staff have noted about codes",
  initial: "waiting",
  states: {
    waiting: afterTexts,
    loading: {
      ...request("loadIssues", {
        input: () => undefined,
        limit: READ_LIMIT,
        silent: true,
        tags: [],
        answered: {
          target: "there",
          assign: ({ context, answer }) => withIssues(context, answer),
          description: "Codes show their known issues",
        },
        failed: [mayComeLater, { ...readRefused, assign: ({ context }) => withIssues(context, []) }],
        timedOut: readFailed,
        crashed: readCrashed,
      }),
      description: "Those of now are asked for",
    },
    there: {
      description: "Codes show their known issues",
      after: { issueTime: { target: "loading", description: "Others may be known by now" } },
    },
    refused: notServed,
    missing: notThere,
  },
});

const met = deskSetup.createStateConfig({
  description: "How often people met each code",
  initial: "waiting",
  states: {
    waiting: afterTexts,
    loading: {
      ...request("loadMet", {
        input: () => undefined,
        limit: READ_LIMIT,
        silent: true,
        tags: [],
        answered: {
          target: "there",
          assign: ({ answer }) => ({ met: answer }),
          description: "Codes show how often they were met",
        },
        failed: [mayComeLater, readRefused],
        timedOut: readFailed,
        crashed: readCrashed,
      }),
      description: "The counts of the last days are asked for",
    },
    there: { description: "Codes show how often they were met" },
    refused: notServed,
    missing: notThere,
  },
});

const searchLeft = { target: "idle", description: "Something else is wanted" } as const;

const search = deskSetup.createStateConfig({
  description: "Enter in the search",
  initial: "idle",
  states: {
    idle: {
      description: "Nothing was entered, or its code is open",
      on: {
        "desk.searchEntered": [
          {
            guard: "opensAtOnce",
            actions: "openBest",
            description: "A code has every typed word, or no more words come: the best one opens",
          },
          {
            guard: "waitsForWords",
            target: "waiting",
            description: "The words of other languages may find it",
          },
        ],
      },
    },
    waiting: {
      description: "The best code opens when the words of all languages are there",
      tags: ["entered"],
      always: {
        guard: "hasAllWords",
        target: "idle",
        actions: "openBest",
        description: "No more words come: the best code opens",
      },
      on: {
        "desk.filtered": searchLeft,
        "desk.codeChosen": searchLeft,
        "desk.closed": searchLeft,
        "desk.placed": searchLeft,
        "desk.journalGiven": searchLeft,
      },
    },
  },
});

const playing = deskSetup.createStateConfig({
  description: "What is on the desk is looked at",
  initial: "paused",
  states: {
    paused: {
      description: "One frame stands",
      on: {
        "desk.play": {
          guard: "hasTimeline",
          target: "running",
          actions: "rewindAtEnd",
          description: "Plays on; from the end, from the beginning",
        },
      },
    },
    running: {
      description: "A frame every 1.8 seconds",
      tags: ["playing"],
      on: { "desk.pause": { target: "paused", description: "Stops here" } },
      after: {
        frameTime: [
          {
            guard: "endsNext",
            target: "paused",
            actions: "advance",
            description: "The last frame, where it stops",
          },
          { target: "running", reenter: true, actions: "advance", description: "The next frame" },
        ],
      },
    },
  },
  on: {
    "desk.codeChosen": {
      target: ".paused",
      actions: { type: "chooseCode", params: ({ event }) => ({ code: event.code }) },
      description: "A code of the catalogue",
    },
    "desk.routeChosen": {
      target: ".paused",
      actions: { type: "chooseRoute", params: ({ event }) => ({ id: event.id }) },
      description: "A route to the code",
    },
    "desk.closed": {
      target: ".paused",
      actions: "close",
      description: "Back to the code, or to the catalogue",
    },
    "desk.filtered": {
      actions: { type: "filter", params: ({ event }) => ({ filter: event.filter }) },
      description: "Something else is looked for",
    },
    "desk.stepped": {
      target: ".paused",
      actions: { type: "step", params: ({ event }) => ({ to: event.to }) },
      description: "To a frame",
    },
    "desk.pageOpened": {
      guard: "hasTimeline",
      target: ".paused",
      actions: { type: "turnTo", params: { asSteps: true } },
      description: "The steps as a page for the customer",
    },
    "desk.replayOpened": {
      actions: { type: "turnTo", params: { asSteps: false } },
      description: "Back to the replay",
    },
    "desk.stepIncluded": {
      actions: { type: "include", params: ({ event: { count, included } }) => ({ count, included }) },
      description: "The page has this step, or leaves it out",
    },
    "desk.supposed": {
      guard: "hasTimeline",
      target: ".paused",
      actions: { type: "suppose", params: ({ event }) => ({ step: event.step }) },
      description: "What if this happened now",
    },
    "desk.unsupposed": {
      guard: "hasTimeline",
      target: ".paused",
      actions: "unsuppose",
      description: "Back to what is so",
    },
    "desk.placed": {
      actions: { type: "goTo", params: ({ event }) => ({ place: event.place }) },
      description: "The address names another place, perhaps other languages",
    },
    "desk.looked": {
      actions: { type: "look", params: ({ event }) => ({ look: event.look }) },
      description: "Another persona, language or width",
    },
  },
});

const journal = deskSetup.createStateConfig({
  description: "Opens a journal",
  initial: "idle",
  states: {
    idle: {
      description: "Waits for a file",
      on: {
        "desk.problemRead": {
          actions: "forgetProblem",
          description: "What was wrong with the last file is put away",
        },
      },
    },
    reading: {
      ...request("readJournal", {
        input: ({ event }) => {
          assertEvent(event, "desk.journalGiven");
          return { file: event.file };
        },
        limit: FILE_LIMIT,
        entry: "forgetProblem",
        tags: ["busy", "reading"],
        done: {
          target: "idle",
          assign: ({ context, output }) => withJournal(context, output),
          description: "The journal is on the desk, or why the file is none is shown",
        },
        failed: { target: "idle", assign: unreadable, description: "Reading does not end" },
        crashed: {
          target: "idle",
          assign: unreadable,
          description: "The browser could not read it",
          meta: { code: "DEFECT" },
        },
      }),
      description: "The file is read and checked",
    },
  },
  on: {
    "desk.journalGiven": {
      target: ".reading",
      description: "A file was chosen, dropped or handed over",
    },
  },
});

export const deskMachine = deskSetup.createMachine({
  id: "desk",
  description: "The replay desk",
  meta,
  type: "parallel",
  context: ({ input }) => ({
    place: input.place,
    counts: {},
    codes: new Map(),
    codeAsked: "",
    issues: [],
    met: undefined,
    subject: { _tag: "None" },
    timeline: emptyTimeline,
    leftOut: [],
    problem: { _tag: "None" },
    texts: undefined,
    textsThere: false,
    screenTextsThere: false,
    searchWords: new Map(),
    index: indexCodes([]),
    searchWordsSettled: false,
  }),
  states: { counts, code, texts, allWords, issues, met, search, playing, journal },
});

export type DeskRef = ActorRefFrom<typeof deskMachine>;
