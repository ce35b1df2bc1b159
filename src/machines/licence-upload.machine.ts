/** The file of the trade licence: judged by its rule, sent at once, and replaced by another (business §5). */
import { assign, sendTo, setup, type ActorRefFrom, type Snapshot } from "xstate";
import type { CallFailure, Outcome } from "../domain/call-failure.ts";
import type { LicenceFile } from "../domain/sign-up-form.ts";
import type { TradeLicenceToken } from "../domain/sign-up.ts";
import { tradeLicence } from "../domain/upload.ts";
import { fileUploadMachine, type FileUploadContext } from "./file-upload.machine.ts";
import type { MachineMeta } from "./machine-meta.ts";
import type { ParentRef } from "./parent-ref.ts";
import { provided } from "./provide.ts";

export interface LicenceUploadContext {
  /** What is on its way or has been sent. */
  readonly shown: LicenceFile | undefined;
  /** The file that was last taken from the field. */
  readonly taken: File | undefined;
  readonly sent: number;
  readonly total: number;
  readonly failure: { readonly _tag: "None" } | CallFailure;
}

export type LicenceUploadEvent =
  | { readonly type: "licence.add"; readonly files: readonly File[] }
  | { readonly type: "licence.remove" }
  | { readonly type: "licence.retry" }
  | { readonly type: "upload.progressed"; readonly sent: number; readonly total: number };

/** What is sent, and who hears of its progress. */
export interface UploadLicenceInput {
  readonly file: File;
  readonly parent: ParentRef<{
    readonly type: "upload.progressed";
    readonly sent: number;
    readonly total: number;
  }>;
}

type UploadOutcome = Outcome<{ readonly licence: TradeLicenceToken }>;

const meta: MachineMeta = { spec: "business §5", screen: "sign-up" };
const broken: MachineMeta = { spec: "business §8", screen: "sign-up" };
const limit: MachineMeta = { ...broken, code: "TIMED_OUT" };
const QUIET_LIMIT = 45_000;

/** The file that passed its rule; the snapshot of a field that is just being started has none. */
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
    uploadLicence: provided<UploadOutcome, UploadLicenceInput>("uploadLicence"),
  },
  guards: {
    isUploaded: ({ context }) => context.shown?.token !== undefined,
    hasFile: ({ context }) => context.shown !== undefined,
    isAnother: ({ context }, { file }: { file: File | undefined }) =>
      file !== undefined && file !== context.taken,
    isAnswered: (_, { outcome }: { outcome: UploadOutcome }) => outcome._tag === "Answered",
  },
  actions: {
    take: assign((_, { file }: { file: File | undefined }): Partial<LicenceUploadContext> =>
      file === undefined ? {} : { taken: file, shown: { file, token: undefined } },
    ),
    begin: assign((): Partial<LicenceUploadContext> => ({ sent: 0, total: 0, failure: { _tag: "None" } })),
    forget: assign((): Partial<LicenceUploadContext> => ({ shown: undefined, failure: { _tag: "None" } })),
    progress: assign((_, params: { sent: number; total: number }) => params),
    keepToken: assign(
      ({ context: { shown } }, { outcome }: { outcome: UploadOutcome }): Partial<LicenceUploadContext> =>
        outcome._tag === "Answered" && shown !== undefined
          ? { shown: { ...shown, token: outcome.answer.licence } }
          : {},
    ),
    keepFailure: assign((_, { outcome }: { outcome: UploadOutcome }): Partial<LicenceUploadContext> =>
      outcome._tag === "Failed" ? { failure: outcome.failure } : {},
    ),
    keepTimeout: assign((): Partial<LicenceUploadContext> => ({
      failure: { _tag: "TimedOut", limit: QUIET_LIMIT },
    })),
    dismiss: sendTo("files", { type: "files.problemsDismissed" }),
    add: sendTo("files", (_, { files }: { files: readonly File[] }) => ({ type: "files.add", files })),
  },
  delays: { quietLimit: QUIET_LIMIT, sendLimit: 1_800_000 },
});

const uploading = uploadSetup.createStateConfig({
  description: "The file is on its way",
  meta,
  tags: ["busy"],
  entry: "begin",
  initial: "moving",
  after: {
    sendLimit: {
      target: "failed",
      actions: "keepTimeout",
      description: "Half an hour is enough for the slowest line",
      meta: limit,
    },
  },
  invoke: {
    id: "uploadLicence",
    src: "uploadLicence",
    input: ({ context, self }) => ({ file: context.shown?.file ?? new File([], ""), parent: self }),
    onDone: [
      {
        guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) },
        target: "uploaded",
        actions: { type: "keepToken", params: ({ event }) => ({ outcome: event.output }) },
        description: "The server has it",
        meta,
      },
      {
        target: "failed",
        actions: { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) },
        description: "It did not arrive, or was refused",
        meta: broken,
      },
    ],
    onError: { target: "crashed", description: "A defect in the sending", meta },
  },
  states: {
    moving: {
      description: "Bytes go out, or the answer is on its way",
      meta,
      after: {
        quietLimit: {
          target: "#licenceUpload.failed",
          actions: "keepTimeout",
          description: "Nothing moved for too long",
          meta: limit,
        },
      },
      on: {
        "upload.progressed": {
          target: "moving",
          reenter: true,
          actions: { type: "progress", params: ({ event }) => ({ sent: event.sent, total: event.total }) },
          description: "More bytes are out: the limit begins again",
          meta,
        },
      },
    },
  },
});

const again = { target: "uploading", description: "The same file is sent again", meta } as const;

export const licenceUploadMachine = uploadSetup.createMachine({
  id: "licenceUpload",
  description: "The file of the trade licence",
  meta,
  context: ({ input }) => ({
    shown: input.shown,
    taken: undefined,
    sent: 0,
    total: 0,
    failure: { _tag: "None" },
  }),
  invoke: {
    id: "files",
    src: "files",
    // Each file that passes the rule takes the place of the one before; one that does not leaves it where it is.
    input: { rule: tradeLicence, maxFiles: Number.POSITIVE_INFINITY },
    onSnapshot: {
      guard: { type: "isAnother", params: ({ event }) => ({ file: chosenFile(event.snapshot) }) },
      target: ".uploading",
      reenter: false,
      actions: { type: "take", params: ({ event }) => ({ file: chosenFile(event.snapshot) }) },
      description: "A file passed the rule: sent at once",
      meta,
    },
  },
  initial: "arriving",
  states: {
    arriving: {
      description: "Somebody comes to the step, or back to it",
      meta,
      always: [
        { guard: "isUploaded", target: "uploaded", description: "The file was sent before", meta },
        { guard: "hasFile", target: "uploading", description: "The file was left while it was sent", meta },
        { target: "empty", description: "No file yet", meta },
      ],
    },
    empty: { description: "Waits for a file", meta },
    uploading,
    uploaded: { description: "The server has the file", meta },
    failed: {
      description: "The file is not there, and why",
      meta: broken,
      tags: ["failed"],
      on: { "licence.retry": again },
    },
    crashed: {
      description: "A defect; trying again may help",
      meta: { ...broken, code: "DEFECT" },
      tags: ["failed"],
      on: { "licence.retry": again },
    },
  },
  on: {
    "licence.add": {
      actions: ["dismiss", { type: "add", params: ({ event }) => ({ files: event.files }) }],
      description: "A file was chosen or dropped",
      meta,
    },
    "licence.remove": {
      target: ".empty",
      actions: "forget",
      description: "The file is taken out, or its sending stopped",
      meta,
    },
  },
});

export type LicenceUploadRef = ActorRefFrom<typeof licenceUploadMachine>;
