import type { Locale } from "../../src/domain/shell/locale.ts";
import { inLanguage, type Issuer } from "./kit/in-language.ts";

/** What the proof of a registration shows. */
export interface RegistrationPaper {
  /** The company, or the private person. */
  readonly owner: string;
  readonly serial: string;
  readonly product: string;
  /** Empty without one. */
  readonly project: string;
  readonly registeredOn: Date;
  readonly purchasedOn: Date | null;
  /** The day on which the proof is written. */
  readonly day: Date;
}

/** The proof that a product is registered, as PDF (business §1). */
export const registrationPdf = async (
  { owner, serial, product, project, registeredOn, purchasedOn, day }: RegistrationPaper,
  locale: Locale,
  issuer: Issuer,
): Promise<Buffer> => {
  const { t, values, paper } = inLanguage(locale, issuer);
  const sheet = await paper(t("document.registration.title"), day);
  sheet.heading(t("document.registration.title"));
  sheet.paragraph(t("document.registration.intro", { serial, owner }));
  sheet.facts([
    [t("document.registration.product"), product],
    [t("document.registration.serial"), serial],
    [t("document.registration.registered_on"), values.day(registeredOn)],
    [t("document.registration.purchased_on"), purchasedOn === null ? null : values.day(purchasedOn)],
    [t("document.registration.project"), project],
    [t("document.date"), values.day(day)],
  ]);
  return sheet.finish();
};
