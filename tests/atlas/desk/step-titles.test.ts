import { describe, expect, test } from "vitest";
import { playCommands } from "../../../src/atlas/desk/export/play-commands.ts";
import type { Step } from "../../../src/atlas/desk/simulation/step.ts";
import { stepTitle } from "../../../src/atlas/desk/texts/step-texts.ts";
import { czech, enter, loggedIn, session, signedOut, signIn, tooLate } from "./sign-in-steps.ts";

const t = czech;
const titlesOf = (...steps: readonly Step[]) =>
  playCommands({ steps, source: "route" }, "gold", t).map((commanded) => stepTitle(t, commanded));

describe("the titles of a replay's steps", () => {
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
    expect(titlesOf(enter, signedOut, signIn, loggedIn({ _tag: "Failed", failure })).at(-1)).toBe(title);
  });

  test("say that time passes", () => {
    expect(titlesOf(enter, tooLate).at(-1)).toBe("Uplyne nějaký čas.");
  });

  test("leave what machines tell each other to their own descriptions", () => {
    expect(titlesOf(enter, signedOut, session("session.extended", { seconds: 1800 })).at(-1)).toBeUndefined();
  });
});
