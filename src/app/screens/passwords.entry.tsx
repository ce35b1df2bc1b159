import { fromPromise } from "xstate";
import {
  checkPasswordResetLink,
  confirmEmailChange,
  requestPasswordReset,
  setNewPassword,
  undoEmailChange,
} from "../../api/passwords.calls.ts";
import { activateAccount } from "../../api/sign-up.calls.ts";
import type { ConfirmedLink, LinkHash } from "../../domain/passwords/account-link.ts";
import type { LinkRefusal } from "../../domain/passwords/link.refusals.ts";
import { newPasswordMachine } from "../../machines/passwords/new-password.machine.ts";
import { passwordRequestMachine } from "../../machines/passwords/password-request.machine.ts";
import { passwordResetMachine } from "../../machines/passwords/password-reset.machine.ts";
import type { ScreenMachines } from "./screen-entry.ts";

/** The call that uses a link of a purpose which sets no password. */
const linkCalls = {
  activation: activateAccount,
  email_change: confirmEmailChange,
  email_change_undo: undoEmailChange,
} as const satisfies Record<ConfirmedLink, unknown>;

export const machines: ScreenMachines = ({ run, locale }) => [
  passwordRequestMachine.provide({
    actors: {
      submit: fromPromise(({ input, signal, self }) =>
        run(requestPasswordReset, { email: input.values.email, instance: locale() }, signal, { by: self }),
      ),
    },
  }),
  passwordResetMachine.provide({
    actors: {
      checkLink: fromPromise(({ input, signal }) =>
        run(checkPasswordResetLink, { hash: input.hash as LinkHash }, signal),
      ),
      useLink: fromPromise(({ input, signal, self }) =>
        run<{ readonly hash: LinkHash }, unknown, LinkRefusal>(
          linkCalls[input.purpose],
          { hash: input.hash as LinkHash },
          signal,
          { by: self },
        ),
      ),
      newPassword: newPasswordMachine.provide({
        actors: {
          submit: fromPromise(({ input, signal, self }) =>
            run(
              setNewPassword,
              { hash: input.values.hash as LinkHash, password: input.values.password },
              signal,
              { by: self },
            ),
          ),
        },
      }),
    },
  }),
];

export { screens } from "../../ui/screens/passwords/passwords.screens.ts";
