import type { Locale } from "../../src/domain/shell/locale.ts";
import { addressLines, inLanguage, type Issuer } from "./kit/in-language.ts";

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
  const { t, values, paper } = inLanguage(locale, issuer);
  const { participant, company, training, title, place } = certificate;
  const sheet = await paper(t("document.certificate.title"), certificate.endsAt);
  sheet.heading(t("document.certificate.title"));
  sheet.paragraph(t("document.certificate.intro", { participant }));
  sheet.facts([
    [t("document.certificate.training"), title],
    [t("document.certificate.number"), training],
    [t("document.certificate.held"), daysOf(certificate, values.tag)],
    [
      t("document.certificate.place"),
      place._tag === "Online" ? t("document.certificate.online") : addressLines(place, values).join(", "),
    ],
    [t("document.certificate.company"), company],
  ]);
  return sheet.finish();
};
