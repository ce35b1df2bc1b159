/** Reporting a problem: shows what the portal's journal contains, then saves it as a file or attaches it to a ticket, as the person chooses (decisions/journal). */
import { assign, setup, type ActorRefFrom } from "xstate";
import type { JournalSource } from "../../domain/shell/journal.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import type { Heard } from "../kit/screen-broadcast.ts";

/** One event of the journal in readable form. */
export interface ReportedEvent {
  readonly no: number;
  readonly at: Date;
  readonly actor: string;
  readonly from: JournalSource;
  readonly type: string;
  readonly state: string;
}

/** The journal's content, readable and as the file to save. */
export interface ProblemReport {
  readonly fileName: string;
  readonly text: string;
  readonly count: number;
  readonly since: Date;
  /** The last events, newest first. */
  readonly last: readonly ReportedEvent[];
}

/** The report is discarded when its window closes. */
export type ReportData =
  | { readonly _tag: "None" }
  | { readonly _tag: "Collected"; readonly report: ProblemReport };

export interface ProblemReportContext {
  readonly data: ReportData;
  /** True if a ticket can be created: the person is signed in, has the right, and the page has not crashed. */
  readonly attachable: boolean;
}

export type ProblemReportEvent =
  | { readonly type: "report.open"; readonly attachable: boolean }
  | { readonly type: "report.retry" }
  | { readonly type: "report.save" }
  | { readonly type: "report.attach" }
  | { readonly type: "report.close" }
  /** The event that the root sends to overlays on a route change. */
  | Heard<"help.close">;

const reportSetup = setup({
  types: {
    context: {} as ProblemReportContext,
    input: {} as { readonly attachable: boolean },
    events: {} as ProblemReportEvent,
    tags: {} as "shown" | "busy" | "failed" | "done",
    meta: {} as MachineMeta,
  },
  actors: {
    collect: toBeProvided<ProblemReport>("collect"),
    save: toBeProvided<void, { readonly data: ReportData }>("save"),
    attach: toBeProvided<void, { readonly data: ReportData }>("attach"),
  },
  guards: { isAttachable: ({ context }) => context.attachable },
  actions: {
    clear: assign((): Partial<ProblemReportContext> => ({ data: { _tag: "None" } })),
    setAttachable: assign((_, params: { attachable: boolean }) => params),
  },
});
const request = requestsOf<typeof reportSetup>();

const save = { target: "saving", description: "Saving the file is requested" } as const;
const attach = {
  guard: "isAttachable",
  target: "attaching",
  description: "A ticket is requested",
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
      description: "The report was created",
    },
    failed: { target: "crashed", description: "Creating the report timed out" },
    crashed: {
      target: "crashed",
      description: "A defect while creating the report",
      meta: { code: "DEFECT" },
    },
  }),
  description: "The report and its file are being created",
});
const saving = reportSetup.createStateConfig({
  ...request("save", {
    input: ({ context }) => ({ data: context.data }),
    limit: LIMIT,
    tags: ["shown", "busy"],
    done: { target: "saved", description: "The browser has saved the file" },
    failed: { target: "failed", description: "The browser did not save the file" },
    crashed: { target: "failed", description: "The browser did not save the file" },
  }),
  description: "The file is being saved",
});
const attaching = reportSetup.createStateConfig({
  ...request("attach", {
    input: ({ context }) => ({ data: context.data }),
    limit: LIMIT,
    tags: ["shown", "busy"],
    done: { target: "closed", description: "The ticket form is open" },
    failed: { target: "failed", description: "The form does not open" },
    crashed: { target: "failed", description: "The form did not open" },
  }),
  description: "The ticket form opens with the file attached",
});

export const problemReportMachine = reportSetup.createMachine({
  id: "problemReport",
  description: "Reports a problem; nothing is sent unless the person confirms it",
  meta: { spec: "decisions/journal", screen: "problem report" },
  context: ({ input }) => ({ data: { _tag: "None" }, attachable: input.attachable }),
  initial: "collecting",
  states: {
    collecting,
    shown: {
      description: "Shows the journal's content and the choices",
      tags: ["shown"],
      on: decide,
    },
    saving,
    attaching,
    saved: { description: "Saved; the window stays open", tags: ["shown", "done"], on: decide },
    failed: {
      description: "Neither saved nor attached; the report is kept",
      meta: { code: "DEFECT" },
      tags: ["shown", "failed"],
      on: decide,
    },
    crashed: {
      description: "The report could not be created",
      meta: { code: "DEFECT" },
      tags: ["shown", "failed"],
      on: { "report.retry": { target: "collecting", description: "A retry is requested" } },
    },
    closed: {
      description: "No window",
      entry: "clear",
      on: {
        "report.open": {
          target: "collecting",
          actions: { type: "setAttachable", params: ({ event }) => ({ attachable: event.attachable }) },
          description: "Requested again: the journal has new events",
        },
      },
    },
  },
  on: {
    "report.close": { target: ".closed", description: "Closed without an action" },
    "help.close": { target: ".closed", description: "A route change", meta: { spec: "shell §1" } },
  },
});

export type ProblemReportRef = ActorRefFrom<typeof problemReportMachine>;
