import type { Readable } from "node:stream";
import type { Call, FileAnswer } from "../../src/api/call.ts";
import type { calls } from "../../src/api/calls.ts";
import type { FileKind } from "../../src/domain/kit/upload.ts";
import type { Account } from "../accounts/account.ts";
import type { Sql } from "../store/sql.ts";
import type { CookieJar } from "./cookies.ts";

export type CallName = keyof typeof calls;

/** The calls that anybody may make; a test holds this list against the records. */
export const openCalls = [
  "login",
  "checkUserSession",
  "logout",
  "setUserSessionCookie",
  "getMessages",
  "getMessage",
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
] as const satisfies readonly CallName[];
type OpenCall = (typeof openCalls)[number];

/** A file of a multipart call: checked against the call's rule, lying in a temporary place until the call ends. */
export interface UploadedFile {
  readonly name: string;
  readonly kind: FileKind;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  /** Where the bytes lie; whatever is still there after the call is removed. */
  readonly path: string;
}

/** Where uploads are kept, outside the web root. */
export interface FileStore {
  /** Takes an upload for good and answers its id; the bytes are safe on disk before it resolves. */
  readonly keep: (file: UploadedFile) => Promise<string>;
  /** The bytes of a kept file, or undefined where there are none. Who may see them is the caller's to know. */
  readonly open: (id: string) => Promise<Readable | undefined>;
}

/** Services of others that calls ask. */
export const outsideServices = ["vat-provider"] as const;
export type OutsideService = (typeof outsideServices)[number];

/** A letter for the outbox. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The browser at the other end, for the calls that begin and end sessions; no other call needs it. */
export interface Browser {
  readonly cookies: CookieJar;
  /** The network address; a forwarded one counts only from a configured proxy. */
  readonly address: string;
  /** What the browser calls itself; empty where it says nothing. */
  readonly userAgent: string;
  /** Seconds that the session lasts after this answer. */
  sessionSeconds: number | undefined;
}

/** What a handler has to work with. */
export interface OpenContext {
  /**
   * For a write the call's one transaction: it commits when the handler returns, and rolls back when it throws. For a read, and for
   * what must not hold a transaction while it waits (strangers' passwords and codes, the connection test), single statements.
   */
  readonly sql: Sql;
  /** Runs statements together: in the call's transaction, or in one of their own where the call has none. */
  readonly atomically: <A>(work: (sql: Sql) => Promise<A>) => Promise<A>;
  /** True where the faults of development make an outside service unreachable for this browser. */
  readonly isOut: (service: OutsideService) => boolean;
  readonly account: Account | undefined;
  readonly now: () => Date;
  /** The uploads of a multipart call in their order; empty for others. */
  readonly files: readonly UploadedFile[];
  readonly fileStore: FileStore;
  /** Puts a letter into the outbox, in the call's transaction. */
  readonly mail: (letter: Letter) => Promise<void>;
  /** The origin that links in letters start with, without a last slash. */
  readonly baseUrl: string;
  readonly browser: Browser;
  /** Aborted when nobody waits for the answer any more: for what takes long, and leaves nothing half done. */
  readonly gone: AbortSignal;
}

/** What a handler of a call that needs a session has to work with. */
export interface HandlerContext extends OpenContext {
  readonly account: Account;
}

/** A refusal. Without a status it is a business refusal, answered with 200 in the envelope; what the handler wrote is still committed. */
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

/** What is not there, or is not the account's to know of: the two look the same from outside. */
export const notFound = refused("NOT_FOUND", { status: 404 });

/** A file as the answer: sent as an attachment unless it is a picture. */
export interface StreamAnswer {
  readonly _tag: "Stream";
  readonly stream: Readable;
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly inline: boolean;
}

export const fileAnswer = (
  stream: Readable,
  name: string,
  type: string,
  { inline = false }: { readonly inline?: boolean } = {},
): StreamAnswer => ({ _tag: "Stream", stream, name, type, inline });

type RequestOf<C> = C extends Call<infer Request, infer _Value> ? Request : never;
type ValueOf<C> =
  C extends Call<infer _Request, infer Value> ? ([Value] extends [FileAnswer] ? StreamAnswer : Value) : never;
type CodeOf<C> = C extends Call<infer _Request, infer _Value, infer Code> ? Code : never;
/** What any call may be refused by, whatever its record says. */
type CommonCode =
  | "NOT_FOUND"
  | "CONFLICT"
  | "INVALID_REQUEST"
  | "TOO_MANY_REQUESTS"
  | "NO_ACCESS"
  | "endpoint_failure";
type ContextOf<Name extends CallName> = Name extends OpenCall ? OpenContext : HandlerContext;

/** Carries out one call: gets the decoded request, gives what the call's schema encodes, or a refusal that its record declares. */
export type Handler<Name extends CallName> = (
  context: ContextOf<Name>,
  request: RequestOf<(typeof calls)[Name]>,
) => Promise<ValueOf<(typeof calls)[Name]> | Refusal<CodeOf<(typeof calls)[Name]> | CommonCode>>;

/** The handlers of an area, by call: `const ordersHandlers: Handlers<"getOrders" | "getOrder"> = …`. */
export type Handlers<Names extends CallName> = { readonly [Name in Names]: Handler<Name> };
