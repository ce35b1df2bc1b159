import * as Schema from "effect/Schema";
import { ACCOUNT_HEADER, NOBODY } from "../../src/api/account-header.ts";
import { DOWNLOAD_HEADER, DOWNLOAD_LINK } from "../../src/api/download-link.ts";
import type { AnyCall } from "../../src/api/call.ts";
import { calls } from "../../src/api/calls.ts";
import { CODES_HEADER, MOST_MET } from "../../src/domain/code-counts/met-codes.ts";
import { requirementOf, type Access } from "../../src/domain/shell/access.ts";

interface JsonObject {
  readonly [key: string]: unknown;
}

/** Moves a schema's definitions to the document's components, prefixed with the call's name. */
const collect = (prefix: string, schema: Schema.Top, components: Map<string, unknown>): unknown => {
  const document = Schema.toJsonSchemaDocument(schema);
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === "$ref" && typeof inner === "string"
          ? inner.replace(/^#\/(?:\$defs|components\/schemas)\//, `#/components/schemas/${prefix}.`)
          : rename(inner),
      ]),
    );
  };
  for (const [name, definition] of Object.entries(document.definitions))
    components.set(`${prefix}.${name}`, rename(definition));
  return rename(document.schema);
};

/** A description of who may make a call. */
export const accessText = (access: Access): string => {
  const { open, visible, right } = requirementOf(access);
  if (open) return "Open: no session is needed.";
  const groups = visible.length === 0 ? "" : ` of the groups ${visible.join(", ")}`;
  return `Needs a session${groups}${right === undefined ? "" : `, with the right ${right} for employees`}.`;
};

const withFiles = (schema: unknown): JsonObject => {
  const base = schema as JsonObject;
  const files = { type: "string", format: "binary", description: "Files travel as files[0], files[1], …" };
  return { ...base, properties: { ...(base["properties"] as JsonObject), "files[0]": files } };
};

const answerContent = (name: string, { answer }: AnyCall, components: Map<string, unknown>): JsonObject => {
  if (answer._tag === "File")
    return { "application/octet-stream": { schema: { type: "string", format: "binary" } } };
  const value = collect(`${name}Answer`, answer.schema, components);
  if (answer._tag === "Plain") return { "application/json": { schema: value } };
  const success = {
    type: "object",
    required: ["valid", "data"],
    properties: { valid: { const: true }, data: value },
  };
  return { "application/json": { schema: { oneOf: [success, { $ref: "#/components/schemas/Refusal" }] } } };
};

const refusals: Readonly<Record<string, string>> = {
  401: "No session",
  403: "The group or right is missing, or the page's origin is not allowed",
  409: "It has changed in the meantime, or another account is signed in in the browser (OTHER_ACCOUNT)",
  413: "A file or the form is too large",
  422: "A field does not fit; `field` names it",
  429: "Too often; Retry-After says when again",
  500: "The portal failed",
};

const operation = (name: string, record: AnyCall, components: Map<string, unknown>): JsonObject => {
  const fields = collect(`${name}Request`, record.body.fields, components);
  const content =
    record.body._tag === "Multipart"
      ? { "multipart/form-data": { schema: withFiles(fields) } }
      : { "application/x-www-form-urlencoded": { schema: fields } };
  const refusalCodes = record.failures.length === 0 ? "" : ` Codes: ${record.failures.join(", ")}.`;
  const key = {
    name: "Idempotency-Key",
    in: "header",
    schema: { type: "string" },
    description: "The same key for the same write is carried out once.",
  };
  const account = {
    name: ACCOUNT_HEADER,
    in: "header",
    schema: { type: "string" },
    description: `The account that the page shows: its key, or ${NOBODY}. The session of another one is refused.`,
  };
  const codes = {
    name: CODES_HEADER,
    in: "header",
    schema: { type: "string" },
    description: `The error codes that were shown since the last call, as code;screen;language;count, at most ${MOST_MET} by commas. They are counted by day, without account and device; not with DNT: 1 or Sec-GPC: 1.`,
  };
  const link = {
    name: DOWNLOAD_HEADER,
    in: "header",
    schema: { const: DOWNLOAD_LINK },
    description: "Answers a link to the file, {valid, data: {path}}, instead of its bytes.",
  };
  const parameters = [
    ...(record.anyAccount === true ? [] : [account]),
    ...(record.kind === "write" && record.access !== "open" ? [key] : []),
    ...(record.answer._tag === "File" ? [link] : []),
    codes,
  ];
  const problem = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };
  return {
    operationId: name,
    summary: record.summary,
    description: `${accessText(record.access)}${refusalCodes}`,
    parameters,
    requestBody: { content },
    ...(record.access === "open" ? {} : { security: [{ session: [] }] }),
    responses: {
      200: { description: "The answer", content: answerContent(name, record, components) },
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [status, { description, content: problem }]),
      ),
    },
  };
};

/** The OpenAPI 3.1 document of all calls, generated from their definitions. */
export const openApiDocument = (version: string, sessionCookie: string): JsonObject => {
  const components = new Map<string, unknown>();
  const entries: readonly (readonly [string, AnyCall])[] = Object.entries(calls);
  const paths = Object.fromEntries(
    entries.map(([name, record]) => [record.path, { post: operation(name, record, components) }]),
  );
  const refusal = {
    type: "object",
    required: ["valid", "error_code"],
    properties: {
      valid: { const: false },
      error_code: { type: "string" },
      field: { type: "string" },
      file: { type: "string" },
    },
  };
  return {
    openapi: "3.1.0",
    info: { title: "Partner portal", version },
    paths,
    components: {
      schemas: { Refusal: refusal, ...Object.fromEntries(components) },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: sessionCookie } },
    },
  };
};
