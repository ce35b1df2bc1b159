/** A file field: takes files by its rule, says what it did not take and why, and shows how far their transfer is (shell §5). */
import { assign, raise, setup, type ActorRefFrom } from "xstate";
import { uploadProblem, type UploadProblem, type UploadRule } from "../../domain/kit/upload.ts";
import { alertMachine } from "../shell/alert.machine.ts";
import type { MachineMeta } from "./machine-meta.ts";
import { provided } from "./provide.ts";
import { requestsOf } from "./request.ts";

export interface UploadFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly file: File;
}

/** Why a file was not added: what its rule says, or that the field is full, or that the browser could not read it. */
export type FileProblem = Exclude<UploadProblem, "empty"> | "too_many" | "unreadable";

/** A line "not added: NAME". */
export interface RejectedFile {
  readonly name: string;
  readonly problem: FileProblem;
}

/** What `inspectFiles` read: the first bytes (`FIRST_BYTES` of them) tell a file's kind. */
export interface InspectedFile {
  readonly file: File;
  readonly firstBytes: Uint8Array;
}

export interface FileUploadContext {
  readonly rule: UploadRule;
  readonly maxFiles: number;
  readonly files: readonly UploadFile[];
  readonly problems: readonly RejectedFile[];
  /** Names of files that a kept draft had, and that have to be attached again. */
  readonly missing: readonly string[];
  readonly transfer:
    | { readonly _tag: "Idle" }
    | { readonly _tag: "Sending"; readonly sent: number; readonly total: number };
  /** Files that are being inspected. */
  readonly inspected: readonly File[];
  readonly lastId: number;
}

export type FileUploadEvent =
  | { readonly type: "files.add"; readonly files: readonly File[] }
  | { readonly type: "files.remove"; readonly id: string }
  | { readonly type: "files.problemsDismissed" }
  | { readonly type: "files.clear" }
  | { readonly type: "files.progressed"; readonly sent: number; readonly total: number }
  | { readonly type: "files.cancel" }
  | { readonly type: "files.namesRestored"; readonly names: readonly string[] }
  | { readonly type: "files.tooLargeFound" };

const meta: MachineMeta = { spec: "shell §5", screen: "file field" };
const told: MachineMeta = { ...meta, spec: "shell §8" };
/** How long the alert of a file that is too large is shown, in ms (shell §9). */
const ALERT_SHOWN = 3000;
/** How long reading the first bytes may take, in ms. */
const INSPECT_LIMIT = 10_000;

const judge = (
  context: FileUploadContext,
  inspected: readonly InspectedFile[],
): Partial<FileUploadContext> => {
  const files = [...context.files];
  const problems = [...context.problems];
  let lastId = context.lastId;
  for (const { file, firstBytes } of inspected) {
    const problem = uploadProblem({ name: file.name, size: file.size, firstBytes }, context.rule);
    if (problem === "empty") continue;
    if (problem !== undefined) problems.push({ name: file.name, problem });
    else if (files.length >= context.maxFiles) problems.push({ name: file.name, problem: "too_many" });
    else {
      lastId += 1;
      files.push({ id: `file-${lastId}`, name: file.name, size: file.size, file });
    }
  }
  return {
    files,
    problems,
    lastId,
    inspected: [],
    missing: context.missing.filter((name) => !files.some((file) => file.name === name)),
  };
};

const hasTooLarge = ({ rule }: FileUploadContext, inspected: readonly InspectedFile[]): boolean =>
  inspected.some(
    ({ file, firstBytes }) =>
      uploadProblem({ name: file.name, size: file.size, firstBytes }, rule) === "too_large",
  );

const uploadSetup = setup({
  types: {
    children: {} as { inspectFiles: "inspectFiles"; alert: "alert" },
    context: {} as FileUploadContext,
    input: {} as { readonly rule: UploadRule; readonly maxFiles: number },
    events: {} as FileUploadEvent,
    tags: {} as "busy" | "failed" | "tooLarge" | "sending",
    meta: {} as MachineMeta,
  },
  actors: {
    inspectFiles: provided<readonly InspectedFile[], { readonly files: readonly File[] }>("inspectFiles"),
    alert: alertMachine,
  },
  guards: {
    isComplete: (_, params: { sent: number; total: number }) => params.sent >= params.total,
  },
  actions: {
    addInspected: assign(({ context }, params: { files: readonly File[] }) => ({
      inspected: [...context.inspected, ...params.files],
    })),
    rejectUnreadable: assign(({ context }) => ({
      problems: [
        ...context.problems,
        ...context.inspected.map((file): RejectedFile => ({ name: file.name, problem: "unreadable" })),
      ],
      inspected: [],
    })),
    clearInspected: assign({ inspected: [] }),
    clear: assign({ files: [], problems: [], missing: [] }),
    remove: assign(({ context }, params: { id: string }) => ({
      files: context.files.filter((file) => file.id !== params.id),
    })),
    clearProblems: assign({ problems: [] }),
    setMissing: assign(({ context }, params: { names: readonly string[] }) => ({
      missing: params.names.filter((name) => !context.files.some((file) => file.name === name)),
    })),
    setTransfer: assign(
      (_, { sent, total }: { sent: number; total: number }): Partial<FileUploadContext> => ({
        transfer: { _tag: "Sending", sent, total },
      }),
    ),
    clearTransfer: assign((): Partial<FileUploadContext> => ({ transfer: { _tag: "Idle" } })),
    announceTooLarge: raise({ type: "files.tooLargeFound" }),
  },
  delays: { quietLimit: 30_000 },
});
const request = requestsOf<typeof uploadSetup>({ meta });

