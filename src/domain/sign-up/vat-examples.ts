import { isVatCountry, type VatCountry } from "./vat-id.ts";

/** A VAT id of each country as people write it, whose checksum holds; none is known to belong to a company. */
export const vatExamples: Readonly<Record<VatCountry, string>> = {
  AT: "ATU12345675",
  BE: "BE0123456749",
  BG: "BG123456786",
  CY: "CY10234567S",
  CZ: "CZ12345679",
  DE: "DE123456788",
  DK: "DK12345674",
  EE: "EE101234568",
  GR: "EL123456783",
  ES: "ESB12345674",
  FI: "FI12345671",
  FR: "FR32123456789",
  HR: "HR12345678903",
  HU: "HU12345676",
  IE: "IE1234567T",
  IT: "IT12345670017",
  LT: "LT123456715",
  LU: "LU12345613",
  LV: "LV40001234561",
  MT: "MT12345634",
  NL: "NL123456782B01",
  PL: "PL1234563218",
  PT: "PT501234560",
  RO: "RO12345674",
  SE: "SE556123456701",
  SI: "SI12345679",
  SK: "SK2021234567",
  GB: "GB123456727",
  CH: "CHE123456788MWST",
};

/** What to show as an example of a country's VAT ids (business §5); undefined where no format is known. */
export const vatExample = (country: string): string | undefined =>
  isVatCountry(country) ? vatExamples[country] : undefined;
