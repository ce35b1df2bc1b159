import * as Effect from "effect/Effect";
import type { Call } from "../../api/call.ts";
import type { CallOptions, Client } from "../../api/client.ts";
import type { Intents } from "../../api/intents.ts";
import { answered, failed, type Outcome } from "../../domain/kit/call-failure.ts";
import { codeFailure } from "../../domain/kit/code-failure.ts";

/** The actor that makes a call: the ids from the root to it name its intention, also after a reload of the page. */
export interface Writer {
  readonly id: string;
  readonly _parent?: Writer | undefined;
}

export interface RunOptions<Request, Value> extends Omit<
  CallOptions,
  "idempotencyKey" | "limit" | "onRepeated"
> {
  /** Who makes a write. */
  readonly by?: Writer;
  /** A draft that has a key of its own, which other devices know too: the key changes with each edit, and the name does not. */
  readonly draft?: { readonly name: string; readonly key: string };
  /** A changed request as it is meant after the one before it was answered. */
  readonly rebase?: (request: Request, answer: Value) => Request;
}

/** Makes a call as a promise actor: resolves to the outcome, and aborts the request when the actor stops. */
export type RunCall = <Request, Value, Refusal extends string>(
  call: Call<Request, Value, Refusal>,
  request: Request,
  signal: AbortSignal,
  options?: RunOptions<NoInfer<Request>, NoInfer<Value>>,
) => Promise<Outcome<Value, Refusal>>;

/** The ids from the root to an actor: they are the same after a reload of the page. */
export const pathOf = ({ id, _parent }: Writer): string =>
  _parent === undefined ? id : `${pathOf(_parent)}/${id}`;

/** The fields that name a record. */
const NAMING = ["id", "serial", "training", "booking", "participant"];

/** What a request is about: the write to another record is another intention, and not this one edited. */
const aboutOf = (request: unknown): string =>
  NAMING.map((field) => {
    const value = (request as Readonly<Record<string, unknown>>)[field];
    return typeof value === "string" ? value : "";
  }).join("");

interface Named {
  readonly account: string;
  /** The ids from the root to the actor. */
  readonly path: string;
  /** The call, or the draft. */
  readonly made: string;
  readonly id: string;
}

/** An actor of a view is named by its call; in the release before, the actor that made the same write of the same record had a name of its own. */
const isFormerName = (kept: string, { account, path, made, id }: Named): boolean =>
  path.startsWith(`portal/${made}`) &&
  kept.startsWith(`${account}.portal/`) &&
  // The offer to undo has made the same writes since before, and still does.
  !kept.startsWith(`${account}.portal/undo/`) &&
  !kept.startsWith(`${account}.portal/${made}`) &&
  kept.endsWith(`.${made}.${id}`);

/**
 * The type names the refusals of the record; unknown codes of a newer server also occur and are handled as other
 * failures. Every write has the key of its intention; that code is loaded behind the first screen, and no later than with the first write.
 */
export const createRunCall = (
  client: Client,
  loadIntents: () => Promise<Intents>,
  accountKey: () => string | undefined,
): RunCall => {
  let loaded: Promise<Intents> | undefined;
  const intents = (): Promise<Intents> => (loaded ??= loadIntents());
  const run = <Request, Value, Refusal extends string>(
    call: Call<Request, Value, Refusal>,
    request: Request,
    signal: AbortSignal,
    options?: CallOptions,
  ) =>
    Effect.runPromise(
      client(call, request, options).pipe(Effect.match({ onSuccess: answered, onFailure: failed })),
      { signal },
    ) as Promise<Outcome<Value, Refusal>>;
  return (call, request, signal, { by, draft, rebase, ...options } = {}) => {
    if (call.keyless === true) void loaded?.then(({ clear }) => clear());
    if (call.kind === "read" || call.keyless === true) return run(call, request, signal, options);
    if (by === undefined) throw new TypeError(`${call.path} is a write: name the actor that makes it`);
    const [account, path, id] = [accountKey() ?? "", pathOf(by), aboutOf(request)];
    const made = draft === undefined ? call.path.slice("/api/".length) : `draft.${draft.name}`;
    return intents().then(
      ({ carryOut }) =>
        carryOut(
          {
            name: `${account}.${path}.${made}.${id}`,
            screen: `${account}.${path.split("/", 2).join("/")}`,
            record: id === "" ? "" : `${account}.${id}`,
            id,
            draftKey: draft?.key,
            formerly: (kept) => isFormerName(kept, { account, path, made, id }),
          },
          { call, request, files: options.files ?? [] },
          (write, { key: idempotencyKey, ...how }) =>
            run(write.call, write.request, signal, {
              ...options,
              ...how,
              files: write.files,
              idempotencyKey,
            }),
          rebase as never,
        ),
      // Without the code, nothing was sent.
      (error: unknown) => {
        loaded = undefined;
        return failed(codeFailure(error));
      },
    ) as Promise<never>;
  };
};
