import { Readable } from "node:stream";
import type { Call, FileAnswer } from "../../src/api/call.ts";
import type { calls } from "../../src/api/calls.ts";
import type { FileKind } from "../../src/domain/kit/upload.ts";
import type { Account } from "../accounts/account.ts";
import type { Secrets } from "../store/secrets.ts";
import type { Sql } from "../store/sql.ts";
import type { CookieJar } from "./cookies.ts";

export type CallName = keyof typeof calls;

/** The public calls; a test compares this list with the call definitions. */
export const openCalls = [
  "login",
  "checkUserSession",
  "logout",
  "setUserSessionCookie",
  "getMessages",
  "getMessage",
  "findMessages",
  "getCountries",
  "getSignUpOptions",
  "checkEmail",
  "checkVatId",
  "sendVerificationCode",
  "verifyCode",
  "uploadTradeLicence",
  "createAccount",
  "getSignUpResult",
  "resendActivation",
  "activateAccount",
  "requestPasswordReset",
  "checkPasswordResetLink",
  "setNewPassword",
  "confirmEmailChange",
  "undoEmailChange",
  "getToldIssues",
] as const satisfies readonly CallName[];
type OpenCall = (typeof openCalls)[number];

/** An uploaded file: checked by the call's rule, in a temporary folder until the call ends. */
export interface UploadedFile {
  readonly name: string;
  readonly kind: FileKind;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
  /** The path of the temporary file, which is deleted after the call unless it was kept. */
  readonly path: string;
}

/** How much the stored files may take, in bytes. */
export interface RoomForFiles {
  readonly perCompany: number;
  readonly inAll: number;
  /** Below this free space on the disk no upload is taken, so that the store itself can go on writing. */
  readonly diskFloor: number;
}

/** A part of a file: its first and its last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The storage of uploads, outside the web root. */
export interface FileStore {
  readonly room: RoomForFiles;
  readonly hasFreeSpace: () => Promise<boolean>;
  /** Stores an upload permanently and returns its id; the bytes are on disk before it resolves. */
  readonly keep: (file: UploadedFile) => Promise<string>;
  /** The bytes of a stored file, or a part of them; undefined if it does not exist. The caller checks access. */
  readonly open: (id: string, range?: ByteRange) => Promise<Readable | undefined>;
  readonly has: (id: string) => Promise<boolean>;
  /** Deletes files whose rows are gone, or were never written. */
  readonly remove: (ids: readonly string[]) => Promise<void>;
}

/** External services that calls use. */
export const outsideServices = ["vat-provider"] as const;
export type OutsideService = (typeof outsideServices)[number];

/** An e-mail for the outbox. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The language of its text, as a BCP 47 tag. */
  readonly language: string;
  /** Sent before others: what it has is awaited, and soon expires. */
  readonly urgent?: boolean;
  /** A calendar file and its method, which calendars of mail programs take over. */
  readonly calendar?: { readonly method: string; readonly content: string };
  /** The link by which the recipient switches off letters of this kind; mail programs offer it (RFC 8058). */
  readonly unsubscribe?: string;
}

/** The client's browser, for calls that start and end sessions. */
export interface Browser {
  readonly cookies: CookieJar;
  /** The network that limits count (`networkOf`); a forwarded address counts only from a configured proxy. */
  readonly address: string;
  /** The User-Agent header; empty if missing. */
  readonly userAgent: string;
  /** Remaining seconds of the session after this response. */
  sessionSeconds: number | undefined;
  /** True where the answer is the one that an earlier request with its key was given. */
  repeated?: boolean;
}

/** The context of a handler. */
export interface OpenContext {
  /**
   * For a write the call's transaction: it commits when the handler returns and rolls back when it throws. For reads, and for what
   * `prepare` does, single statements.
   */
  readonly sql: Sql;
  /** The portal's keyed hash: of what the store compares, and must not reveal to who has a copy of it. */
  readonly hash: Secrets["hash"];
  /** True if a development fault makes an external service unreachable for this browser. */
  readonly isOut: (service: OutsideService) => boolean;
  readonly account: Account | undefined;
  readonly now: () => Date;
  /** The uploads of a multipart call in their order; empty for others. */
  readonly files: readonly UploadedFile[];
  readonly fileStore: FileStore;
  /** Adds an e-mail to the outbox, in the call's transaction. */
  readonly mail: (letter: Letter) => Promise<void>;
  /** Writes a defect to the log that the call answers by itself. */
  readonly report: (error: unknown) => void;
  /** The origin of links in e-mails, without a trailing slash. */
  readonly baseUrl: string;
  readonly browser: Browser;
  /** Aborted when the client has disconnected: for long work that leaves nothing incomplete. */
  readonly gone: AbortSignal;
}

