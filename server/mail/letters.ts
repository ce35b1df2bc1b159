import type { NotificationKind } from "../../src/domain/account/notification-choice.ts";
import type { Letter } from "../http/handler.ts";
import type { NotificationItem } from "../notifications/notification-source.ts";
import { languageOf } from "../texts/language.ts";
import { textOfCode, textsFor } from "../texts/server-texts.ts";
import type { LetterKind, ValuesOf } from "../texts/text-values.ts";

/** The recipient of an e-mail. */
export interface Addressee {
  readonly email: string;
  readonly locale: string;
  /** Empty if the name is unknown. */
  readonly name: string;
}

/** An e-mail's text: greeting, body and closing. */
const textOf = ({ locale, name }: Addressee, body: string): string => {
  const t = textsFor(locale);
  const greeting = name === "" ? t("letter.greeting.unnamed") : t("letter.greeting", { name });
  return `${greeting}\n\n${body}\n\n${t("letter.closing")}\n`;
};

type LetterPart<Kind extends LetterKind> = `letter.${Kind}.${"subject" | "body"}`;

/** Writes an e-mail in the recipient's language. */
export const writeLetter = <Kind extends LetterKind>(
  kind: Kind,
  addressee: Addressee,
  ...values: ValuesOf<LetterPart<Kind>>
): Letter => {
  const t = textsFor(addressee.locale);
  return {
    to: addressee.email,
    subject: t<LetterPart<Kind>>(`letter.${kind}.subject`, ...values),
    text: textOf(addressee, t<LetterPart<Kind>>(`letter.${kind}.body`, ...values)),
    language: languageOf(addressee.locale),
    urgent: kind === "code",
  };
};

/** A choice of the settings, as the settings name it: "an order has been sent". */
export const choiceLabel = (kind: NotificationKind, locale: string): string =>
  textOfCode(locale, `settings.notification.${kind}`) ?? kind;

/** What a notification says, and the links of its own. */
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
  const t = textsFor(addressee.locale);
  const count = items.length;
  const paragraphs = [
    t(`notification.${kind}.intro`, { count }),
    ...items.map(({ text, path }) => `${text}\n${baseUrl}${path}`),
    t("notification.why", { choice: choiceLabel(kind, addressee.locale), link: unsubscribe }),
  ];
  return {
    to: addressee.email,
    subject: t(`notification.${kind}.subject`, { name: items[0].name, count }),
    text: textOf(addressee, paragraphs.join("\n\n")),
    language: languageOf(addressee.locale),
    unsubscribe,
  };
};
