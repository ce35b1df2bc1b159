import type { Call, FileAnswer } from "../../src/api/call.ts";
import type { calls } from "../../src/api/calls.ts";
import type { CallSample } from "../../src/atlas/samples/call-sample.ts";
import { answered, failed } from "../../src/domain/kit/call-failure.ts";
import type { Run } from "../../src/ui/calls/run-calls.ts";
import { answer } from "./due-work.ts";
import type { StubResult } from "./inert-portal.ts";

type Calls = typeof calls;
/** What a view gets: of a file that is saved nothing, and of one that is shown the file. */
type AnswerOf<Made> =
  Made extends Call<infer _Request, infer Answer>
    ? Answer extends FileAnswer
      ? FileAnswer | undefined
      : Answer
    : never;

/** The results of calls by name, in order; the last one repeats. A call that is left out is never answered. */
export type Script = { readonly [Name in keyof Calls]?: readonly StubResult<AnswerOf<Calls[Name]>>[] };

const nameOf = ({ path }: Pick<CallSample["call"], "path">) => path.slice("/api/".length) as keyof Calls;

/** Answers calls as the samples of an area do. */
export const sampled = (...samples: readonly CallSample[]): Script =>
  Object.fromEntries(samples.map(({ call, answer }) => [nameOf(call), [{ answer }]]));

/** Makes calls by a script; `made` has each call with its request in the order of sending, `asked` the requests of one. */
export const scriptedRun = (script: Script) => {
  const sent: (readonly [name: keyof Calls, request: unknown])[] = [];
  const asked = (name: keyof Calls): readonly unknown[] =>
    sent.flatMap(([one, request]) => (one === name ? [request] : []));
  const run: Run = (call, request) => {
    const name = nameOf(call);
    const turn = asked(name).length;
    sent.push([name, request]);
    const results = (script[name] ?? []) as readonly StubResult<unknown>[];
    const result = results[Math.min(turn, results.length - 1)] ?? "never";
    if (result === "never") return new Promise(() => {});
    return answer("answer" in result ? answered(result.answer) : failed(result.failure)) as never;
  };
  return { run, asked, made: () => sent };
};
