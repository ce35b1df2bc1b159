import type { FastifyReply } from "fastify";
import * as Schema from "effect/Schema";
import type { AnyCall } from "../../src/api/call.ts";
import type { StreamAnswer } from "./handler.ts";
import { isRefusal, refusalBody } from "./refusals.ts";
import { sendWhole } from "./send-file.ts";

/** A JSON response, to send or to store for a repeat. */
export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter?: number;
}

export type CallAnswer = JsonAnswer | StreamAnswer;

export const isStream = (value: unknown): value is StreamAnswer =>
  typeof value === "object" && value !== null && "_tag" in value && value._tag === "Stream";

type SchemaAnswer = Exclude<AnyCall["answer"], { readonly _tag: "File" }>;
type Encoder = (value: unknown) => unknown;

/** Made once for each call. */
const encoders = new WeakMap<SchemaAnswer, Encoder>();

const encoderOf = (answer: SchemaAnswer): Encoder => {
  const encoder = encoders.get(answer) ?? Schema.encodeUnknownSync(answer.schema);
  encoders.set(answer, encoder);
  return encoder;
};

/** Encodes a handler's result by the call's schema. Throws if it does not match. */
export const encodeAnswer = ({ answer, path }: AnyCall, value: unknown): CallAnswer => {
  if (isRefusal(value)) {
    const { status = 200, code, retryAfter } = value;
    return { status, body: refusalBody(code, value), ...(retryAfter === undefined ? {} : { retryAfter }) };
  }
  if (answer._tag === "File") {
    if (!isStream(value)) throw new TypeError(`${path} must answer a file`);
    return value;
  }
  const encoded = encoderOf(answer)(value);
  return { status: 200, body: answer._tag === "Plain" ? encoded : { valid: true, data: encoded } };
};

/** Sends a response. */
export const sendAnswer = async (reply: FastifyReply, answer: CallAnswer): Promise<FastifyReply> => {
  if (isStream(answer)) return sendWhole(reply, answer);
  if (answer.retryAfter !== undefined) reply.header("Retry-After", String(answer.retryAfter));
  return reply.code(answer.status).type("application/json; charset=utf-8").send(JSON.stringify(answer.body));
};
