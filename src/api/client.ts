import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import * as SchemaIssue from "effect/SchemaIssue";
import { statusCodes, type CallFailure, type Refused } from "../domain/kit/call-failure.ts";
import { codeFailure } from "../domain/kit/code-failure.ts";
import { ACCOUNT_HEADER } from "./account-header.ts";
import { limitOf, type AnyCall, type Call, type FileAnswer } from "./call.ts";
import { UNATTENDED_HEADER } from "./unattended-header.ts";
import { sendWithFetch, type RawAnswer, type Sending, type Transport } from "./transport.ts";

/** How often a read is repeated after a failure that may be temporary. */
const READ_RETRIES = 2;

/** The longest time that a read waits where the server says when to come again, in seconds; what takes longer is reported at once. */
const PATIENCE = 3;

export interface CallOptions {
  /** Bytes sent so far, and in total. */
  readonly onProgress?: (sent: number, total: number) => void;
  /** The same key for each repeat of a write: the server carries it out once. */
  readonly idempotencyKey?: string;
  readonly files?: readonly File[];
  /** Time limit in ms, where it is not that of the call. */
  readonly limit?: number;
  /** Called where the answer is the one that was given to an earlier request with the key. */
  readonly onRepeated?: () => void;
  /** No person asked for it: the session is not extended. */
  readonly unattended?: boolean;
  /** The outcome is not reported to the session and the endpoint health. */
  readonly unreported?: true;
}

/** Makes a call; every failure is a `CallFailure`. Interrupting the effect aborts the request. */
export type Client = <Request, Value>(
  call: Call<Request, Value>,
  request: Request,
  options?: CallOptions,
) => Effect.Effect<Value, CallFailure>;

/** Reported for each finished call: the remaining seconds of the session, or the failure. */
export type CallReport =
  | { readonly _tag: "Answered"; readonly sessionSeconds: number | undefined }
  | { readonly _tag: "Failed"; readonly failure: CallFailure };

export interface ClientOptions {
  /** The origin of all calls (shell §7). */
  readonly base: string;
  /** The account that the page shows, as the header names it; undefined while it is not known. */
  readonly account: () => string | undefined;
  readonly report: (report: CallReport) => void;
  /** Takes the error codes that were met since the last call, as a header. */
  readonly takeCodes?: () => Sending["headers"] | undefined;
  readonly upload: Transport;
  readonly send?: Transport;
}

/** What a refusal says besides its code. */
type Said = Omit<Refused, "_tag" | "code">;

const refused = (code: string, { field, file, retryAfter }: Said = {}): CallFailure => ({
  _tag: "Refused",
  code,
  ...(field && { field }),
  ...(file && { file }),
  ...(retryAfter && { retryAfter }),
});

const invalid = (field: string | undefined): CallFailure =>
  refused("INVALID_REQUEST", field === undefined ? {} : { field });

const malformed = (path: string, expected: string): CallFailure => ({ _tag: "Malformed", path, expected });

const concerned = {
  field: Schema.optionalKey(Schema.String),
  file: Schema.optionalKey(Schema.String),
};
const Refusal = Schema.Struct({ error_code: Schema.optionalKey(Schema.String), ...concerned });
const Envelope = Schema.Union([
  Schema.Struct({ valid: Schema.Literal(true), data: Schema.Unknown }),
  Schema.Struct({ valid: Schema.Literal(false), error_code: Schema.String, ...concerned }),
]);

const isRefusal = Schema.is(Refusal);

const format = SchemaIssue.makeFormatterDefault();

/** The first thing that is not as the schema says: what was expected, and where. */
const firstIssue = (
  issue: SchemaIssue.Issue,
  path: readonly string[] = [],
): { readonly path: readonly string[]; readonly expected: string } => {
  if (issue._tag === "Pointer") return firstIssue(issue.issue, [...path, ...issue.path.map(String)]);
  if (issue._tag === "Filter" || issue._tag === "Encoding") return firstIssue(issue.issue, path);
  if (issue._tag === "Composite") return firstIssue(issue.issues[0], path);
  return { path, expected: format(issue) };
};

