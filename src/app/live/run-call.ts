import * as Effect from "effect/Effect";
import type { Call } from "../../api/call.ts";
import type { CallOptions, Client } from "../../api/client.ts";
import { answered, failed, type Outcome } from "../../domain/kit/call-failure.ts";

/** Makes a call as a promise actor: resolves to the outcome, and aborts the request when the actor stops. */
export type RunCall = <Request, Value, Refusal extends string>(
  call: Call<Request, Value, Refusal>,
  request: Request,
  signal: AbortSignal,
  options?: CallOptions,
) => Promise<Outcome<Value, Refusal>>;

/**
 * The type names the refusals of the record; unknown codes of a newer server also occur and are handled as other
 * failures.
 */
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
