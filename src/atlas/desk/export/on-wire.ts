import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { callAt } from "../fixtures/call-at.ts";
import type { Response } from "./command.ts";
import { inEnvelope } from "./response.ts";

/** True for a call whose requests have an idempotency key. */
export const isNamed = (path: string | undefined): boolean => callAt(path)?.kind === "write";

/** A call's content as the server sends it; undefined if it does not match the call. */
export const onWire = (path: string, content: unknown): Response | undefined => {
  const answer = callAt(path)?.answer;
  if (answer === undefined || answer._tag === "File") return undefined;
  const sent = Schema.encodeUnknownOption(answer.schema)(content);
  if (Option.isNone(sent)) return undefined;
  return answer._tag === "Plain" ? { status: 200, json: sent.value } : inEnvelope(sent.value);
};
