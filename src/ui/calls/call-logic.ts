import { fromPromise } from "xstate";
import type { Call } from "../../api/call.ts";
import { answered, type Outcome } from "../../domain/kit/call-failure.ts";
import { createActionMachine, type ActionLogic } from "../../machines/kit/action.machine.ts";
import { createResourceMachine, type ResourceLogic } from "../../machines/kit/resource.machine.ts";
import type { Run } from "./run-calls.ts";

const mapOutcome = <From, To, Code extends string>(
  outcome: Outcome<From, Code>,
  change: (answer: From) => To,
): Outcome<To, Code> => (outcome._tag === "Answered" ? answered(change(outcome.answer)) : outcome);

/** Content that a read loads: its answer, or what `take` finds in it. */
export const resourceOf = <Request, Value, Content, Refusal extends string>(
  call: Call<Request, Value, Refusal>,
  run: Run,
  beside = false,
  take: (answer: Value) => Content = (answer) => answer as unknown as Content,
): ResourceLogic<Request, Content> =>
  createResourceMachine<Request, Content>().provide({
    guards: { concerns: (_, changed) => (call.topics ?? []).some((topic) => changed.topics.includes(topic)) },
    actors: {
      load: fromPromise(async ({ input: { request, unattended }, signal, self }) =>
        mapOutcome(await run(call, request, { signal, by: self, unattended, beside }), (answer) => ({
          content: take(answer),
          at: Date.now(),
        })),
      ),
    },
  });

/** A write, a file, or a read that a person starts. */
export const actionOf = <Request, Value, Refusal extends string>(
  call: Call<Request, Value, Refusal>,
  run: Run,
): ActionLogic<Request, Value, Refusal> =>
  createActionMachine<Request, Value, Refusal>().provide({
    actors: {
      submit: fromPromise(({ input: { request }, signal, self }) => run(call, request, { signal, by: self })),
    },
  });
