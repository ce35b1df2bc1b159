import { expect } from "vitest";
import * as Schema from "effect/Schema";
import { followChanges } from "../../../src/api/change-stream.ts";
import { ChangeLine, type ChangeId } from "../../../src/domain/live/change.ts";
import type { PortalClient } from "./portal-client.ts";

/** An event stream as a test follows it. */
export interface Followed {
  readonly status: number;
  readonly headers: Headers;
  readonly lines: readonly ChangeLine[];
  /** The topics of all lines so far. */
  readonly topics: () => readonly string[];
  readonly lastId: () => ChangeId;
  /** Resolves once the server has ended it. */
  readonly ended: Promise<void>;
  readonly leave: () => void;
}

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(ChangeLine));

/** Follows the changes with a client's session; resolves after the first line, or with a refusal. */
export const follow = async (
  url: string,
  client: PortalClient,
  since?: ChangeId,
  headers: Readonly<Record<string, string>> = {},
): Promise<Followed> => {
  const leaving = new AbortController();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(`${url}${followChanges.path}`, {
    method: "POST",
    body: new URLSearchParams(since === undefined ? {} : { last_event_id: since }),
    headers: { Origin: url, Cookie: cookie, ...headers },
    signal: leaving.signal,
  });
  const lines: ChangeLine[] = [];
  const read = async (): Promise<void> => {
    let rest = "";
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = `${rest}${text}`.split("\n");
      rest = parts.pop() ?? "";
      if (response.status === 200) lines.push(...parts.map((part) => decode(part)));
    }
  };
  const ended = read().catch(() => {});
  if (response.status === 200) await expect.poll(() => lines.length).toBeGreaterThan(0);
  const changed = () => lines.flatMap((line) => (line.kind === "changed" ? [line] : []));
  return {
    status: response.status,
    headers: response.headers,
    lines,
    topics: () => changed().flatMap(({ topics }) => topics),
    lastId: () => changed().at(-1)!.id,
    ended,
    leave: () => leaving.abort(),
  };
};
