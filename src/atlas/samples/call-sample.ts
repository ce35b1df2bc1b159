import type { Call } from "../../api/call.ts";

/** A call as the samples make it: what is asked for, and the answer. It serves the desk and the tests of the screens. */
export interface CallSample<Request = unknown, Answer = unknown> {
  readonly call: Pick<Call<Request, Answer>, "path" | "refusals">;
  readonly request: Request;
  readonly answer: Answer;
}

/** A sample of a call, checked by its record. */
export const sampleOf = <Request, Answer, Code extends string>(
  call: Call<Request, Answer, Code>,
  request: NoInfer<Request>,
  answer: NoInfer<Answer>,
): CallSample<Request, Answer> => ({ call, request, answer });
