import type { IncomingMessage } from "node:http";
import { initialLocale } from "../../src/domain/session/login-language.ts";
import { catalogueOf, languageTag, type Locale } from "../../src/domain/shell/locale.ts";
import { acceptedRanges } from "./accept-language.ts";
import { parseCookies } from "./cookies.ts";

/** The request headers that `localeOfRequest` reads. */
export const localeHeaders = "Accept-Language, Cookie";

/** The locale in which the page of a request begins; the page decides by the same rule (shell §9). */
export const localeOfRequest = ({ headers }: IncomingMessage): Locale => {
  const cookies = parseCookies(headers.cookie);
  return initialLocale({
    chosen: cookies.get("portal_lang"),
    shown: cookies.get("portal_locale"),
    hostname: (headers.host ?? "").replace(/:\d+$/, ""),
    browserLanguages: acceptedRanges(headers["accept-language"] ?? ""),
    geoCookie: cookies.get("portal_geo"),
  });
};

/** The first texts of a locale: the address of their file, and the page's title in it. */
export interface PageWords {
  readonly texts: string;
  readonly title: string;
}

/** The built page in a locale: its language, its title, and the load of its first texts stand in the first bytes. */
export const inLocale = (html: string, locale: Locale, words: PageWords | undefined): string => {
  const spoken = html.replace(/<html lang="[^"]*">/, `<html lang="${languageTag(locale)}">`);
  return words === undefined
    ? spoken
    : spoken.replace(
        /<title>[^<]*<\/title>/,
        () =>
          `<title>${words.title}</title>\n    <link rel="modulepreload" href="${words.texts}" crossorigin>`,
      );
};

/** A text file of the build: a module whose default export is JSON by namespace. */
const titleOf = (module: string): string => {
  const { shell } = JSON.parse(module.slice("export default ".length)) as {
    readonly shell: Readonly<Record<string, string>>;
  };
  return (shell["header.product"] ?? "").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
};

/** The first texts of each locale among the files of a build, by their addresses. */
export const pageWords = (
  addresses: Iterable<string>,
  read: (address: string) => string,
): ((locale: Locale) => PageWords | undefined) => {
  const files = new Map<string, string>();
  for (const address of addresses) {
    const catalogue = /^\/assets\/texts-[^/]+\/([^/]+)-shell\.js$/.exec(address)?.[1];
    if (catalogue !== undefined) files.set(catalogue, address);
  }
  return (locale) => {
    const texts = files.get(catalogueOf(locale));
    return texts === undefined ? undefined : { texts, title: titleOf(read(texts)) };
  };
};
