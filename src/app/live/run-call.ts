import * as Effect from "effect/Effect"
import type { Call } from "../../api/call.ts"
import type { CallOptions, Client } from "../../api/client.ts"
import { answered, failed, type Outcome } from "../../domain/call-failure.ts"

/** Makes a call as an actor's promise: resolves to the outcome, and aborts the request with the actor. */
export type RunCall = <Request, Value>(call: Call<Request, Value>, request: Request, signal: AbortSignal, options?: CallOptions) => Promise<Outcome<Value>>

export const createRunCall = (client: Client): RunCall => (call, request, signal, options) =>
  Effect.runPromise(client(call, request, options).pipe(Effect.match({ onSuccess: answered, onFailure: failed })), { signal })
