import type { FastifyRequest } from "fastify";
import * as Schema from "effect/Schema";
import type { AnyCall, Body } from "../../src/api/call.ts";
import { typedFields } from "../../src/domain/kit/typed.ts";
import type { FileStore, UploadedFile } from "./handler.ts";
import { partFileName } from "./part-file-name.ts";
import { RequestRefused } from "./refusals.ts";
import { receiveFile, removeUploads } from "./upload.ts";

/** The unvalidated fields and files of a request. */
export interface RequestInput {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
}

/** Maximum bytes of all form fields of a request, multipart or not. */
export const FORM_LIMIT = 200_000;
const FIELD_LIMIT = 100;
/** Bytes of a multipart request besides its fields and files: boundaries and the headers of parts. */
const FRAME_LIMIT = 100_000;
const filesField = /^files\[\d{1,3}\]$/;

/** Where the files of a request are during its call, and whether there is room for them. */
interface UploadPlace {
  readonly uploadFolder: string;
  readonly fileStore: Pick<FileStore, "hasFreeSpace">;
}

type FilesBody = Extract<Body<unknown>, { readonly _tag: "Multipart" }>;
type Part = Awaited<ReturnType<ReturnType<FastifyRequest["parts"]>["next"]>>["value"];

const malformed = (field?: string): RequestRefused =>
  new RequestRefused(400, "BAD_REQUEST", field === undefined ? {} : { field });

// What the parser refuses is malformed, except its limits, which have a status of their own.
const parserRefusal = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "statusCode" in error && error.statusCode === 413
    ? error
    : malformed();

async function* partsOf(request: FastifyRequest): AsyncGenerator<Part, void, undefined> {
  const limits = {
    fieldSize: FORM_LIMIT,
    fields: FIELD_LIMIT,
    fileSize: Number.MAX_SAFE_INTEGER,
    files: FIELD_LIMIT,
  };
  try {
    yield* request.parts({ limits });
  } catch (error) {
    throw parserRefusal(error);
  }
}

async function* bytesOf(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  try {
    yield* file;
  } catch (error) {
    throw parserRefusal(error);
  }
}

/** More bytes than any request that the call accepts. */
const bodyLimit = ({ rule, maxFiles }: FilesBody): number =>
  FORM_LIMIT + FRAME_LIMIT + maxFiles * Math.max(rule.maxBytes, rule.maxPictureBytes ?? 0);

// A length that is announced is refused at once; a body of unknown length is cut off, also while the rest of a refused one is discarded.
const capTotal = ({ raw, headers }: FastifyRequest, limit: number): void => {
  if (Number(headers["content-length"] ?? 0) > limit) throw new RequestRefused(413, "TOO_LARGE");
  let received = 0;
  raw.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received > limit) raw.destroy(new RequestRefused(413, "TOO_LARGE"));
  });
};

