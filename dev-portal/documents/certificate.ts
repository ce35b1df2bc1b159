import type { Locale } from "../../src/domain/shell/locale.ts";
import { addressLines, inLanguage, type Issuer } from "./kit/in-language.ts";
import { fill } from "../fill.ts";

/** Where a training was held. */
type CertificatePlace =
  | { readonly _tag: "Online" }
  | {
      readonly _tag: "OnSite";
      readonly name: string;
      readonly street: string;
      readonly zip: string;
      readonly city: string;
      readonly country: string;
    };

/** What the certificate of a training shows. */
export interface CertificatePaper {
  readonly participant: string;
  readonly company: string;
  /** The training's number and title; the title is in the language in which it was held. */
  readonly training: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The time zone of the place. */
  readonly timeZone: string;
  readonly place: CertificatePlace;
}

const daysOf = (
  { startsAt, endsAt, timeZone }: Pick<CertificatePaper, "startsAt" | "endsAt" | "timeZone">,
  tag: string,
): string => new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone }).formatRange(startsAt, endsAt);

/** The certificate of somebody who was present at a training, as PDF (business §4). */
export const certificatePdf = async (
  certificate: CertificatePaper,
  locale: Locale,
  issuer: Issuer,
): Promise<Buffer> => {
  const { texts, values, paper } = inLanguage(locale, issuer);
  const { participant, company, training, title, place } = certificate;
  const words = texts.certificate;
  const sheet = await paper(words.title, certificate.endsAt);
  sheet.heading(words.title);
  sheet.paragraph(fill(words.intro, { participant }));
  sheet.facts([
    [words.training, title],
    [words.number, training],
    [words.held, daysOf(certificate, values.tag)],
    [words.place, place._tag === "Online" ? words.online : addressLines(place, values).join(", ")],
    [words.company, company],
  ]);
  return sheet.finish();
};
