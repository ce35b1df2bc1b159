import * as Effect from "effect/Effect";
import type { Call } from "../../api/call.ts";
import type { CallOptions, Client } from "../../api/client.ts";
import { answered, failed, type Outcome } from "../../domain/kit/call-failure.ts";

/** Makes a call as an actor's promise: resolves to the outcome, and aborts the request with the actor. */
export type RunCall = <Request, Value, Refusal extends string>(
  call: Call<Request, Value, Refusal>,
  request: Request,
  signal: AbortSignal,
  options?: CallOptions,
) => Promise<Outcome<Value, Refusal>>;

/** The record's own refusals are the type's; a code that only a newer server knows comes too, and leads where all other failures do. */
export const createRunCall =
  (client: Client): RunCall =>
  <Request, Value, Refusal extends string>(
    call: Call<Request, Value, Refusal>,
    request: Request,
    signal: AbortSignal,
    options?: CallOptions,
  ) =>
    Effect.runPromise(
      client(call, request, options).pipe(Effect.match({ onSuccess: answered, onFailure: failed })),
      { signal },
    ) as Promise<Outcome<Value, Refusal>>;
