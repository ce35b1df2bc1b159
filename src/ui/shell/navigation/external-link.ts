import { linkName, type LinkReader } from "../../../domain/shell/configured-link.ts";
import { languageTag, type Locale } from "../../../domain/shell/locale.ts";
import type { PortalConfig } from "../../../domain/shell/portal-config.ts";

const inLanguage = (url: string, locale: Locale): string =>
  url.replaceAll("{language}", new Intl.Locale(languageTag(locale)).language);

/** A configured navigation link in the reader's language, or undefined if the deployment has no such link. */
export const externalLink = (
  links: PortalConfig["links"],
  name: string,
  reader: LinkReader,
): string | undefined => {
  const own = linkName(name, reader);
  const link = Object.hasOwn(links, own) ? links[own] : undefined;
  return link && inLanguage(link, reader.locale);
};

/** The promotional links of the reader's locale, as the deployment lists and names them (shell §2). */
export const promotionLinks = (
  promotions: PortalConfig["promotions"],
  { locale }: Pick<LinkReader, "locale">,
): readonly { readonly name: string; readonly href: string }[] =>
  promotions
    .filter(({ locales }) => locales.some((own) => own === locale))
    .map(({ name, url }) => ({ name, href: inLanguage(url, locale) }));
