import { WRITE_LIMIT } from "../../../domain/time-limits.ts"
import { own, type Place } from "./place.ts"

/** A letter's link that sets a new password. */
const resetLink = {
  type: "xstate.done.actor.checkLink", output: { _tag: "Answered", answer: { purpose: "reset", email: "robin.nord@nordlicht.example" } },
} as const

export const places: readonly Place[] = [
  own("forgot-password", "/forgot-password/", { key: "forgot-password", machine: "passwordRequest", input: { values: { email: "" }, limit: WRITE_LIMIT }, guest: true, calls: { submit: "/api/requestPasswordReset" } }),
  own("reset-password", "/reset-password/desk/", {
    key: "reset-password", machine: "passwordReset", input: { hash: "desk" }, guest: true, calls: { checkLink: "/api/checkPasswordResetLink" }, parts: [{ id: "newPassword", machine: "newPassword", after: resetLink }],
  }),
]
