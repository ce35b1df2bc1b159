import type { Step } from "../../../src/atlas/desk/simulation/step.ts";
import { addAllTexts } from "../../../src/atlas/desk/texts/desk-texts.ts";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";

const i18n = createI18n();
await addAllTexts(i18n, ["int", "cscz"]);
/** The texts of a Czech agent. */
export const czech = i18n.textIn("cscz");

/** A step of the session. */
export const session = (type: string, rest: object = {}): Step => ({
  actor: "portal/session",
  event: { type, ...rest },
});

export const enter: Step = {
  actor: "portal/routeGuard",
  event: { type: "route.entered", path: "/login/", search: "" },
};
export const signedOut = session("xstate.done.actor.checkSession", {
  output: { _tag: "Answered", answer: { _tag: "SignedOut" } },
});
export const signIn = session("session.signIn", { email: "a@b.example", password: "secret" });
export const tooLate = session("xstate.after.15000.session.signedOut.signingIn");

/** What comes of the sign-in's call. */
export const loggedIn = (output: object): Step => ({
  actor: "portal/session/signIn",
  event: { type: "xstate.done.actor.logIn", output },
});
