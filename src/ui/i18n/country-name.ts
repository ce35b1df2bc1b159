/** A country's name in the reader's language; an unknown code is returned as is. */
export const countryName = (tag: string, country: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(tag, { type: "region" }).of(country) ?? country)
    : country;
