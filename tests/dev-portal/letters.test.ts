import { describe, expect, it } from "vitest";
import { languageOf, languages } from "../../dev-portal/texts/language.ts";
import { letterKinds } from "../../dev-portal/mail/letter-texts/letter-text.ts";
import { letterTexts, writeLetter } from "../../dev-portal/mail/letters.ts";
import { businessFieldNames, contactTypeNames } from "../../dev-portal/areas/sign-up/option-names.ts";
import { readUserAgent } from "../../dev-portal/areas/account/user-agent.ts";
import { businessFieldCodes } from "../../src/domain/sign-up/sign-up.ts";

const places = (text: string): readonly string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();

const others = languages.filter((language) => language !== "en");

describe("letters", () => {
  it.each(others)("in %s have the placeholders of the English ones, and no exclamation mark", (language) => {
    const texts = letterTexts[language];
    for (const kind of letterKinds) {
      const [own, source] = [texts.letters[kind], letterTexts.en.letters[kind]];
      expect({ kind, subject: places(own.subject), body: places(own.body) }).toEqual({
        kind,
        subject: places(source.subject),
        body: places(source.body),
      });
      expect(own.body).not.toBe(source.body);
      expect(`${own.subject}${own.body}`).not.toMatch(/[!¡]|\.\.\./);
    }
  });
  it.each(others)("that people choose have in %s the placeholders of the English ones", (language) => {
    const texts = letterTexts[language];
    // Every text by its path, such as `kinds.order_sent.one.subject`.
    const textsOf = (value: unknown, path = ""): readonly (readonly [string, string])[] =>
      typeof value === "string"
        ? [[path, value]]
        : Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
    const source = textsOf(letterTexts.en.notifications);
    const own = textsOf(texts.notifications);
    expect(source.length).toBeGreaterThan(25);
    expect(own.map(([path, text]) => [path, places(text)])).toEqual(
      source.map(([path, text]) => [path, places(text)]),
    );
    // Where only numbers and names are in a line, the languages agree.
    const different = own.filter(([path]) => path !== ".words.serviceEnds");
    for (const [path, text] of different) {
      expect([path, text]).not.toEqual(source.find(([same]) => same === path));
      expect(text).not.toMatch(/[!¡]|\.\.\./);
    }
  });
  it("are sent in the language of the account's locale", () => {
    expect(
      ["int", "enus", "enuk", "dech", "frch", "cscz", "eses", "plpl", "nonsense"].map(languageOf),
    ).toEqual(["en", "en", "en", "de", "fr", "cs", "es", "pl", "en"]);
  });
  it("greet by name where there is one, and never interpret a name as a placeholder", () => {
    const letter = (name: string, locale: string) =>
      writeLetter("code", { email: "a@b.example", locale, name }, { code: "123456" }).text.split("\n")[0];
    expect([
      letter("Ada {code}", "int"),
      letter("", "int"),
      letter("", "dede"),
      letter("", "frfr"),
      letter("", "cscz"),
      letter("", "eses"),
    ]).toEqual(["Hello Ada {code},", "Hello,", "Guten Tag,", "Bonjour,", "Dobrý den,", "Hola:"]);
  });
});

describe("options of the sign-up", () => {
  it("have a name in every language for every code", () => {
    expect(Object.keys(businessFieldNames).toSorted()).toEqual([...businessFieldCodes].toSorted());
    for (const names of [...Object.values(businessFieldNames), ...Object.values(contactTypeNames)])
      expect(Object.keys(names).toSorted()).toEqual([...languages].toSorted());
  });
});

describe("browsers and systems", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "Edge",
      "Windows",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
      "Safari",
      "macOS",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1",
      "Chrome",
      "iOS",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
      "Samsung Internet",
      "Android",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
    ["curl/8.0", null, null],
    ["", null, null],
  ])("%s", (userAgent, browser, system) => expect(readUserAgent(userAgent)).toEqual({ browser, system }));
});
