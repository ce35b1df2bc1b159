import * as Schema from "effect/Schema";
import type { Access } from "../domain/shell/access.ts";
import type { Topic } from "../domain/live/change.ts";
import type { AnyList } from "../domain/kit/list.ts";
import { codesOf, type ShownTable } from "../domain/kit/refusals.ts";
import type { UploadRule } from "../domain/kit/upload.ts";

/** A codec between the request's type and its form fields. */
export type FormCodec<Request> = Schema.Codec<Request, { readonly [field: string]: string | undefined }>;

type RuleOf = (fields: Readonly<Record<string, string>>) => UploadRule;

/** The request body: form fields, or multipart with files in the fields `files[0]`, `files[1]`, … */
export type Body<Request> =
  | { readonly _tag: "Form"; readonly fields: FormCodec<Request> }
  | {
      readonly _tag: "Multipart";
      readonly fields: FormCodec<Request>;
      /** What any file of it may be, and what the files of a request with these fields may be. */
      readonly rule: UploadRule;
      readonly ruleOf: RuleOf;
      readonly maxFiles: number;
    };

/**
 * The response body: `Data` in the envelope `{valid, data | error_code}`; `Plain` without one, for the calls whose keys the
 * spec fixes; `File` as a stream of bytes.
 */
export type Answer<Value> =
  | { readonly _tag: "Data"; readonly schema: Schema.Codec<Value, unknown> }
  | { readonly _tag: "Plain"; readonly schema: Schema.Codec<Value, unknown> }
  | { readonly _tag: "File" };

/** The definition of one call, used by both the browser client and the server. */
export interface Call<Request, Value, Refusal extends string = string> {
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** The access table's row: who may make the call. */
  readonly access: Access;
  /** The client may repeat a read; a write has an idempotency key, by which a repeat finds the first answer. */
  readonly kind: "read" | "write";
  readonly body: Body<Request>;
  readonly answer: Answer<Value>;
  /** The list whose pages it answers. */
  readonly list?: AnyList;
  /** The codes of the business refusals that it may answer with. */
  readonly failures: readonly Refusal[];
  /** The same refusals with what they mean and their texts: what makes the call show them by it. */
  readonly refusals?: ShownTable<Refusal>;
  /** It begins, tells or ends the browser's session, whichever account the page shows. */
  readonly anyAccount?: true;
  /** A write that begins or ends the session and makes no record: a repeat does so anew, and has no idempotency key. */
  readonly keyless?: true;
  /** A write whose every press wants an answer of its own, such as a connection test: a lost one leaves nothing that a second could double. */
  readonly anew?: true;
  /** A write that says how something is to be, such as a choice of the settings: of two that differ, the later one counts. So does a save that names its version. */
  readonly sets?: true;
  /** Changes after which its answer may be another one. */
  readonly topics?: readonly Topic[];
  /** The page makes it by itself: it does not extend the session, whatever its headers say. */
  readonly unattended?: true;
  /** Time limit in ms, if it differs from that of its kind. */
  readonly limit?: number;
  /** The browser loads the file and saves it by itself, and the answer is that it has begun (`saved.ts`). */
  readonly saves?: true;
  /** Headers by which the same path is asked for another answer (`linkTo`). */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call of any type, for tables of calls. */
export type AnyCall = Call<unknown, unknown>;

/** A record that has its codes from its table of refusals. */
type Tabled<Request, Value, Refusal extends string> = Omit<Call<Request, Value, Refusal>, "failures"> & {
  readonly refusals: ShownTable<Refusal>;
};

/** Defines a call and infers its types from its schemas; its codes are those of its table of refusals. */
export function call<Request, Value, const Refusal extends string>(
  record: Tabled<Request, Value, Refusal>,
): Call<Request, Value, Refusal>;
/** A call without refusals, or with those that its view shows by a table of its own. */
export function call<Request, Value, const Refusal extends string>(
  record: Call<Request, Value, Refusal>,
): Call<Request, Value, Refusal>;
export function call(record: Omit<AnyCall, "failures"> & Partial<Pick<AnyCall, "failures">>): AnyCall {
  // `failures` is not in the browser's code (scripts/vite/without-descriptions.ts).
  return { failures: codesOf(record.refusals ?? {}), ...record };
}

export const form = <Request>(fields: FormCodec<Request>): Body<Request> => ({ _tag: "Form", fields });
export const multipart = <Request>(
  fields: FormCodec<Request>,
  rule: UploadRule,
  maxFiles: number,
  ruleOf: RuleOf = () => rule,
): Body<Request> => ({ _tag: "Multipart", fields, rule, maxFiles, ruleOf });
export const noFields = form(Schema.Struct({}));

export const data = <Value>(schema: Schema.Codec<Value, unknown>): Answer<Value> => ({
  _tag: "Data",
  schema,
});
export const plain = <Value>(schema: Schema.Codec<Value, unknown>): Answer<Value> => ({
  _tag: "Plain",
  schema,
});
/** A downloaded file: the client returns a Blob and the name that the server sent. */
export interface FileAnswer {
  readonly blob: Blob;
  readonly name: string;
}
export const file: Answer<FileAnswer> = { _tag: "File" };

/** The answer of a call that returns no data. */
export const Nothing = Schema.Struct({});

/** Time limits in ms (docs/decisions/calls.md); for an upload without progress. */
const LIMITS = { read: 15_000, write: 30_000, upload: 30_000 } as const;

/** How long a call may take, in ms; an upload has no total limit. */
export const limitOf = (call: AnyCall): number =>
  call.limit ?? (call.body._tag === "Multipart" ? LIMITS.upload : LIMITS[call.kind]);
