/** The replay desk: shows the routes to a code, replays a route or a customer's journal, and tries hypothetical events (atlas). */
import type { ActorRefFrom } from "xstate";
import { deskSetup, emptyTimeline, meta } from "./desk-setup.ts";

const routes = deskSetup.createStateConfig({
  description: "Every route to every code, as the build of the atlas found them",
  meta,
  initial: "loading",
  states: {
    loading: {
      description: "They come with the page's own files",
      meta,
      tags: ["busy"],
      invoke: {
        id: "loadRoutes",
        src: "loadRoutes",
        onDone: [
          {
            guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) },
            target: "there",
            actions: { type: "keepRoutes", params: ({ event }) => ({ outcome: event.output }) },
            description: "Every route is known; the one of the address opens",
            meta,
          },
          { target: "missing", description: "The file did not come", meta },
        ],
        onError: {
          target: "missing",
          description: "The file holds something else",
          meta: { ...meta, code: "DEFECT" },
        },
      },
      after: { routesLimit: { target: "missing", description: "The file does not come", meta } },
    },
    there: { description: "Every route is known", meta },
    missing: {
      description: "The routes are not known; codes can be read and journals opened",
      meta,
      tags: ["failed"],
      on: { "desk.retry": { target: "loading", description: "Asked to try again", meta } },
    },
  },
});

const texts = deskSetup.createStateConfig({
  description: "The texts of the customer's and of the agent's language",
  meta,
  initial: "loading",
  on: {
    "desk.looked": {
      guard: { type: "changesLanguage", params: ({ event }) => ({ look: event.look }) },
      target: ".loading",
      actions: { type: "look", params: ({ event }) => ({ look: event.look }) },
      description: "Another language",
      meta,
    },
    "desk.placed": {
      target: ".loading",
      actions: { type: "goTo", params: ({ event }) => ({ place: event.place }) },
      description: "The address names another place, perhaps other languages",
      meta,
    },
  },
  states: {
    loading: {
      description: "They come with the page's own files",
      meta,
      invoke: {
        id: "loadTexts",
        src: "loadTexts",
        input: ({ context }) => ({ look: context.place.look }),
        onDone: { target: "there", description: "All words are there", meta },
        onError: { target: "missing", description: "A file did not come", meta: { ...meta, code: "TEXTS" } },
      },
      after: { textsLimit: { target: "missing", description: "A file does not come", meta } },
    },
    there: { description: "All words are there", meta, entry: "haveWords" },
    missing: {
      description: "International English stands in",
      meta: { ...meta, code: "TEXTS" },
      entry: "haveWords",
      on: { "desk.retry": { target: "loading", description: "Asked to try again", meta } },
    },
  },
});

const allTexts = deskSetup.createStateConfig({
  description: "The texts of every language: codes are found by what a customer reads out in any of them",
  meta,
  initial: "waiting",
  states: {
    waiting: {
      description: "The first words come first",
      meta,
      always: { guard: "hasWords", target: "loading", description: "The desk can be read", meta },
    },
    loading: {
      description: "They come with the page's own files",
      meta,
      invoke: {
        id: "loadAllTexts",
        src: "loadAllTexts",
        onDone: { target: "there", description: "Every language is there", meta },
        onError: { target: "missing", description: "A file did not come", meta: { ...meta, code: "TEXTS" } },
      },
      after: { textsLimit: { target: "missing", description: "A file does not come", meta } },
    },
    there: { description: "Every language is there", meta, tags: ["allTexts"] },
    missing: {
      description: "Codes are found by the words of the languages that are there",
      meta: { ...meta, code: "TEXTS" },
    },
  },
});

