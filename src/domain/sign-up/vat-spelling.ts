import { typed } from "../kit/typed.ts";

/** The prefix of the VAT ids of a country: its code, but for Greece and Switzerland. */
export const vatPrefix = (country: string): string => {
  if (country === "GR") return "EL";
  return country === "CH" ? "CHE" : country;
};

/** The normal form of a VAT id: capital letters and digits only. */
export const normalVatId = (vatId: string): string =>
  typed(vatId, "code")
    .toUpperCase()
    .replaceAll(/[\s./-]/g, "");

/** The first sign that no VAT id has; the older ones of Ireland may have '+' or '*'. */
export const wrongVatSign = (vatId: string): string | undefined =>
  /[^A-Z\d+*]/u.exec(normalVatId(vatId))?.[0];
