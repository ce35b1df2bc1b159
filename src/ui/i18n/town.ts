/** A town with its postcode, which stays on one line: "639 00 Brno". */
export const townText = ({ zip, city }: { readonly zip: string; readonly city: string }): string =>
  `${zip.replaceAll(" ", "\u00A0")} ${city}`.trim();
