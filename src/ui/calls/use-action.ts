import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import type { Call, FileAnswer } from "../../api/call.ts";
import { saved, type FileRequest } from "../../api/saved.ts";
import type { CallFailure } from "../../domain/kit/call-failure.ts";
import type { ShownTable } from "../../domain/kit/refusals.ts";
import { FILE_LIMIT, WRITE_LIMIT } from "../../domain/kit/time-limits.ts";
import type { ActionDone, ActionLogic, ActionRef, Concerned } from "../../machines/kit/action.machine.ts";
import type { ParentRef } from "../../machines/kit/parent-ref.ts";
import type { Forwarded } from "../../machines/kit/screen-forwarded.ts";
import type { ContentChanged, ContentOutdated, ItemChanged } from "../../machines/kit/resource.machine.ts";
import { useScreenActor } from "../actors/screen-actors.ts";
import { useEmitted } from "../actors/use-emitted.ts";
import { actorKey } from "./actor-key.ts";
import { actionOf } from "./call-logic.ts";
import { outdatingOf } from "./outdating.ts";
import { oncePer } from "./once-per.ts";
import { useRun } from "./run-calls.ts";

const logicOf = oncePer(actionOf);

export interface ActionOptions<Request, Answer> {
  /** What it is about: each has an actor of its own. The part of the request that is known before a person chooses. */
  readonly about?: Partial<Request> | undefined;
  /** Where it is pressed, if several views make it about the same: each shows its own result. */
  readonly as?: string | undefined;
  /** What is loaded again when it is done, or refused because what is shown is outdated. */
  readonly refresh?: ParentRef<ContentOutdated>;
  /** What the answer is the new content of; null has it loaded again. */
  readonly replace?: ParentRef<ContentChanged<NonNullable<Answer>> | ContentOutdated>;
  /** The list of the answer, of which one item is taken over. */
  readonly item?: { readonly of: ParentRef<ItemChanged<Answer> | ContentOutdated>; readonly id: unknown };
  /** What other actors are told once it is done. */
  readonly forwards?: readonly Forwarded[];
  readonly onDone?: (answer: Answer, request: Request) => void;
}

/** One write as a view uses it. */
export interface Action<Request, Answer, Code extends string = string> {
  readonly send: (request: Request) => void;
  /** What came of it is no longer shown; what is being sent goes on. */
  readonly forget: () => void;
  readonly state: "idle" | "sending" | "done" | "refused" | "failed" | "crashed";
  readonly busy: boolean;
  /** It was refused, or it failed. */
  readonly failed: boolean;
  /** What was sent last. */
  readonly request: Request | undefined;
  readonly answer: Answer | undefined;
  /** Why it failed; undefined for a defect of the portal. */
  readonly failure: CallFailure<Code> | undefined;
  /** The call's table of refusals, with their texts. */
  readonly refusals: ShownTable | undefined;
}

const concernedBy = <Request, Answer>({
  refresh,
  replace,
  item,
}: ActionOptions<Request, Answer>): readonly Concerned<Answer>[] => [
  ...(refresh === undefined ? [] : [{ _tag: "Outdated", content: refresh } as const]),
  ...(replace === undefined ? [] : [{ _tag: "Replaced", content: replace } as const]),
  ...(item === undefined ? [] : [{ _tag: "Item", content: item.of, id: item.id } as const]),
];

const nothing = (): void => {};

type ActionState<Request, Answer, Code extends string> = Omit<
  Action<Request, Answer, Code>,
  "send" | "forget" | "refusals"
>;

/** What has become of what was pressed. */
export const useActionState = <Request, Answer, Code extends string>(
  ref: ActionRef<Request, Answer, Code>,
): ActionState<Request, Answer, Code> => {
  const snapshot = useSelector(ref, (present) => present);
  return {
    state: snapshot.value,
    busy: snapshot.hasTag("busy"),
    failed: snapshot.hasTag("failed"),
    request: snapshot.context.request,
    answer: snapshot.context.answer,
    failure: snapshot.context.failure,
  };
};

/** A write that a person starts on this screen, with its result; its actor outlives the view (decisions/calls). */
export const useAction = <Request extends object, Answer, Code extends string>(
  call: Call<Request, Answer, Code>,
  options: ActionOptions<NoInfer<Request>, NoInfer<Answer>> = {},
): Action<Request, Answer, Code> => {
  const logic = logicOf(call, useRun()) as unknown as ActionLogic<Request, Answer, Code>;
  const ref: ActionRef<Request, Answer, Code> = useScreenActor(
    actorKey(call, options.about, options.as),
    logic,
    {
      limit: call.saves === true ? FILE_LIMIT : WRITE_LIMIT,
      outdating: outdatingOf(call),
    },
  );
  const { onDone = nothing } = options;
  const hear = useCallback(
    ({ answer, request }: ActionDone<Request, Answer>) => onDone(answer, request),
    [onDone],
  );
  useEmitted(ref, "action.done", hear as never);
  const forget = useCallback(() => {
    if (ref.getSnapshot().can({ type: "action.forget" })) ref.send({ type: "action.forget" });
  }, [ref]);
  return {
    ...useActionState(ref),
    send: (request) =>
      ref.send({
        type: "action.send",
        request,
        concerned: concernedBy(options),
        forwards: options.forwards,
      }),
    forget,
    refusals: call.refusals,
  };
};

/** A file that the browser saves; the answer is that its download has begun. */
export const useDownload = <Request extends object, Code extends string>(
  call: Call<Request, FileAnswer, Code>,
  options: Pick<ActionOptions<FileRequest<NoInfer<Request>>, undefined>, "about" | "as"> = {},
): Action<FileRequest<Request>, undefined, Code> => useAction(saved(call), options);
