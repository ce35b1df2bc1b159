import { fromPromise } from "xstate";
import { resendActivation } from "../../api/sign-up.calls.ts";
import { createActionMachine } from "../../machines/kit/action.machine.ts";
import type { ResendActivation } from "../../ui/shell/session/activation-button.tsx";
import type { Live } from "./live.ts";

/** Sends an activation link again, in the displayed language. */
export const liveActivation = ({ run, locale }: Pick<Live, "run" | "locale">): ResendActivation =>
  createActionMachine<{ readonly email: string }, unknown>().provide({
    actors: {
      submit: fromPromise(({ input, signal, self }) =>
        run(resendActivation, { ...input.request, instance: locale() }, signal, { by: self }),
      ),
    },
  });
