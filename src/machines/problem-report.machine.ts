/** Reporting a problem: shows what the portal's journal holds, then saves it as a file or attaches it to a ticket, as the person decides (decisions). */
import { assign, setup, type ActorRefFrom } from "xstate";
import type { JournalSource } from "../domain/journal.ts";
import type { MachineMeta } from "./machine-meta.ts";
import { provided } from "./provide.ts";

/** One event of the journal, as a person reads it. */
export interface ReportedEvent {
  readonly no: number;
  readonly at: Date;
  readonly actor: string;
  readonly from: JournalSource;
  readonly type: string;
  readonly state: string;
}

/** What the journal holds, in words and as the file that would be saved. */
export interface ProblemReport {
  readonly fileName: string;
  readonly text: string;
  readonly count: number;
  readonly since: Date;
  /** The last events, the latest first. */
  readonly last: readonly ReportedEvent[];
}

/** Nothing is kept of a report after its window was closed. */
export type ReportData =
  | { readonly _tag: "None" }
  | { readonly _tag: "Collected"; readonly report: ProblemReport };

export interface ProblemReportContext {
  readonly data: ReportData;
  /** True where a ticket can be made: signed in, with the right, and the page still stands. */
  readonly attachable: boolean;
}

export type ProblemReportEvent =
  | { readonly type: "report.open"; readonly attachable: boolean }
  | { readonly type: "report.retry" }
  | { readonly type: "report.save" }
  | { readonly type: "report.attach" }
  | { readonly type: "report.close" }
  /** What the root tells whatever lies over the page when the route changes. */
  | { readonly type: "help.close" };

const meta: MachineMeta = { spec: "decisions", screen: "problem report" };
const defect: MachineMeta = { ...meta, spec: "architecture", code: "DEFECT" };
const limit: MachineMeta = { ...meta, spec: "architecture", code: "TIMED_OUT" };

const reportSetup = setup({
  types: {
    context: {} as ProblemReportContext,
    input: {} as { readonly attachable: boolean },
    events: {} as ProblemReportEvent,
    tags: {} as "shown" | "busy" | "failed" | "done",
    meta: {} as MachineMeta,
  },
  actors: {
    collect: provided<ProblemReport>("collect"),
    save: provided<void, { readonly data: ReportData }>("save"),
    attach: provided<void, { readonly data: ReportData }>("attach"),
  },
  guards: { isAttachable: ({ context }) => context.attachable },
  actions: {
    keep: assign((_, { report }: { report: ProblemReport }): Partial<ProblemReportContext> => ({
      data: { _tag: "Collected", report },
    })),
    forget: assign((): Partial<ProblemReportContext> => ({ data: { _tag: "None" } })),
    note: assign((_, params: { attachable: boolean }) => params),
  },
  delays: { collectLimit: 10_000, saveLimit: 10_000 },
});

const save = { target: "saving", description: "Asked for the file", meta } as const;
const attach = {
  guard: "isAttachable",
  target: "attaching",
  description: "Asked for a ticket",
  meta,
} as const;
const decide = { "report.save": save, "report.attach": attach } as const;

export const problemReportMachine = reportSetup.createMachine({
  id: "problemReport",
  description: "Reports a problem; nothing leaves the browser unless the person says so",
  meta,
  context: ({ input }) => ({ data: { _tag: "None" }, attachable: input.attachable }),
  initial: "collecting",
  states: {
    collecting: {
      description: "The journal's words and file are made",
      meta,
      tags: ["shown", "busy"],
      invoke: {
        id: "collect",
        src: "collect",
        onDone: {
          target: "shown",
          actions: { type: "keep", params: ({ event }) => ({ report: event.output }) },
          description: "They are there",
          meta,
        },
        onError: { target: "crashed", description: "A defect in the making", meta: defect },
      },
      after: { collectLimit: { target: "crashed", description: "It takes too long", meta: limit } },
    },
    shown: {
      description: "Shows what the journal holds, and asks what to do with it",
      meta,
      tags: ["shown"],
      on: decide,
    },
    saving: {
      description: "The file is handed to the browser",
      meta,
      tags: ["shown", "busy"],
      invoke: {
        id: "save",
        src: "save",
        input: ({ context }) => ({ data: context.data }),
        onDone: { target: "saved", description: "The browser has it", meta },
        onError: { target: "failed", description: "The browser did not take it", meta },
      },
      after: { saveLimit: { target: "failed", description: "The browser does not take it", meta: limit } },
    },
    attaching: {
      description: "The ticket's form opens with the file in it",
      meta,
      tags: ["shown", "busy"],
      invoke: {
        id: "attach",
        src: "attach",
        input: ({ context }) => ({ data: context.data }),
        onDone: { target: "closed", description: "The form is open: the rest is the form's", meta },
        onError: { target: "failed", description: "The form did not open", meta },
      },
      after: { saveLimit: { target: "failed", description: "The form does not open", meta: limit } },
    },
    saved: { description: "Saved; the window stays", meta, tags: ["shown", "done"], on: decide },
    failed: {
      description: "Neither saved nor attached; the report is still there",
      meta: { ...meta, code: "DEFECT" },
      tags: ["shown", "failed"],
      on: decide,
    },
    crashed: {
      description: "The report could not be made",
      meta: { ...meta, code: "DEFECT" },
      tags: ["shown", "failed"],
      on: { "report.retry": { target: "collecting", description: "Asked to try again", meta } },
    },
    closed: {
      description: "No window",
      meta,
      entry: "forget",
      on: {
        "report.open": {
          target: "collecting",
          actions: { type: "note", params: ({ event }) => ({ attachable: event.attachable }) },
          description: "Asked again: the journal has grown",
          meta,
        },
      },
    },
  },
  on: {
    "report.close": { target: ".closed", description: "Closed without more", meta },
    "help.close": { target: ".closed", description: "Another route", meta: { ...meta, spec: "shell §1" } },
  },
});

export type ProblemReportRef = ActorRefFrom<typeof problemReportMachine>;
