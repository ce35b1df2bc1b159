import { beforeAll, describe, expect, test } from "vitest";
import { addAllTexts } from "../../../src/atlas/desk/texts/desk-texts.ts";
import { codeAdvice } from "../../../src/atlas/desk/texts/advice.ts";
import { codeLimits } from "../../../src/atlas/desk/texts/code-limits.ts";
import { codeHandOn } from "../../../src/atlas/desk/texts/hand-on.ts";
import { errorCatalogue } from "../../../src/domain/shell/error-catalogue.ts";
import { catalogues } from "../../../src/domain/shell/locale.ts";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";

const i18n = createI18n();
beforeAll(() => addAllTexts(i18n, catalogues));

const adviceKey = (code: string): string => codeAdvice((key) => key, code);

describe("the advice for a customer", () => {
  test("is the default text for codes that are only numbers", () => {
    const unexplained = errorCatalogue.filter(
      ({ code, area }) => area === "numeric" && code !== "7001" && code !== "7777",
    );
    expect(errorCatalogue.filter(({ code }) => adviceKey(code) === "desk.tell.number")).toEqual(unexplained);
  });

  test("tells what the specification tells of two numbers: a sign-up and a deletion that failed", () =>
    expect(["7001", "7777"].map(adviceKey)).toEqual(["desk.tell.7001", "desk.tell.7777"]));

  test.each(catalogues)(
    "offers in %s to send the activation link again, by the portal's own words",
    (locale) => {
      const t = i18n.textIn(locale);
      expect(codeAdvice(t, "WEBACCOUNT_NOT_ACTIVATED")).toContain(t("sign_up.exists.resend"));
    },
  );

  test("names whom to hand on to", () => {
    const key = (code: string) => codeHandOn((asked) => asked, code);
    expect(key("COMPANY_DEACTIVATED")).toBe("desk.hand_on.partner_manager");
    expect(key("7001")).toBe("desk.hand_on.sign_up");
    expect(key("461")).toBe("desk.hand_on.devices");
    expect(key("HTTP_500")).toBe("desk.hand_on.operators");
    expect(key("OFFLINE")).toBe("desk.hand_on.nobody");
  });

  test("has the portal's own limits", () => {
    const limits = (code: string) => codeLimits(i18n.textIn("int"), code);
    expect(limits("CODE_EXPIRED")[0]).toContain("15 minutes and 5 tries");
    expect(limits("TOO_LARGE")[0]).toContain("a trade licence 15\u00A0MB");
    expect(limits("482")[0]).toContain("10 seconds");
    expect(limits("418/473")).toEqual([]);
    expect(limits("TOO_MANY_LOGIN_ATTEMPTS")[0]).toContain("10 wrong passwords");
    expect(limits("WEBACCOUNT_NOT_ACTIVATED")).toEqual([
      "A link for a new password is valid for 60 minutes, any other link in an email for 48 hours.",
      "At most 5 emails of one kind are sent to an address within 15 minutes.",
    ]);
    expect(limits("PICTURE_TOO_MANY_PIXELS")).toEqual(["A picture may have 40 million pixels."]);
  });

  test("for a block that has ended differs from that for a block", () =>
    expect(adviceKey("NOT_BLOCKED")).not.toBe(adviceKey("418")));

  test.each(["471", "472", "473", "474"])("depends on the reason of a block: %s", (reason) =>
    expect(adviceKey(`418/${reason}`)).toBe(`desk.tell.${reason}`),
  );

  test.each(catalogues)("exists for every code in %s, in whole sentences without placeholders", (locale) => {
    const t = i18n.textIn(locale);
    // A text that is missing is its key.
    const isSaid = (code: string, text: string) => text !== adviceKey(code) && !/\{\{|[^.]$/.test(text);
    const unsaid = errorCatalogue.filter(({ code }) => !isSaid(code, codeAdvice(t, code)));
    expect(unsaid.map(({ code }) => code)).toEqual([]);
  });
});