/** The context of a handler with a session. */
export interface HandlerContext extends OpenContext {
  readonly account: Account;
}

/** A refusal. Without a status it is a business refusal, answered with 200 in the envelope; the handler's writes are still committed. */
export interface Refusal<Code extends string = string> {
  readonly _tag: "Refusal";
  readonly code: Code;
  readonly field?: string;
  readonly status?: 403 | 404 | 409 | 422 | 429;
  /** Seconds, for 429. */
  readonly retryAfter?: number;
}

export const refused = <const Code extends string>(
  code: Code,
  more: Omit<Refusal, "_tag" | "code"> = {},
): Refusal<Code> => ({ _tag: "Refusal", code, ...more });

/** Used for missing and for inaccessible data alike, so that clients cannot tell them apart. */
export const notFound = refused("NOT_FOUND", { status: 404 });

/** The bytes of a file. */
export interface FileContent {
  /** In bytes, where it is known before the bytes are sent: the browser shows the progress then. */
  readonly size?: number;
  /** Differs whenever the bytes differ. With a tag and a size a part can be requested, so that a download can be resumed. */
  readonly tag?: string;
  readonly open: (range?: ByteRange) => Readable | Promise<Readable>;
}

/** A file response: sent as an attachment unless it is an image. */
export interface StreamAnswer {
  readonly _tag: "Stream";
  readonly content: FileContent;
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly inline: boolean;
}

/** A file response of bytes that are kept, or of a stream that is made while it is sent. */
export const fileAnswer = (
  content: Readable | FileContent,
  name: string,
  type: string,
  { inline = false }: { readonly inline?: boolean } = {},
): StreamAnswer => ({
  _tag: "Stream",
  content: content instanceof Readable ? { open: () => content } : content,
  name,
  type,
  inline,
});

type RequestOf<C> = C extends Call<infer Request, infer _Value> ? Request : never;
type ValueOf<C> =
  C extends Call<infer _Request, infer Value> ? ([Value] extends [FileAnswer] ? StreamAnswer : Value) : never;
type CodeOf<C> = C extends Call<infer _Request, infer _Value, infer Code> ? Code : never;
/** Refusals of every call, besides the declared ones. */
type CommonCode =
  | "NOT_FOUND"
  | "CONFLICT"
  | "INVALID_REQUEST"
  | "TOO_MANY_REQUESTS"
  | "NO_ACCESS"
  | "endpoint_failure";
type ContextOf<Name extends CallName> = Name extends OpenCall ? OpenContext : HandlerContext;

type RefusalOf<Name extends CallName> = Refusal<CodeOf<(typeof calls)[Name]> | CommonCode>;
type ResultOf<Name extends CallName> = ValueOf<(typeof calls)[Name]> | RefusalOf<Name>;

/** Handles one call: receives the decoded request, returns the value of the call's schema or a declared refusal. */
export type Handler<Name extends CallName> = (
  context: ContextOf<Name>,
  request: RequestOf<(typeof calls)[Name]>,
) => Promise<ResultOf<Name>>;

/** What has no transaction has besides. */
export interface Preparing {
  /** Runs statements in a transaction: for work that goes on after it was committed, or rolled back. */
  readonly atomically: <A>(work: (sql: Sql) => Promise<A>) => Promise<A>;
}

/**
 * A write that asks a network, hashes a password or waits. `prepare` does so with single statements, before the call's transaction begins; it
 * returns the write itself, which runs in the transaction, or the answer where nothing is left to write. A repeat is answered before `prepare`.
 */
interface PreparedHandler<Name extends CallName> {
  readonly prepare: (
    context: ContextOf<Name> & Preparing,
    request: RequestOf<(typeof calls)[Name]>,
  ) => Promise<ResultOf<Name> | ((context: ContextOf<Name>) => Promise<ResultOf<Name>>)>;
  /** Its answer takes at least a fixed time, so that the time does not tell whether an account exists. */
  readonly revealsNothing?: true;
}

/** The handlers of an area, by call: `const ordersHandlers: Handlers<"getOrders" | "getOrder"> = …`. */
export type Handlers<Names extends CallName> = {
  readonly [Name in Names]: Handler<Name> | PreparedHandler<Name>;
};
