import { typed } from "../kit/typed.ts";

/** A VAT id with the country of its company, as it is checked. */
export interface VatQuestion {
  readonly vatId: string;
  readonly country: string;
}

/** The prefix of the VAT ids of a country: its code, but for Greece and Switzerland. */
export const vatPrefix = (country: string): string => {
  if (country === "GR") return "EL";
  return country === "CH" ? "CHE" : country;
};

/** A VAT id with capital letters and without separators. */
const bareVatId = (vatId: string): string =>
  typed(vatId, "code")
    .toUpperCase()
    .replaceAll(/[\s./-]/g, "");

/** The normal form of a VAT id of a country: capital letters and digits only, and for Greece `EL`, where people write its country code. */
export const normalVatId = (vatId: string, country: string): string => {
  const id = bareVatId(vatId);
  return country === "GR" ? id.replace(/^GR/, "EL") : id;
};

/** The normal form where it is another id than the typed one without separators, so that it has to be shown. */
export const understoodVatId = ({ vatId, country }: VatQuestion): string | undefined => {
  const id = normalVatId(vatId, country);
  return id === bareVatId(vatId) ? undefined : id;
};

/** True for an id of Northern Ireland, which has its own prefix beside that of the country (Windsor framework). */
export const isNorthernIrish = (vatId: string, country: string): boolean =>
  country === "GB" && vatId.startsWith("XI");

/** The first sign that no VAT id has; the older ones of Ireland may have '+' or '*'. */
export const wrongVatSign = (vatId: string): string | undefined => /[^A-Z\d+*]/u.exec(bareVatId(vatId))?.[0];
