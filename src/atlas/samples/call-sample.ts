import type { Call, FileAnswer } from "../../api/call.ts";

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

/** A sample of a file that is shown as a picture. */
export const pictureOf = <Request, Code extends string>(
  call: Call<Request, FileAnswer, Code>,
  request: NoInfer<Request>,
  picture: Blob,
): CallSample<Request, Blob> => ({ call, request, answer: picture });
