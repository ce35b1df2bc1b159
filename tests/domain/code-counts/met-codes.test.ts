import { describe, expect, it } from "vitest";
import { isKnownMetCode } from "../../../src/domain/code-counts/known-met-code.ts";
import { errorCatalogue } from "../../../src/domain/shell/error-catalogue.ts";
import { locales } from "../../../src/domain/shell/locale.ts";
import { routes } from "../../../src/domain/shell/routes.ts";
import { MOST_MET, printMetCodes, readMetCodes } from "../../../src/domain/code-counts/met-codes.ts";

const met = (code: string, count = 1) => ({ code, screen: "orders", language: "dede", count });

describe("the header of met codes", () => {
  it("is read as it was printed", () => {
    const all = [met("OFFLINE", 3), met("418/471"), met("input.file_to_big", 99), met("ticket_error")];
    expect(printMetCodes(all)).toBe(
      "OFFLINE;orders;dede;3,418/471;orders;dede;1,input.file_to_big;orders;dede;99,ticket_error;orders;dede;1",
    );
    expect(readMetCodes(printMetCodes(all))).toEqual(all);
  });

  it("has at most 20 entries, and counts at most 99 of one", () => {
    const many = Array.from({ length: 30 }, (_, index) => met(`70${index}`));
    expect(readMetCodes(printMetCodes(many))).toHaveLength(MOST_MET);
    expect(readMetCodes(many.map(({ code }) => `${code};orders;dede;1`).join(","))).toHaveLength(MOST_MET);
    expect(readMetCodes(printMetCodes([met("OFFLINE", 500)]))).toEqual([met("OFFLINE", 99)]);
  });

  it("holds every code of the catalogue, every screen and every language", () => {
    const all = [
      ...errorCatalogue.map(({ code }) => met(code)),
      ...Object.values(routes).map(({ name }) => ({ ...met("OFFLINE"), screen: name })),
      ...locales.map((language) => ({ ...met("OFFLINE"), language })),
    ];
    for (const one of all) expect(readMetCodes(printMetCodes([one]))).toEqual([one]);
  });

  it.each(["two words", "a,b", "a;b", "line\nbreak", "日本", "", "x".repeat(61)])(
    "leaves out a code that it cannot hold, whatever a server has answered: %j",
    (code) => {
      expect(printMetCodes([met(code), met("OFFLINE")])).toBe("OFFLINE;orders;dede;1");
      expect(printMetCodes([met(code)])).toBe("");
    },
  );

  it.each([
    "",
    "OFFLINE",
    "OFFLINE;orders;dede",
    "OFF LINE;orders;dede;1",
    "a@b.c;orders;dede;1",
    "OFFLINE;orders;dede;1;x",
  ])("leaves out what has another form: %s", (text) => expect(readMetCodes(text)).toEqual([]));

  it("counts codes of the catalogue on screens and in languages of the portal alone", () => {
    expect(
      [met("OFFLINE"), met("418/471"), { ...met("7001"), language: "deat" }].map(isKnownMetCode),
    ).toEqual([true, true, true]);
    const others = [
      met("SECRET"),
      met("418/SECRET"),
      met("418/471/472"),
      { ...met("OFFLINE"), screen: "kitchen" },
      { ...met("OFFLINE"), language: "dedf" },
    ];
    expect(others.filter(isKnownMetCode)).toEqual([]);
  });
});