const decodeFailure = ({ issue }: Schema.SchemaError): CallFailure => {
  const { path, expected } = firstIssue(issue);
  return malformed(path.join("."), expected);
};

const parse = (text: string): Effect.Effect<unknown, CallFailure> =>
  Effect.try({ try: (): unknown => JSON.parse(text), catch: () => malformed("", "JSON") });

const decode = <Value>(
  schema: Schema.Codec<Value, unknown>,
  value: unknown,
): Effect.Effect<Value, CallFailure> =>
  Schema.decodeUnknownEffect(schema)(value).pipe(Effect.mapError(decodeFailure));

const ENDPOINT_FAILURE = "endpoint_failure";

const fromCode = (code: string, what?: Said): CallFailure =>
  code === ENDPOINT_FAILURE ? { _tag: "EndpointFailure", status: 200 } : refused(code, what);

const fromStatus = (raw: RawAnswer, body: unknown): CallFailure => {
  if (raw.status === 401) return { _tag: "SessionExpired" };
  if (raw.status === 403) return { _tag: "NoAccess" };
  const { error_code: code, ...what } = isRefusal(body) ? body : {};
  const retryAfter = Number(raw.headers.get("retry-after"));
  return raw.status >= 500 || code === ENDPOINT_FAILURE
    ? { _tag: "EndpointFailure", status: raw.status, ...(retryAfter && { retryAfter }) }
    : refused(code ?? statusCodes[raw.status] ?? `HTTP_${raw.status}`, { ...what, retryAfter });
};

const refusal = (raw: RawAnswer): Effect.Effect<never, CallFailure> =>
  Effect.promise(() => raw.text().catch(() => "")).pipe(
    Effect.flatMap((text) => parse(text).pipe(Effect.orElseSucceed(() => undefined))),
    Effect.flatMap((body) => Effect.fail(fromStatus(raw, body))),
  );

/** The file name that the server sent; without one the answer is not a file of the portal. */
const fileName = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
};

const cut = (): CallFailure => ({ _tag: "Offline" });

const readAnswer = <Value>(call: Call<unknown, Value>, raw: RawAnswer): Effect.Effect<Value, CallFailure> => {
  if (raw.status < 200 || raw.status > 299) return refusal(raw);
  const { answer } = call;
  const json = Effect.tryPromise({ try: () => raw.text(), catch: cut }).pipe(Effect.flatMap(parse));
  const data = json.pipe(
    Effect.flatMap((value) => decode(Envelope, value)),
    Effect.flatMap((envelope) =>
      envelope.valid ? Effect.succeed(envelope.data) : Effect.fail(fromCode(envelope.error_code, envelope)),
    ),
  );
  if (answer._tag === "File") {
    const name = fileName(raw.headers.get("content-disposition"));
    // An answer without a file can have an error code.
    if (name === undefined)
      return data.pipe(Effect.flatMap(() => Effect.fail(malformed("", "a file with a name"))));
    return Effect.tryPromise({ try: () => raw.blob(), catch: cut }).pipe(
      Effect.map((blob): FileAnswer => ({ blob, name })),
    ) as Effect.Effect<Value, CallFailure>;
  }
  if (answer._tag === "Plain") {
    return json.pipe(
      Effect.flatMap((value) =>
        isBareFailure(value) ? Effect.fail(fromCode(ENDPOINT_FAILURE)) : decode(answer.schema, value),
      ),
    );
  }
  return data.pipe(Effect.flatMap((value) => decode(answer.schema, value)));
};

/** Calls without an envelope report a failed back end by the same code as all others (shell §4). */
const isBareFailure = (value: unknown): boolean => isRefusal(value) && value.error_code === ENDPOINT_FAILURE;

const reportTo =
  ({ report }: ClientOptions, { unreported }: CallOptions) =>
  (news: CallReport): void => {
    if (unreported !== true) report(news);
  };