const readParts = async (
  request: FastifyRequest,
  body: FilesBody,
  { uploadFolder, fileStore }: UploadPlace,
): Promise<RequestInput> => {
  capTotal(request, bodyLimit(body));
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  let fieldBytes = 0;
  try {
    for await (const part of partsOf(request)) {
      const { fieldname: field } = part;
      // The parser's types promise a name, and a text; a request need not have them.
      if (typeof field !== "string") throw malformed();
      if (part.type === "field") {
        if (typeof part.value !== "string") throw malformed(field);
        fieldBytes += Buffer.byteLength(part.value) + Buffer.byteLength(field);
        if (part.valueTruncated || fieldBytes > FORM_LIMIT)
          throw new RequestRefused(413, "TOO_LARGE", { field });
        // Multipart has each line break as CR LF: a text is measured and stored as it was typed.
        fields.set(field, part.value.replaceAll("\r\n", "\n"));
        continue;
      }
      if (typeof part.filename !== "string") throw malformed(field);
      const name = partFileName(part.filename);
      const refusal = { field, file: name };
      if (!filesField.test(field)) throw new RequestRefused(422, "INVALID_REQUEST", refusal);
      if (files.length === body.maxFiles) throw new RequestRefused(422, "TOO_MANY_FILES", refusal);
      if (!(await fileStore.hasFreeSpace())) throw new RequestRefused(422, "STORAGE_FULL", refusal);
      files.push(
        await receiveFile(
          { field, name, bytes: bytesOf(part.file) },
          // The fields come before the files; of a request whose fields come later nothing is known yet.
          body.ruleOf(Object.fromEntries(fields)),
          uploadFolder,
        ),
      );
    }
    return { fields: Object.fromEntries(fields), files };
  } catch (error) {
    await removeUploads(files);
    // The rest of the body is discarded: a browser reads the response only after it has sent everything.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
};

/** Reads form fields, or fields and files, which are stored in the place during the call. Rejects with RequestRefused. */
export const readInput = async (
  request: FastifyRequest,
  { body }: AnyCall,
  place: UploadPlace,
): Promise<RequestInput> => {
  if (request.isMultipart()) {
    if (body._tag === "Form") throw new RequestRefused(415, "UNSUPPORTED_MEDIA_TYPE");
    return readParts(request, body, place);
  }
  const fields = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
  return { fields, files: [] };
};

// PostgreSQL stores no NUL in a text, and neither NUL nor half of a surrogate pair in JSON.
const isStorable = (value: unknown): boolean => {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
};

const refuseUnstorable = (values: object): void => {
  const found = Object.entries(values).find(([, value]) => !isStorable(value));
  if (found !== undefined) throw new RequestRefused(400, "INVALID_REQUEST", { field: found[0] });
};

const fieldOf = (path: readonly unknown[] | undefined): string | undefined => {
  const [first] = path ?? [];
  const key = typeof first === "object" && first !== null && "key" in first ? first.key : first;
  return typeof key === "string" ? key : undefined;
};

type Decoder = ReturnType<typeof Schema.toStandardSchemaV1>["~standard"];

/** How the fields of a call are read. */
interface Reading {
  readonly decoder: Decoder;
  /** The fields that are JSON. */
  readonly json: ReadonlySet<string>;
}

/** Made once for each call. */
const readings = new WeakMap<Body<unknown>, Reading>();

type JsonSchema = { readonly properties?: Readonly<Record<string, { readonly contentMediaType?: string }>> };

const jsonFieldsOf = ({ fields }: Body<unknown>): ReadonlySet<string> => {
  const { properties = {} } = Schema.toJsonSchemaDocument(fields).schema as JsonSchema;
  return new Set(
    Object.keys(properties).filter((field) => properties[field]?.contentMediaType === "application/json"),
  );
};

const readingOf = (body: Body<unknown>): Reading => {
  const reading = readings.get(body) ?? {
    decoder: Schema.toStandardSchemaV1(body.fields)["~standard"],
    json: jsonFieldsOf(body),
  };
  readings.set(body, reading);
  return reading;
};

/** JSON with its texts as they were meant: signs in it may be escaped. What is no JSON is left to the schema. */
const meantJson = (text: string): string => {
  try {
    return JSON.stringify(typedFields({ value: JSON.parse(text) as unknown }).value);
  } catch {
    return text;
  }
};

/** The fields as they were meant: limits and patterns are about what will be stored. */
const meantFields = (
  fields: Readonly<Record<string, string>>,
  json: ReadonlySet<string>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(typedFields(fields)).map(([field, text]) => [
      field,
      json.has(field) ? meantJson(text) : text,
    ]),
  );

/** Decodes the fields, each as it was meant, by the call's schema. Throws RequestRefused naming the invalid field. */
export const decodeRequest = ({ body }: AnyCall, fields: Readonly<Record<string, string>>): unknown => {
  refuseUnstorable(fields);
  const { decoder, json } = readingOf(body);
  const result = decoder.validate(meantFields(fields, json));
  if (result instanceof Promise) throw new TypeError("a request's schema must decode at once");
  if (result.issues === undefined) {
    // Again: a field of JSON may contain escapes.
    refuseUnstorable(Object(result.value) as object);
    return result.value;
  }
  const field = fieldOf(result.issues[0]?.path);
  throw new RequestRefused(422, "INVALID_REQUEST", field === undefined ? {} : { field });
};
