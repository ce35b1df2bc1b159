/** The countries that are invoiced in another currency than EUR. */
const currencies: Readonly<Record<string, string>> = {
  CH: "CHF",
  CZ: "CZK",
  GB: "GBP",
  LI: "CHF",
  PL: "PLN",
};

/** The currency in which a company of a country is invoiced, as long as nothing says another one. */
export const ownCurrency = (country: string): string => currencies[country] ?? "EUR";
