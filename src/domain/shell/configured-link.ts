import type { Locale } from "./locale.ts";

/** What the name of a configured link depends on. */
export interface LinkReader {
  readonly locale: Locale;
  readonly country: string;
}

/** The name of a configured link: the partner programme has separate ones for Swiss accounts in French and German (shell §2). */
export const linkName = (name: string, { locale, country }: LinkReader): string => {
  if (name !== "partner_programme" || country !== "CH") return name;
  return locale === "frfr" || locale === "frch" ? "partner_programme_ch_fr" : "partner_programme_ch_de";
};
