import type { FastifyRequest } from "fastify";
import * as Schema from "effect/Schema";
import type { AnyCall, Body } from "../../src/api/call.ts";
import type { FileStore, UploadedFile } from "./handler.ts";
import { RequestRefused } from "./refusals.ts";
import { receiveFile, removeUploads } from "./upload.ts";

/** The unvalidated fields and files of a request. */
export interface RequestInput {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
}

/** Maximum bytes of all form fields, and of one multipart field. */
export const FORM_LIMIT = 200_000;
const FIELD_LIMIT = 100;
const filesField = /^files\[\d{1,3}\]$/;

/** Where the files of a request are during its call, and whether there is room for them. */
interface UploadPlace {
  readonly uploadFolder: string;
  readonly fileStore: Pick<FileStore, "hasFreeSpace">;
}

const readParts = async (
  request: FastifyRequest,
  body: Body<unknown>,
  { uploadFolder, fileStore }: UploadPlace,
): Promise<RequestInput> => {
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  const limits = {
    fieldSize: FORM_LIMIT,
    fields: FIELD_LIMIT,
    fileSize: Number.MAX_SAFE_INTEGER,
    files: FIELD_LIMIT,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") {
        fields.set(part.fieldname, String(part.value));
        continue;
      }
      const refusal = { field: part.fieldname, file: part.filename };
      if (body._tag === "Form" || !filesField.test(part.fieldname))
        throw new RequestRefused(422, "INVALID_REQUEST", refusal);
      if (files.length === body.maxFiles) throw new RequestRefused(422, "TOO_MANY_FILES", refusal);
      if (!(await fileStore.hasFreeSpace())) throw new RequestRefused(422, "STORAGE_FULL", refusal);
      files.push(
        await receiveFile(
          { field: part.fieldname, name: part.filename, bytes: part.file },
          body.rule,
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
export const readInput = (
  request: FastifyRequest,
  { body }: AnyCall,
  place: UploadPlace,
): Promise<RequestInput> => {
  if (request.isMultipart()) return readParts(request, body, place);
  const fields = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
  return Promise.resolve({ fields, files: [] });
};

const fieldOf = (path: readonly unknown[] | undefined): string | undefined => {
  const [first] = path ?? [];
  const key = typeof first === "object" && first !== null && "key" in first ? first.key : first;
  return typeof key === "string" ? key : undefined;
};

/** Decodes the fields by the call's schema. Throws RequestRefused naming the invalid field. */
export const decodeRequest = ({ body }: AnyCall, fields: Readonly<Record<string, string>>): unknown => {
  if (Object.values(fields).some((value) => value.includes("\0")))
    throw new RequestRefused(422, "INVALID_REQUEST");
  const result = Schema.toStandardSchemaV1(body.fields)["~standard"].validate(fields);
  if (result instanceof Promise) throw new TypeError("a request's schema must decode at once");
  if (result.issues === undefined) return result.value;
  const field = fieldOf(result.issues[0]?.path);
  throw new RequestRefused(422, "INVALID_REQUEST", field === undefined ? {} : { field });
};
