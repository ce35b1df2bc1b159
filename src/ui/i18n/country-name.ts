/** A country by its name in the reader's language; what is no country code is shown as it came. */
export const countryName = (tag: string, country: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(tag, { type: "region" }).of(country) ?? country)
    : country;
