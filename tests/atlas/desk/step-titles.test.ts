import { describe, expect, test } from "vitest";
import type { Step } from "../../../src/atlas/desk/simulation/step.ts";
import { addAllTexts } from "../../../src/atlas/desk/words/desk-texts.ts";
import { stepTitles } from "../../../src/atlas/desk/words/step-words.ts";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";

const i18n = createI18n();
await addAllTexts(i18n, ["int", "cscz"]);
const t = i18n.textIn("cscz");

const enter: Step = {
  actor: "portal/routeGuard",
  event: { type: "route.entered", path: "/login/", search: "" },
};
const session = (type: string, rest: object = {}): Step => ({
  actor: "portal/session",
  event: { type, ...rest },
});
const signIn = session("session.signIn", { email: "a@b.example", password: "secret" });
const checked = (output: object): Step => session("xstate.done.actor.checkSession", { output });
const failed = (failure: object): Step => ({
  actor: "portal/session/signIn",
  event: { type: "xstate.done.actor.logIn", output: { _tag: "Failed", failure } },
});
const signedOut = checked({ _tag: "Answered", answer: { _tag: "SignedOut" } });

const titlesOf = (...steps: readonly Step[]) => stepTitles({ steps, source: "route" }, "gold", t);

describe("the titles of a film's steps", () => {
  test("say in the agent's language what the customer does, and that an answer comes", () => {
    expect(titlesOf(enter, signedOut, signIn)).toEqual([
      "Otevře se stránka „Přihlášení“.",
      "Server odpoví.",
      t("desk.page.sign_in", { name: "Přihlásit se" }),
    ]);
  });

  test.each([
    [{ _tag: "EndpointFailure", status: 500 }, "Server odpoví."],
    [{ _tag: "Offline" }, "Spojení se přeruší."],
    [{ _tag: "TimedOut" }, "Odpověď nepřijde včas."],
  ])("tell an answer, a network and a time limit apart: %o", (failure, title) => {
    expect(titlesOf(enter, signedOut, signIn, failed(failure)).at(-1)).toBe(title);
  });

  test("say that time passes", () => {
    expect(titlesOf(enter, session("xstate.after.15000.session.signedOut.signingIn")).at(-1)).toBe(
      "Uplyne nějaký čas.",
    );
  });

  test("leave what machines tell each other to their own descriptions", () => {
    expect(titlesOf(enter, signedOut, session("session.extended", { seconds: 1800 })).at(-1)).toBeUndefined();
  });
});