const attempt = <Request, Value>(
  options: ClientOptions,
  call: Call<Request, Value>,
  fields: URLSearchParams,
  headers: Sending["headers"],
  given: CallOptions,
): Effect.Effect<Value, CallFailure> => {
  const limit = given.limit ?? limitOf(call);
  const transport = call.body._tag === "Multipart" ? options.upload : (options.send ?? sendWithFetch);
  const timedOut: CallFailure = { _tag: "TimedOut", limit };
  const sent = Effect.tryPromise({
    try: (signal) =>
      transport({
        url: `${options.base}${call.path}`,
        fields,
        files: given.files ?? [],
        signal,
        quietLimit: limit,
        // Each attempt takes what waits, so that a repeat does not tell it again.
        headers: { ...headers, ...options.takeCodes?.() },
        onProgress: given.onProgress ?? (() => {}),
      }),
    catch: (error): CallFailure =>
      error instanceof DOMException && error.name === "TimeoutError" ? timedOut : codeFailure(error),
  });
  const whole = sent.pipe(
    Effect.tap((raw) =>
      Effect.sync(() => {
        if (raw.headers.get("idempotent-replayed") !== null) given.onRepeated?.();
      }),
    ),
    Effect.flatMap((raw) =>
      readAnswer(call, raw).pipe(
        Effect.tap(() =>
          Effect.sync(() =>
            reportTo(options, given)({ _tag: "Answered", sessionSeconds: sessionSeconds(raw) }),
          ),
        ),
      ),
    ),
  );
  // An upload has no total time limit: its transport detects missing progress.
  return call.body._tag === "Multipart"
    ? whole
    : whole.pipe(Effect.timeoutOrElse({ duration: limit, orElse: () => Effect.fail(timedOut) }));
};

const sessionSeconds = (raw: RawAnswer): number | undefined => {
  const header = raw.headers.get("portal-session-seconds");
  return header === null || header === "" ? undefined : Number(header);
};

/** When the server takes another try of a read, in seconds; undefined where none is of use, or only much later. */
const nextTry = ({ kind }: AnyCall, failure: CallFailure): number | undefined => {
  if (kind !== "read") return undefined;
  if (failure._tag === "Offline") return 0;
  if (failure._tag !== "EndpointFailure" || failure.status < 502) return undefined;
  const { retryAfter = 0 } = failure;
  return retryAfter > PATIENCE ? undefined : retryAfter;
};

const retrying = <Value>(
  call: AnyCall,
  effect: Effect.Effect<Value, CallFailure>,
  left: number,
): Effect.Effect<Value, CallFailure> =>
  effect.pipe(
    Effect.catch((failure) => {
      const seconds = nextTry(call, failure);
      return left > 0 && seconds !== undefined
        ? Effect.sleep(250 + Math.random() * 500 + seconds * 1000).pipe(
            Effect.flatMap(() => retrying(call, effect, left - 1)),
          )
        : Effect.fail(failure);
    }),
  );

const headersOf = (account: string | undefined, { idempotencyKey: key, unattended }: CallOptions) => ({
  ...(unattended && { [UNATTENDED_HEADER]: "1" }),
  ...(account !== undefined && { [ACCOUNT_HEADER]: account }),
  ...(key !== undefined && { "Idempotency-Key": key }),
});

/** Creates the client: its origin, its transports, and the receiver of its reports. */
export const createClient =
  (options: ClientOptions): Client =>
  (call, request, given = {}) => {
    // A repeat names the account of the first attempt, whoever is signed in by then.
    const headers = { ...call.headers, ...headersOf(options.account(), given) };
    return Schema.encodeUnknownEffect(call.body.fields)(request).pipe(
      Effect.mapError((error): CallFailure => invalid(firstIssue(error.issue).path[0])),
      Effect.map(
        (encoded) =>
          new URLSearchParams(
            Object.entries(encoded).filter((entry): entry is [string, string] => entry[1] !== undefined),
          ),
      ),
      Effect.flatMap((fields) =>
        retrying(call, attempt(options, call, fields, headers, given), READ_RETRIES),
      ),
      Effect.tapError((failure) => Effect.sync(() => reportTo(options, given)({ _tag: "Failed", failure }))),
    );
  };
