/** A file field: checks each file by the field's rule, lists the rejected files with the reason, and shows the upload progress (shell §5). */
import { assign, raise, setup, type ActorRefFrom } from "xstate";
import { visibleName } from "../../domain/kit/file-name.ts";
import { uploadProblem, type UploadProblem, type UploadRule } from "../../domain/kit/upload.ts";
import { ALERT_SHOWN, alertMachine } from "../shell/alert.machine.ts";
import type { MachineMeta } from "./machine-meta.ts";
import { toBeProvided } from "./provide.ts";
import { requestsOf } from "./request.ts";

export interface UploadFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly file: File;
}

/** Why a file was not added: it breaks the field's rule, the field is full, or the browser could not read it. */
export type FileProblem = UploadProblem | "too_many" | "unreadable";

/** A rejected file, listed as "not added: NAME". */
export interface RejectedFile {
  readonly name: string;
  readonly problem: FileProblem;
}

/** A file and its first `FIRST_BYTES` bytes, which identify its type. */
export interface InspectedFile {
  readonly file: File;
  readonly firstBytes: Uint8Array;
}

export interface FileUploadContext {
  readonly rule: UploadRule;
  readonly maxFiles: number;
  readonly files: readonly UploadFile[];
  readonly problems: readonly RejectedFile[];
  /** Names of files in a saved draft; the person has to attach them again. */
  readonly missing: readonly string[];
  readonly transfer:
    | { readonly _tag: "Idle" }
    | { readonly _tag: "Sending"; readonly sent: number; readonly total: number };
  /** Files whose first bytes are being read. */
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

const refusalMeta: MachineMeta = { spec: "shell §8" };
/** Time limit for reading the first bytes, in ms. */
const INSPECT_LIMIT = 10_000;

/** The file under the name that a person sees; the browser sends it under this name. */
const withVisibleName = (file: File): File => {
  const name = visibleName(file.name);
  return name === file.name
    ? file
    : new File([file], name, { type: file.type, lastModified: file.lastModified });
};

const judge = (
  context: FileUploadContext,
  inspected: readonly InspectedFile[],
): Partial<FileUploadContext> => {
  const files = [...context.files];
  const problems = [...context.problems];
  let lastId = context.lastId;
  for (const { file, firstBytes } of inspected) {
    const problem = uploadProblem({ name: file.name, size: file.size, firstBytes }, context.rule);
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
    inspectFiles: toBeProvided<readonly InspectedFile[], { readonly files: readonly File[] }>("inspectFiles"),
    alert: alertMachine,
  },
  guards: {
    isComplete: (_, params: { sent: number; total: number }) => params.sent >= params.total,
  },
  actions: {
    addInspected: assign(({ context }, params: { files: readonly File[] }) => ({
      inspected: [...context.inspected, ...params.files.map(withVisibleName)],
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
const request = requestsOf<typeof uploadSetup>();

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
        description: "At least one file is too large and is rejected",
        meta: { code: "input.file_to_big" },
      },
      {
        target: "ready",
        assign: ({ context, output }) => judge(context, output),
        description: "Every file is checked; rejected ones are listed",
      },
    ],
    failed: { target: "ready", actions: "rejectUnreadable", description: "Reading exceeded its time limit" },
    crashed: {
      target: "crashed",
      actions: "rejectUnreadable",
      description: "The browser could not read the files",
    },
  }),
  description: "Reads the first bytes of the chosen files",
  on: {
    "files.add": {
      target: "inspecting",
      reenter: true,
      actions: { type: "addInspected", params: ({ event }) => ({ files: event.files }) },
      description: "More files are added while the first are read: all are read again",
    },
    "files.cancel": { target: "ready", actions: "clearInspected", description: "Stops reading" },
  },
});

const add = {
  target: "inspecting",
  actions: {
    type: "addInspected",
    params: ({ event }: { event: { readonly files: readonly File[] } }) => ({ files: event.files }),
  },
  description: "Files were chosen or dropped",
} as const;

const list = uploadSetup.createStateConfig({
  description: "The list of files",
  initial: "ready",
  states: {
    ready: { description: "Ready for files", on: { "files.add": add } },
    inspecting,
    crashed: {
      description: "Reading failed; other files can be chosen",
      meta: { code: "DEFECT" },
      tags: ["failed"],
      on: { "files.add": add },
    },
  },
  on: {
    "files.remove": {
      actions: { type: "remove", params: ({ event }) => ({ id: event.id }) },
      description: "Removes a file",
    },
    "files.clear": { actions: "clear", description: "The files were sent: the field is emptied" },
    "files.problemsDismissed": {
      actions: "clearProblems",
      description: "Removes the list of rejected files",
    },
    "files.namesRestored": {
      actions: { type: "setMissing", params: ({ event }) => ({ names: event.names }) },
      description: "A saved draft names files that have to be attached again",
    },
  },
});

const tooLarge = uploadSetup.createStateConfig({
  description: "The alert about a file that is too large",
  initial: "hidden",
  states: {
    hidden: {
      description: "No alert",
      on: { "files.tooLargeFound": { target: "shown", description: "A file was too large" } },
    },
    shown: {
      description: "The alert is shown for 3 seconds or until it is closed",
      meta: { ...refusalMeta, code: "input.file_to_big" },
      tags: ["tooLarge"],
      invoke: {
        id: "alert",
        src: "alert",
        input: { tone: "danger", hideAfter: ALERT_SHOWN },
        onDone: {
          target: "hidden",
          description: "The alert is hidden; the entry in the list stays",
          meta: refusalMeta,
        },
      },
      on: {
        "files.tooLargeFound": {
          target: "shown",
          reenter: true,
          description: "Another file was too large: the 3 seconds start again",
        },
      },
    },
  },
});

const transfer = uploadSetup.createStateConfig({
  description: "Upload progress",
  initial: "idle",
  states: {
    idle: {
      description: "No upload is running",
      entry: "clearTransfer",
      on: {
        "files.progressed": {
          target: "sending",
          actions: { type: "setTransfer", params: ({ event }) => ({ sent: event.sent, total: event.total }) },
          description: "The first bytes were sent",
        },
      },
    },
    sending: {
      description: "The upload is running",
      tags: ["sending"],
      on: {
        "files.progressed": [
          {
            guard: { type: "isComplete", params: ({ event }) => ({ sent: event.sent, total: event.total }) },
            target: "idle",
            description: "All bytes were sent",
          },
          {
            target: "sending",
            reenter: true,
            actions: {
              type: "setTransfer",
              params: ({ event }) => ({ sent: event.sent, total: event.total }),
            },
            description: "More bytes were sent: the inactivity timeout starts again",
          },
        ],
        "files.cancel": { target: "idle", description: "The upload was cancelled" },
      },
      after: {
        quietLimit: {
          target: "idle",
          description: "No progress for 30 seconds: the upload has ended",
          meta: { spec: "decisions/forms" },
        },
      },
    },
  },
});

export const fileUploadMachine = uploadSetup.createMachine({
  id: "fileUpload",
  description: "A file field with its size limit and file types",
  meta: { spec: "shell §5", screen: "file field" },
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
