/** Reporting a problem: shows what the portal's journal holds, then saves it as a file or attaches it to a ticket, as the person decides (decisions). */
import { assign, setup, type ActorRefFrom } from "xstate";
import type { JournalSource } from "../../domain/shell/journal.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { provided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";

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

const meta: MachineMeta = { spec: "decisions/journal", screen: "problem report" };

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
    clear: assign((): Partial<ProblemReportContext> => ({ data: { _tag: "None" } })),
    setAttachable: assign((_, params: { attachable: boolean }) => params),
  },
});
const request = requestsOf<typeof reportSetup>({ meta });

const save = { target: "saving", description: "Asked for the file", meta } as const;
const attach = {
  guard: "isAttachable",
  target: "attaching",
  description: "Asked for a ticket",
  meta,
} as const;
const decide = { "report.save": save, "report.attach": attach } as const;

const LIMIT = 10_000;
const collecting = reportSetup.createStateConfig({
  ...request("collect", {
    input: () => undefined,
    limit: LIMIT,
    tags: ["shown", "busy"],
    done: {
      target: "shown",
      assign: ({ output }) => ({ data: { _tag: "Collected", report: output } }),
      description: "They are there",
    },
    failed: { target: "crashed", description: "It takes too long" },
    crashed: { target: "crashed", description: "A defect in the making", meta: { code: "DEFECT" } },
  }),
  description: "The journal's words and file are made",
});
const saving = reportSetup.createStateConfig({
  ...request("save", {
    input: ({ context }) => ({ data: context.data }),
    limit: LIMIT,
    tags: ["shown", "busy"],
    done: { target: "saved", description: "The browser has it" },
    failed: { target: "failed", description: "The browser does not take it" },
    crashed: { target: "failed", description: "The browser did not take it" },
  }),
  description: "The file is handed to the browser",
});
const attaching = reportSetup.createStateConfig({
  ...request("attach", {
    input: ({ context }) => ({ data: context.data }),
    limit: LIMIT,
    tags: ["shown", "busy"],
    done: { target: "closed", description: "The form is open: the rest is the form's" },
    failed: { target: "failed", description: "The form does not open" },
    crashed: { target: "failed", description: "The form did not open" },
  }),
  description: "The ticket's form opens with the file in it",
});

export const problemReportMachine = reportSetup.createMachine({
  id: "problemReport",
  description: "Reports a problem; nothing leaves the browser unless the person says so",
  meta,
  context: ({ input }) => ({ data: { _tag: "None" }, attachable: input.attachable }),
  initial: "collecting",
  states: {
    collecting,
    shown: {
      description: "Shows what the journal holds, and asks what to do with it",
      meta,
      tags: ["shown"],
      on: decide,
    },
    saving,
    attaching,
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
      entry: "clear",
      on: {
        "report.open": {
          target: "collecting",
          actions: { type: "setAttachable", params: ({ event }) => ({ attachable: event.attachable }) },
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
