import * as Effect from "effect/Effect";
import type { Call } from "../../../api/call.ts";
import { createClient } from "../../../api/client.ts";
import { getCodeCounts } from "../../../api/code-counts.calls.ts";
import { getCurrentIssues } from "../../../api/known-issues.calls.ts";
import { sendWithFetch } from "../../../api/transport.ts";
import { answered, failed, type Outcome } from "../../../domain/kit/call-failure.ts";
import type { KnownIssue } from "../../../domain/known-issues/known-issue.ts";
import type { MetCodes } from "../desk-types.ts";

/** The portal that serves the desk; its session is the cookie. */
const client = createClient({
  base: location.origin,
  account: () => undefined,
  report: () => {},
  upload: sendWithFetch,
});

type NoFields = Readonly<Record<string, never>>;

/** Makes a read; both calls are made by the page itself, so that an open desk does not keep a session alive. */
const read = <Value>(call: Call<NoFields, Value>, signal: AbortSignal): Promise<Outcome<Value>> =>
  Effect.runPromise(
    client(call, {}).pipe(Effect.match({ onSuccess: answered, onFailure: (failure) => failed(failure) })),
    { signal },
  );

/** The known issues that hold today. */
export const readIssues = (signal: AbortSignal): Promise<Outcome<readonly KnownIssue[]>> =>
  read(getCurrentIssues, signal);

/** How often people met each code in the last days. */
export const readCodeCounts = (signal: AbortSignal): Promise<Outcome<MetCodes>> =>
  read(getCodeCounts, signal);
