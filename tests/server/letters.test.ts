import { describe, expect, it } from "vitest";
import { languageOf, languages } from "../../server/texts/language.ts";
import { letterHtml } from "../../server/mail/letter-html.ts";
import { writeLetter } from "../../server/mail/letters.ts";
import { businessFieldNames, contactTypeNames } from "../../server/areas/sign-up/option-names.ts";
import { readUserAgent } from "../../server/areas/account/user-agent.ts";
import { businessFieldCodes } from "../../src/domain/sign-up/sign-up.ts";

describe("letters", () => {
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

describe("a letter as HTML", () => {
  const written = (text: string) =>
    letterHtml(text, { title: "A & B", language: "fr", mark: true }).replaceAll(/\s+/g, " ");
  it("has its paragraphs and lines, and links where addresses stand", () => {
    expect(written("Bonjour,\n\nLien :\nhttps://portal.example/a?b=c&d=e\n\nÀ bientôt\n")).toContain(
      '<p>Bonjour,</p> <p>Lien :<br /><a href="https://portal.example/a?b=c&amp;d=e">https://portal.example/a?b=c&amp;d=e</a></p> <p>À bientôt</p>',
    );
  });
  it("says whatever people typed as text", () => {
    const text = written(`<img src=x onerror=alert(1)> https://portal.example/"><script>`);
    expect(text).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(text).toContain('<a href="https://portal.example/&quot;&gt;&lt;script&gt;">');
    expect(text).toContain("<title>A &amp; B</title>");
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
