import { beforeAll, describe, expect, test } from "vitest";
import { addAllTexts } from "../../../src/atlas/desk/words/desk-texts.ts";
import { codeAdvice } from "../../../src/atlas/desk/words/advice.ts";
import { errorCatalogue } from "../../../src/domain/shell/error-catalogue.ts";
import { catalogues } from "../../../src/domain/shell/locale.ts";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";

const i18n = createI18n();
beforeAll(() => addAllTexts(i18n, catalogues));

const adviceKey = (code: string): string => codeAdvice((key) => key, code);

describe("the advice for a customer", () => {
  test("is the default text for codes that are only numbers", () => {
    expect(
      errorCatalogue.filter(({ code }) => adviceKey(code) === "desk.tell.number").map(({ area }) => area),
    ).toEqual(errorCatalogue.filter(({ area }) => area === "numeric").map(({ area }) => area));
  });

  test("for a block that has ended differs from that for a block", () =>
    expect(adviceKey("NOT_BLOCKED")).not.toBe(adviceKey("418")));

  test.each(["471", "472", "473", "474"])("depends on the reason of a block: %s", (reason) =>
    expect(adviceKey(`418/${reason}`)).toBe(`desk.tell.${reason}`),
  );

  test.each(catalogues)("exists for every code in %s, in whole sentences without placeholders", (locale) => {
    const t = i18n.textIn(locale);
    const said = errorCatalogue.map(({ code }) => codeAdvice(t, code));
    expect(
      said.filter((text) => text.startsWith("desk.") || text.includes("{{") || !text.endsWith(".")),
    ).toEqual([]);
  });
});
