import type { Call, FileAnswer } from "../../api/call.ts";
import type { ResourceLogic, ResourceRef } from "../../machines/kit/resource.machine.ts";
import { useResource as useResourceOf } from "../resource/use-resource.ts";
import { actorKey } from "./actor-key.ts";
import { resourceOf } from "./call-logic.ts";
import { oncePer } from "./once-per.ts";
import { useRun } from "./run-calls.ts";

const mainOf = oncePer((call, run) => resourceOf(call, run));
const besideOf = oncePer((call, run) => resourceOf(call, run, true));
const pictureOf = oncePer((call, run) =>
  resourceOf(call, run, false, (answer) => (answer as FileAnswer).blob),
);

export interface ResourceOptions {
  /** It loads after the loads that already run. */
  readonly beside?: boolean;
  /** What a view shows, where several show content of one call that its request does not tell apart, such as two parts of a list: each has an actor of its own. */
  readonly as?: string;
}

/**
 * A read's answer for the request of the present address or language: a changed request is sent to the running actor, which shows the previous
 * content meanwhile. Another thing, such as another order, has an actor of its own.
 */
export const useResource = <Request extends object, Value, Refusal extends string>(
  call: Call<Request, Value, Refusal>,
  request: NoInfer<Request>,
  { beside = false, as }: ResourceOptions = {},
): ResourceRef<Request, Value> =>
  useResourceOf<Request, Value>(
    actorKey(call, request, as),
    (beside ? besideOf : mainOf)(call, useRun()) as ResourceLogic<Request, Value>,
    request,
  );

/**
 * The picture that a read answers as a file; the same file may be saved as well, by an actor of its own. `of` names the file where the same request
 * is answered with another one later: each has an actor of its own.
 */
export const usePicture = <Request extends object, Refusal extends string>(
  call: Call<Request, FileAnswer, Refusal>,
  request: NoInfer<Request>,
  of?: string,
): ResourceRef<Request, Blob> =>
  useResourceOf<Request, Blob>(
    actorKey(call, { of, ...request }, "picture"),
    pictureOf(call, useRun()) as unknown as ResourceLogic<Request, Blob>,
    request,
  );
