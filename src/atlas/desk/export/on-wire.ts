import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { callAt } from "../fixtures/call-at.ts";
import type { Response } from "./command.ts";
import { inEnvelope } from "./response.ts";

/** True for a call whose every request has a name of its own. */
export const isNamed = (path: string | undefined): boolean => callAt(path)?.kind === "write";

/** What a call brings, as its server sends it; undefined where it brings nothing of the kind. */
export const onWire = (path: string, content: unknown): Response | undefined => {
  const answer = callAt(path)?.answer;
  if (answer === undefined || answer._tag === "File") return undefined;
  const sent = Schema.encodeUnknownOption(answer.schema)(content);
  if (Option.isNone(sent)) return undefined;
  return answer._tag === "Plain" ? { status: 200, json: sent.value } : inEnvelope(sent.value);
};
