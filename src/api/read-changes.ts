import * as Schema from "effect/Schema";
import type { CallFailure } from "../domain/kit/call-failure.ts";
import { ALIVE_EVERY, ChangeLine, type ChangeId } from "../domain/live/change.ts";
import { ACCOUNT_HEADER } from "./account-header.ts";
import { followChanges } from "./change-stream.ts";

/** How a stream ended: cut, also by its server, or refused. */
export type StreamEnd =
  | { readonly _tag: "Cut" }
  | { readonly _tag: "Refused"; readonly failure: CallFailure };

export interface StreamRequest {
  /** The origin of the calls. */
  readonly base: string;
  /** The account that the page shows, as the header names it. */
  readonly account: string | undefined;
  readonly last: ChangeId | undefined;
  readonly signal: AbortSignal;
}

const cut: StreamEnd = { _tag: "Cut" };

/** A connection without a line for so long is dead, in ms. */
const QUIET = ALIVE_EVERY * 2.5;

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(ChangeLine));

const refusalOf = Schema.decodeUnknownSync(Schema.Struct({ error_code: Schema.String }));

const endOf = async (response: Response): Promise<StreamEnd> => {
  const { status } = response;
  if (status === 401) return { _tag: "Refused", failure: { _tag: "SessionExpired" } };
  if (status === 429 || status >= 500) return cut;
  if (status !== 409) return { _tag: "Refused", failure: { _tag: "EndpointFailure", status } };
  const { error_code: code } = refusalOf(await response.json());
  return { _tag: "Refused", failure: { _tag: "Refused", code } };
};

/** Follows the event stream until it ends; never rejects. A line that cannot be read ends it. */
export const readChanges = async (
  { base, account, last, signal }: StreamRequest,
  hear: (line: ChangeLine) => void,
): Promise<StreamEnd> => {
  const quiet = new AbortController();
  let timer = setTimeout(() => quiet.abort(), QUIET);
  try {
    const response = await fetch(`${base}${followChanges.path}`, {
      method: "POST",
      body: new URLSearchParams(last === undefined ? {} : { last_event_id: last }),
      headers: account === undefined ? {} : { [ACCOUNT_HEADER]: account },
      signal: AbortSignal.any([signal, quiet.signal]),
      credentials: "include",
      cache: "no-store",
      redirect: "error",
    });
    if (response.status !== 200 || response.body === null) return await endOf(response);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), QUIET);
      const lines = `${rest}${part.value}`.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) hear(decode(line));
    }
    return cut;
  } catch {
    return cut;
  } finally {
    clearTimeout(timer);
    // Whatever of it is still open, such as after a line that could not be read.
    quiet.abort();
  }
};
