/** Uploads the trade licence's file: checked by its rule, sent immediately, replaced by the next one (business §5). */
import { assign, sendTo, setup, type ActorRefFrom, type Snapshot } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import type { LicenceFile } from "../../domain/sign-up/sign-up-form.ts";
import type { LicenceFileCode } from "../../domain/sign-up/sign-up.refusals.ts";
import type { TradeLicenceToken } from "../../domain/sign-up/sign-up.ts";
import { tradeLicence } from "../../domain/kit/upload.ts";
import { fileUploadMachine, type FileUploadContext } from "../kit/file-upload.machine.ts";
import { PROGRESS_LIMIT, UPLOAD_LIMIT } from "../../domain/kit/time-limits.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import { required } from "../kit/required.ts";

export interface LicenceUploadContext {
  /** The file that is being sent or was sent. */
  readonly shown: LicenceFile | undefined;
  /** The file that was last removed from the field. */
  readonly taken: File | undefined;
  readonly sent: number;
  readonly total: number;
  readonly failure: CallFailure | undefined;
}

export type LicenceUploadEvent =
  | { readonly type: "licence.add"; readonly files: readonly File[] }
  | { readonly type: "licence.remove" }
  | { readonly type: "licence.retry" }
  | { readonly type: "upload.progressed"; readonly sent: number; readonly total: number };

/** The file to send, and the actor that receives its progress. */
export interface UploadLicenceInput {
  readonly file: File;
  readonly parent: ParentRef<{
    readonly type: "upload.progressed";
    readonly sent: number;
    readonly total: number;
  }>;
}

type UploadOutcome = Outcome<{ readonly licence: TradeLicenceToken }, LicenceFileCode>;

const broken: MachineMeta = { spec: "business §8", screen: "sign-up" };
const limit: MachineMeta = { ...broken, code: "TIMED_OUT" };

/** The file that passed the field's rule; the snapshot of a field that is just starting has none. */
const chosenFile = (snapshot: Snapshot<unknown>): File | undefined =>
  "context" in snapshot ? (snapshot.context as FileUploadContext).files.at(-1)?.file : undefined;

const uploadSetup = setup({
  types: {
    children: {} as { files: "files"; uploadLicence: "uploadLicence" },
    context: {} as LicenceUploadContext,
    input: {} as { readonly shown: LicenceFile | undefined },
    events: {} as LicenceUploadEvent,
    tags: {} as "busy" | "failed",
    meta: {} as MachineMeta,
  },
  actors: {
    files: fileUploadMachine,
    uploadLicence: toBeProvided<UploadOutcome, UploadLicenceInput>("uploadLicence"),
  },
  guards: {
    isUploaded: ({ context }) => context.shown?.token !== undefined,
    hasFile: ({ context }) => context.shown !== undefined,
    isAnother: ({ context }, { file }: { file: File | undefined }) =>
      file !== undefined && file !== context.taken,
  },
  actions: {
    setFile: assign((_, { file }: { file: File | undefined }): Partial<LicenceUploadContext> =>
      file === undefined ? {} : { taken: file, shown: { file, token: undefined } },
    ),
    clearProgress: assign((): Partial<LicenceUploadContext> => ({ sent: 0, total: 0 })),
    clearFile: assign((): Partial<LicenceUploadContext> => ({ shown: undefined, failure: undefined })),
    setProgress: assign((_, params: { sent: number; total: number }) => params),
    setStalled: assign((): Partial<LicenceUploadContext> => ({
      failure: { _tag: "TimedOut", limit: PROGRESS_LIMIT, lost: true },
    })),
    dismissProblems: sendTo("files", { type: "files.problemsDismissed" }),
    addFiles: sendTo("files", (_, { files }: { files: readonly File[] }) => ({ type: "files.add", files })),
  },
  delays: { progressLimit: PROGRESS_LIMIT },
});

const request = requestsOf<typeof uploadSetup>();

const uploading = uploadSetup.createStateConfig({
  ...request("uploadLicence", {
    input: ({ context: { shown }, self }) => ({ file: required(shown, "The file").file, parent: self }),
    limit: UPLOAD_LIMIT,
    entry: "clearProgress",
    answered: {
      target: "uploaded",
      assign: ({ context: { shown }, answer }) => ({
        shown: { file: required(shown, "The file").file, token: answer.licence },
      }),
      description: "The server has stored the file",
    },
    failed: { target: "failed", description: "The upload failed or was refused" },
  }),
  description: "The file is being uploaded",
  initial: "moving",
  states: {
    moving: {
      description: "Bytes are sent, or the response is pending",
      after: {
        progressLimit: {
          target: "#licenceUpload.failed",
          actions: "setStalled",
          description: "No progress within the inactivity timeout",
          meta: limit,
        },
      },
      on: {
        "upload.progressed": {
          target: "moving",
          reenter: true,
          actions: { type: "setProgress", params: ({ event }) => ({ sent: event.sent, total: event.total }) },
          description: "More bytes were sent: the inactivity timeout starts again",
        },
      },
    },
  },
});

const again = { target: "uploading", description: "The same file is sent again" } as const;

export const licenceUploadMachine = uploadSetup.createMachine({
  id: "licenceUpload",
  description: "The file of the trade licence",
  meta: { spec: "business §5", screen: "sign-up" },
  context: ({ input }) => ({
    shown: input.shown,
    taken: undefined,
    sent: 0,
    total: 0,
    failure: undefined,
  }),
  invoke: {
    id: "files",
    src: "files",
    // Each file that passes the rule replaces the previous one; a rejected file does not.
    input: { rule: tradeLicence, maxFiles: Number.POSITIVE_INFINITY },
    onSnapshot: {
      guard: { type: "isAnother", params: ({ event }) => ({ file: chosenFile(event.snapshot) }) },
      target: ".uploading",
      reenter: false,
      actions: { type: "setFile", params: ({ event }) => ({ file: chosenFile(event.snapshot) }) },
      description: "A file passed the rule: it is sent immediately",
    },
  },
  initial: "arriving",
  states: {
    arriving: {
      description: "The step is opened",
      always: [
        { guard: "isUploaded", target: "uploaded", description: "The file was sent before" },
        {
          guard: "hasFile",
          target: "uploading",
          description: "The step was left while the file was being sent",
        },
        { target: "empty", description: "No file yet" },
      ],
    },
    empty: { description: "Waits for a file" },
    uploading,
    uploaded: { description: "The server has stored the file" },
    failed: {
      description: "The file was not stored; `failure` has the reason",
      meta: broken,
      tags: ["failed"],
      on: { "licence.retry": again },
    },
    crashed: {
      description: "A defect; a retry may help",
      meta: { ...broken, code: "DEFECT" },
      tags: ["failed"],
      on: { "licence.retry": again },
    },
  },
  on: {
    "licence.add": {
      actions: ["dismissProblems", { type: "addFiles", params: ({ event }) => ({ files: event.files }) }],
      description: "A file was chosen or dropped",
    },
    "licence.remove": {
      target: ".empty",
      actions: "clearFile",
      description: "The file is removed, or its upload cancelled",
    },
  },
});

export type LicenceUploadRef = ActorRefFrom<typeof licenceUploadMachine>;
