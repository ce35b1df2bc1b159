import * as Schema from "effect/Schema";
import type { Access } from "../domain/shell/access.ts";
import type { UploadRule } from "../domain/kit/upload.ts";

/** A codec between what the portal means and the form fields that travel. */
export type FormCodec<Request> = Schema.Codec<Request, { readonly [field: string]: string | undefined }>;

/** The request: form fields, or multipart with files in the fields `files[0]`, `files[1]`, … */
export type Body<Request> =
  | { readonly _tag: "Form"; readonly fields: FormCodec<Request> }
  | {
      readonly _tag: "Multipart";
      readonly fields: FormCodec<Request>;
      readonly rule: UploadRule;
      readonly maxFiles: number;
    };

/**
 * The answer: `Data` in the envelope `{valid, data | error_code}`; `Plain` without one, for the calls whose keys the
 * spec fixes; `File` as a stream of bytes.
 */
export type Answer<Value> =
  | { readonly _tag: "Data"; readonly schema: Schema.Codec<Value, unknown> }
  | { readonly _tag: "Plain"; readonly schema: Schema.Codec<Value, unknown> }
  | { readonly _tag: "File" };

/** One call, said once: the browser client and the development portal both read this record, so they cannot drift. */
export interface Call<Request, Value, Refusal extends string = string> {
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Who may make it: a row of the access table. */
  readonly access: Access;
  /** A read may be repeated by the client; a write never is, and carries an idempotency key. */
  readonly kind: "read" | "write";
  readonly body: Body<Request>;
  readonly answer: Answer<Value>;
  /** The business refusals it may answer with, by code. */
  readonly failures: readonly Refusal[];
  /** Milliseconds, where its kind's time limit is not its own. */
  readonly limit?: number;
}

/** Any call at all, for tables of them. */
export type AnyCall = Call<unknown, unknown>;

/** Fixes a call's types from its schemas. */
export const call = <Request, Value, const Refusal extends string>(
  record: Call<Request, Value, Refusal>,
): Call<Request, Value, Refusal> => record;

export const form = <Request>(fields: FormCodec<Request>): Body<Request> => ({ _tag: "Form", fields });
export const multipart = <Request>(
  fields: FormCodec<Request>,
  rule: UploadRule,
  maxFiles: number,
): Body<Request> => ({ _tag: "Multipart", fields, rule, maxFiles });
export const noFields = form(Schema.Struct({}));

export const data = <Value>(schema: Schema.Codec<Value, unknown>): Answer<Value> => ({
  _tag: "Data",
  schema,
});
export const plain = <Value>(schema: Schema.Codec<Value, unknown>): Answer<Value> => ({
  _tag: "Plain",
  schema,
});
/** A file's bytes: the client hands over a Blob and the name that the server gave. */
export interface FileAnswer {
  readonly blob: Blob;
  readonly name: string;
}
export const file: Answer<FileAnswer> = { _tag: "File" };

/** The answer of a call that has nothing to say but yes. */
export const Nothing = Schema.Struct({});