const playing = deskSetup.createStateConfig({
  description: "What is on the desk is looked at",
  meta,
  initial: "paused",
  states: {
    paused: {
      description: "One frame stands",
      meta,
      on: {
        "desk.play": {
          guard: "hasTimeline",
          target: "running",
          actions: "rewindAtEnd",
          description: "Plays on; from the end, from the beginning",
          meta,
        },
      },
    },
    running: {
      description: "A frame every 1.8 seconds",
      meta,
      tags: ["playing"],
      on: { "desk.pause": { target: "paused", description: "Stops here", meta } },
      after: {
        frameTime: [
          {
            guard: "endsNext",
            target: "paused",
            actions: "advance",
            description: "The last frame, where it stops",
            meta,
          },
          { target: "running", reenter: true, actions: "advance", description: "The next frame", meta },
        ],
      },
    },
  },
  on: {
    "desk.codeChosen": {
      target: ".paused",
      actions: { type: "chooseCode", params: ({ event }) => ({ code: event.code }) },
      description: "A code of the catalogue",
      meta,
    },
    "desk.routeChosen": {
      target: ".paused",
      actions: { type: "chooseRoute", params: ({ event }) => ({ id: event.id }) },
      description: "A route to the code",
      meta,
    },
    "desk.closed": {
      target: ".paused",
      actions: "close",
      description: "Back to the code, or to the catalogue",
      meta,
    },
    "desk.filtered": {
      actions: { type: "filter", params: ({ event }) => ({ filter: event.filter }) },
      description: "Something else is looked for",
      meta,
    },
    "desk.stepped": {
      target: ".paused",
      actions: { type: "step", params: ({ event }) => ({ to: event.to }) },
      description: "To a frame",
      meta,
    },
    "desk.supposed": {
      guard: "hasTimeline",
      target: ".paused",
      actions: { type: "suppose", params: ({ event }) => ({ step: event.step }) },
      description: "What if this happened now",
      meta,
    },
    "desk.unsupposed": {
      guard: "hasTimeline",
      target: ".paused",
      actions: "unsuppose",
      description: "Back to what is so",
      meta,
    },
    "desk.looked": {
      actions: { type: "look", params: ({ event }) => ({ look: event.look }) },
      description: "Another persona, language or width",
      meta,
    },
  },
});

const journal = deskSetup.createStateConfig({
  description: "Opens a journal",
  meta,
  initial: "idle",
  states: {
    idle: {
      description: "Waits for a file",
      meta,
      on: {
        "desk.problemRead": {
          actions: "forgetProblem",
          description: "What was wrong with the last file is put away",
          meta,
        },
      },
    },
    reading: {
      description: "The file is read and checked",
      meta,
      tags: ["busy", "reading"],
      entry: "forgetProblem",
      invoke: {
        id: "readJournal",
        src: "readJournal",
        input: ({ event }) => ({ file: event.type === "desk.journalGiven" ? event.file : new Blob() }),
        onDone: [
          {
            guard: { type: "isJournal", params: ({ event }) => ({ result: event.output }) },
            target: "idle",
            actions: { type: "openJournal", params: ({ event }) => ({ result: event.output }) },
            description: "The journal is on the desk",
            meta,
          },
          {
            target: "idle",
            actions: { type: "keepProblem", params: ({ event }) => ({ result: event.output }) },
            description: "The file is no journal, and why",
            meta,
          },
        ],
        onError: {
          target: "idle",
          actions: "keepUnreadable",
          description: "The browser could not read it",
          meta: { ...meta, code: "DEFECT" },
        },
      },
      after: {
        readLimit: { target: "idle", actions: "keepUnreadable", description: "Reading does not end", meta },
      },
    },
  },
  on: {
    "desk.journalGiven": {
      target: ".reading",
      description: "A file was chosen, dropped or handed over",
      meta,
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
    routes: new Map(),
    subject: { _tag: "None" },
    timeline: emptyTimeline,
    problem: { _tag: "None" },
    wordsThere: false,
  }),
  states: { routes, texts, allTexts, playing, journal },
});

export type DeskRef = ActorRefFrom<typeof deskMachine>;
