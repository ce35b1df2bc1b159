import type { NotificationKind } from "../../src/domain/account/notification-choice.ts";
import { fill } from "../fill.ts";
import type { Letter } from "../http/handler.ts";
import type { NotificationItem } from "../notifications/notification-source.ts";
import { languageOf, type Language } from "../texts/language.ts";
import { catalan } from "./letter-texts/ca.ts";
import { czech } from "./letter-texts/cs.ts";
import { german } from "./letter-texts/de.ts";
import { english } from "./letter-texts/en.ts";
import { spanish } from "./letter-texts/es.ts";
import { french } from "./letter-texts/fr.ts";
import { italian } from "./letter-texts/it.ts";
import { dutch } from "./letter-texts/nl.ts";
import { polish } from "./letter-texts/pl.ts";
import { slovak } from "./letter-texts/sk.ts";
import { turkish } from "./letter-texts/tr.ts";
import type { LetterKind, LetterTexts } from "./letter-texts/letter-text.ts";
import type { NotificationTexts } from "./notification-texts/notification-text.ts";
import { textOfCode } from "../texts/server-texts.ts";

/** The texts of e-mails by language. */
export const letterTexts: Readonly<Record<Language, LetterTexts>> = {
  en: english,
  de: german,
  fr: french,
  cs: czech,
  es: spanish,
  nl: dutch,
  it: italian,
  pl: polish,
  sk: slovak,
  tr: turkish,
  ca: catalan,
};

/** The recipient of an e-mail. */
export interface Addressee {
  readonly email: string;
  readonly locale: string;
  /** Empty if the name is unknown. */
  readonly name: string;
}

/** Without a name the greeting is only its first words: "Hello,". */
const greet = (greeting: string, name: string): string =>
  name === "" ? greeting.replace(/,? \{name\}/, "") : fill(greeting, { name });

/** The place of a training that is held online, in the recipient's language. */
export const onlineWord = (locale: string): string => letterTexts[languageOf(locale)].online;

/** The texts of notifications in a language. */
export const notificationTextsOf = (language: Language): NotificationTexts =>
  letterTexts[language].notifications;

/** An e-mail's text: greeting, body and closing. */
const textOf = ({ locale, name }: Addressee, body: string): string => {
  const { greeting, closing } = letterTexts[languageOf(locale)];
  return `${greet(greeting, name)}\n\n${body}\n\n${closing}\n`;
};

/** Writes an e-mail in the recipient's language. */
export const writeLetter = (
  kind: LetterKind,
  addressee: Addressee,
  values: Readonly<Record<string, string>> = {},
): Letter => {
  const { subject, body } = letterTexts[languageOf(addressee.locale)].letters[kind];
  return {
    to: addressee.email,
    subject: fill(subject, values),
    text: textOf(addressee, fill(body, values)),
    urgent: kind === "code",
  };
};

/** A choice of the settings, as the settings name it: "an order has been sent". */
export const choiceWords = (kind: NotificationKind, locale: string): string =>
  textOfCode(locale, `settings.notification.${kind}`) ?? kind;

/** What a notification tells, and the links of its own. */
interface NotificationContent {
  readonly items: readonly [NotificationItem, ...(readonly NotificationItem[])];
  readonly baseUrl: string;
  /** The link that switches the kind off (RFC 8058). */
  readonly unsubscribe: string;
}

/** Writes what the recipient chose to be told, in their language: each thing with the link to its screen, and how to switch the kind off. */
export const writeNotification = (
  kind: NotificationKind,
  addressee: Addressee,
  { items, baseUrl, unsubscribe }: NotificationContent,
): Letter => {
  const language = languageOf(addressee.locale);
  const { kinds, why } = notificationTextsOf(language);
  const { subject, intro } = items.length === 1 ? kinds[kind].one : kinds[kind].several;
  const paragraphs = [
    intro,
    ...items.map(({ text, path }) => `${text}\n${baseUrl}${path}`),
    fill(why, { choice: choiceWords(kind, addressee.locale), link: unsubscribe }),
  ];
  return {
    to: addressee.email,
    subject: fill(subject, { name: items[0].name, count: String(items.length) }),
    text: textOf(addressee, paragraphs.join("\n\n")),
    unsubscribe,
  };
};
