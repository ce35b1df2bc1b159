import { WRITE_LIMIT } from "../../../domain/time-limits.ts";
import { own, type Place } from "./place.ts";

const email = "robin.nord@nordlicht.example";

/** A letter's link that sets a new password. */
const resetLink = {
  type: "xstate.done.actor.checkLink",
  output: { _tag: "Answered", answer: { purpose: "reset", email } },
} as const;

export const places: readonly Place[] = [
  own("forgot-password", "/forgot-password/", {
    key: "forgot-password",
    machine: "passwordRequest",
    input: { values: { email: "" }, limit: WRITE_LIMIT },
    guest: true,
    calls: { submit: "/api/requestPasswordReset" },
    handling: { fields: { email: "field.email" }, buttons: { "form.submit": "forgot.submit" } },
  }),
  own("reset-password", "/reset-password/desk/", {
    key: "reset-password",
    machine: "passwordReset",
    input: { hash: "desk" },
    guest: true,
    // Of the links that need no password the samples have one that activates an account.
    calls: { checkLink: "/api/checkPasswordResetLink", useLink: "/api/activateAccount" },
    answers: { checkLink: ({ purpose }) => ({ purpose, email }) },
    handling: { buttons: { "link.confirm": "link.activate", "link.retry": "failure.retry" } },
    parts: [
      {
        id: "newPassword",
        machine: "newPassword",
        after: resetLink,
        calls: { submit: "/api/setNewPassword" },
        handling: {
          fields: { password: "password.new", repeat: "password.repeat" },
          buttons: { "form.submit": "link.set_password" },
        },
      },
    ],
  }),
];
