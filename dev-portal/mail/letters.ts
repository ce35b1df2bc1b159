import type { Letter } from "../http/handler.ts";
import { languageOf, type Language } from "./language.ts";
import { czech } from "./letter-texts/cs.ts";
import { german } from "./letter-texts/de.ts";
import { english } from "./letter-texts/en.ts";
import { spanish } from "./letter-texts/es.ts";
import { french } from "./letter-texts/fr.ts";
import type { LetterKind, LetterTexts } from "./letter-texts/letter-text.ts";

const texts: Readonly<Record<Language, LetterTexts>> = {
  en: english,
  de: german,
  fr: french,
  cs: czech,
  es: spanish,
};

/** The recipient of an e-mail. */
export interface Addressee {
  readonly email: string;
  readonly locale: string;
  /** Empty if the name is unknown. */
  readonly name: string;
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");

/** Without a name the greeting is only its first words: "Hello,". */
const greet = (greeting: string, name: string): string =>
  name === "" ? greeting.replace(/,? \{name\}/, "") : fill(greeting, { name });

/** The place of a training that is held online, in the recipient's language. */
export const onlineWord = (locale: string): string => texts[languageOf(locale)].online;

/** Writes an e-mail in the recipient's language. */
export const writeLetter = (
  kind: LetterKind,
  { email, locale, name }: Addressee,
  values: Readonly<Record<string, string>> = {},
): Letter => {
  const { greeting, closing, letters } = texts[languageOf(locale)];
  const { subject, body } = letters[kind];
  return {
    to: email,
    subject: fill(subject, values),
    text: `${greet(greeting, name)}\n\n${fill(body, values)}\n\n${closing}\n`,
    urgent: kind === "code",
  };
};
