import { fromPromise } from "xstate";
import type { Call } from "../../api/call.ts";
import { requestBy, type Check } from "../../domain/kit/checked.ts";
import type { FormLogic } from "../../machines/kit/form.machine.ts";
import type { Live } from "../live/live.ts";

/** Fills a form with its call, and maps the form's values to the call's request. */
export const sends = <Values extends object, Request, Answer>(
  live: Live,
  form: FormLogic<Values, Answer>,
  check: Check<Values, Request>,
  call: Call<Request, Answer>,
) => {
  const requestOf = requestBy(check);
  return form.provide({
    actors: {
      submit: fromPromise(async ({ input, signal, self }) =>
        live.run(call, requestOf(input.values), signal, { by: self }),
      ),
    },
  });
};