const inspecting = uploadSetup.createStateConfig({
  ...request("inspectFiles", {
    input: ({ context }) => ({ files: context.inspected }),
    limit: INSPECT_LIMIT,
    done: [
      {
        name: "too large",
        when: ({ context, output }) => hasTooLarge(context, output),
        target: "ready",
        assign: ({ context, output }) => judge(context, output),
        actions: "announceTooLarge",
        description: "At least one file is too large, and is not passed on",
        meta: { code: "input.file_to_big" },
      },
      {
        target: "ready",
        assign: ({ context, output }) => judge(context, output),
        description: "Every file is judged; empty ones are ignored",
      },
    ],
    failed: { target: "ready", actions: "rejectUnreadable", description: "Reading took too long" },
    crashed: {
      target: "crashed",
      actions: "rejectUnreadable",
      description: "The browser could not read them",
    },
  }),
  description: "Reads the first bytes of what was chosen",
  on: {
    "files.add": {
      target: "inspecting",
      reenter: true,
      actions: { type: "addInspected", params: ({ event }) => ({ files: event.files }) },
      description: "More files while the first are read: all are read again together",
      meta,
    },
    "files.cancel": { target: "ready", actions: "clearInspected", description: "Stops reading", meta },
  },
});

const add = {
  target: "inspecting",
  actions: {
    type: "addInspected",
    params: ({ event }: { event: { readonly files: readonly File[] } }) => ({ files: event.files }),
  },
  description: "Files were chosen or dropped",
  meta,
} as const;

const list = uploadSetup.createStateConfig({
  description: "The files of the field",
  meta,
  initial: "ready",
  states: {
    ready: { description: "Takes files", meta, on: { "files.add": add } },
    inspecting,
    crashed: {
      description: "Reading failed; other files can be chosen",
      meta: { ...meta, code: "DEFECT" },
      tags: ["failed"],
      on: { "files.add": add },
    },
  },
  on: {
    "files.remove": {
      actions: { type: "remove", params: ({ event }) => ({ id: event.id }) },
      description: "Takes a file out",
      meta,
    },
    "files.clear": { actions: "clear", description: "They were sent: the field is empty again", meta },
    "files.problemsDismissed": {
      actions: "clearProblems",
      description: "The lines of what was not added go away",
      meta,
    },
    "files.namesRestored": {
      actions: { type: "setMissing", params: ({ event }) => ({ names: event.names }) },
      description: "A kept draft names files to attach again",
      meta,
    },
  },
});

const tooLarge = uploadSetup.createStateConfig({
  description: "The alert of a file that is too large",
  meta,
  initial: "hidden",
  states: {
    hidden: {
      description: "No alert",
      meta,
      on: { "files.tooLargeFound": { target: "shown", description: "A file was too large", meta } },
    },
    shown: {
      description: "The alert is shown, for 3 seconds or until it is closed",
      meta: { ...told, code: "input.file_to_big" },
      tags: ["tooLarge"],
      invoke: {
        id: "alert",
        src: "alert",
        input: { tone: "danger", hideAfter: ALERT_SHOWN },
        onDone: {
          target: "hidden",
          description: "The alert has gone; the line in the list stays",
          meta: told,
        },
      },
      on: {
        "files.tooLargeFound": {
          target: "shown",
          reenter: true,
          description: "One more: the 3 seconds begin again",
          meta,
        },
      },
    },
  },
});

const transfer = uploadSetup.createStateConfig({
  description: "How far the files are on their way",
  meta,
  initial: "idle",
  states: {
    idle: {
      description: "Nothing is being sent",
      meta,
      entry: "clearTransfer",
      on: {
        "files.progressed": {
          target: "sending",
          actions: { type: "setTransfer", params: ({ event }) => ({ sent: event.sent, total: event.total }) },
          description: "The first bytes went out",
          meta,
        },
      },
    },
    sending: {
      description: "Bytes are going out",
      meta,
      tags: ["sending"],
      on: {
        "files.progressed": [
          {
            guard: { type: "isComplete", params: ({ event }) => ({ sent: event.sent, total: event.total }) },
            target: "idle",
            description: "All bytes are out",
            meta,
          },
          {
            target: "sending",
            reenter: true,
            actions: {
              type: "setTransfer",
              params: ({ event }) => ({ sent: event.sent, total: event.total }),
            },
            description: "More bytes are out: the limit of quiet begins again",
            meta,
          },
        ],
        "files.cancel": { target: "idle", description: "The transfer was stopped", meta },
      },
      after: {
        quietLimit: {
          target: "idle",
          description: "No progress for 30 seconds: the transfer is over",
          meta: { ...meta, spec: "decisions" },
        },
      },
    },
  },
});

export const fileUploadMachine = uploadSetup.createMachine({
  id: "fileUpload",
  description: "A file field with its limit and types",
  meta,
  type: "parallel",
  context: ({ input }) => ({
    rule: input.rule,
    maxFiles: input.maxFiles,
    files: [],
    problems: [],
    missing: [],
    transfer: { _tag: "Idle" },
    inspected: [],
    lastId: 0,
  }),
  states: { list, tooLarge, transfer },
});

export type FileUploadRef = ActorRefFrom<typeof fileUploadMachine>;
