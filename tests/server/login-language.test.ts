import { describe, expect, it } from "vitest";
import { chooseLoginLanguage } from "../../server/identity/login-language.ts";

describe("the language of the login page", () => {
  it.each([
    ["cs", "de", "cs"],
    ["xx de-AT", "fr", "de"],
    [undefined, "it-IT,es-MX;q=0.8,en;q=0.5", "it"],
    [undefined, "pt-PT,es-MX;q=0.8,en;q=0.5", "es"],
    [undefined, undefined, "en"],
  ])("of ui_locales %s and Accept-Language %s is %s", (uiLocales, accepted, language) => {
    expect(chooseLoginLanguage(uiLocales, accepted)).toBe(language);
  });
});
