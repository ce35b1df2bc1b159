import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogueOfLanguage } from "../../src/domain/shell/locale.ts";
import { textOfCode, textsFor, textsIn } from "../../server/texts/server-texts.ts";
import { letterValues, textValues } from "../../server/texts/text-values.ts";
import { catalogues } from "../../src/domain/shell/locale.ts";

type Texts = Readonly<Record<string, string>>;

/** What the server alone says in the catalogue `int`, by key. */
const source: Texts = Object.assign(
  {},
  ...fs
    .readdirSync("locales/int")
    .filter((name) => name.startsWith("server-"))
    .map((name) => JSON.parse(fs.readFileSync(`locales/int/${name}`, "utf8")) as Texts),
);

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);

describe("a text of the server", () => {
  it("names the values that its key is called with", () => {
    const named = new Map<string, Set<string>>();
    const note = (key: string, names: readonly string[]) =>
      names.length === 0 || named.set(key, new Set([...(named.get(key) ?? []), ...names]));
    for (const [form, text] of Object.entries(source)) {
      const key = form.replace(/_(?:one|other)$/, "");
      // Subject and body of a letter are asked for with the same values.
      const letter = /^letter\.\w+(?=\.(?:subject|body)$)/.exec(key)?.[0];
      note(letter ?? key, namesIn(text));
      if (form !== key) note(key, ["count"]);
    }
    const letters = Object.entries(letterValues)
      .map(([kind, names]) => [`letter.${kind}`, names] as const)
      .filter(([, names]) => names.length > 0);
    const sorted = (entries: Iterable<readonly [string, Iterable<string>]>) =>
      [...entries].map(([key, names]) => `${key}: ${[...names].toSorted().join(", ")}`).toSorted();
    expect(sorted([...letters, ...Object.entries(textValues)])).toEqual(sorted(named));
  });

  it("has its values as they are", () => {
    const serial = "{{owner}} $t(document.date) $&";
    expect(textsFor("int")("document.registration.intro", { serial, owner: "<Ada>" })).toBe(
      `The product with the serial number ${serial} is registered to <Ada>.`,
    );
  });

  it.each([
    ["dede", "Datum"],
    ["dech", "Datum"],
    ["cscz", "Datum"],
    ["frch", "Date"],
    ["itch", "Data"],
    ["enus", "Date"],
    ["enuk", "Date"],
    ["nonsense", "Date"],
  ])("of the locale %s is %s", (locale, text) => expect(textsFor(locale)("document.date")).toBe(text));

  it("of a language is that of its catalogue, and there are no others", () => {
    const titles = Object.keys(catalogueOfLanguage).map((language) =>
      textsIn(language as keyof typeof catalogueOfLanguage)("file_link.failed.title"),
    );
    expect(new Set(titles).size).toBe(11);
    expect(Object.values(catalogueOfLanguage).toSorted()).toEqual(
      catalogues.filter((catalogue) => catalogue !== "enen" && catalogue !== "enus").toSorted(),
    );
  });
});

describe("the text of a code", () => {
  it("is the documents' own or that of the screens", () => {
    expect(textOfCode("dede", "document.statement.kind.payment")).toBe("Zahlung");
    expect(textOfCode("dede", "order.payment.net_30")).toBe("30 Tage netto");
    expect(textOfCode("enus", "order.payment.net_30")).toBe("30 days net");
  });

  it("is undefined for one that nobody knows", () =>
    expect(textOfCode("dede", "order.payment.shells")).toBeUndefined());
});
