import type { Locale } from "../../src/domain/shell/locale.ts";
import { inLanguage, type Issuer } from "./kit/in-language.ts";
import { fill } from "../fill.ts";

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
  const { texts, values, paper } = inLanguage(locale, issuer);
  const words = texts.registration;
  const sheet = await paper(words.title, day);
  sheet.heading(words.title);
  sheet.paragraph(fill(words.intro, { serial, owner }));
  sheet.facts([
    [words.product, product],
    [words.serial, serial],
    [words.registeredOn, values.day(registeredOn)],
    [words.purchasedOn, purchasedOn === null ? null : values.day(purchasedOn)],
    [words.project, project],
    [texts.date, values.day(day)],
  ]);
  return sheet.finish();
};
