import { expect, it } from "vitest";
import { createWaitingTexts } from "../../src/app/waiting-texts.ts";
import { createI18n } from "../../src/ui/i18n/i18n.ts";

it("texts and the language wait until i18next is there, and then reach it at once", () => {
  const waiting = createWaitingTexts();
  const i18n = createI18n();
  waiting.add("enus", { "login.title": "Sign in" });
  waiting.add("dede", { "login.title": "Anmelden" });
  waiting.show("dede");
  expect(i18n.text()("login.title")).toBe("login.title");
  waiting.fill(i18n);
  expect(i18n.text()("login.title")).toBe("Anmelden");
  waiting.show("enus");
  expect(i18n.text()("login.title")).toBe("Sign in");
});
