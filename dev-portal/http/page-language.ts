import type { IncomingMessage } from "node:http";
import { initialLocale } from "../../src/domain/session/login-language.ts";
import { catalogueOf, languageTag, type Locale } from "../../src/domain/shell/locale.ts";
import { acceptedRanges } from "./accept-language.ts";
import { parseCookies } from "./cookies.ts";
import type { StaticFiles } from "./static-files.ts";

/** The request headers that `localeOfRequest` reads. */
export const localeHeaders = "Accept-Language, Cookie";

/** The locale in which the page of a request begins; the page decides by the same rule (shell §9). */
export const localeOfRequest = ({ headers }: IncomingMessage): Locale => {
  const cookies = parseCookies(headers.cookie);
  return initialLocale({
    cookie: (name) => cookies.get(name),
    hostname: (headers.host ?? "").replace(/:\d+$/, ""),
    browserLanguages: acceptedRanges(headers["accept-language"] ?? ""),
  });
};

/** The first texts of a locale: the address of their file, and the page's title in it. */
interface PageWords {
  readonly texts: string;
  readonly title: string;
}

/** A text file of the build: a module whose default export is JSON by namespace. */
const titleOf = (module: string): string => {
  const { shell } = JSON.parse(module.slice("export default ".length)) as {
    readonly shell: Readonly<Record<string, string>>;
  };
  return (shell["header.product"] ?? "").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
};

/** The first texts of a locale among the files of a build. */
const pageWords = (files: StaticFiles, locale: Locale): PageWords | undefined => {
  const name = new RegExp(`^/assets/texts-[^/]+/${catalogueOf(locale)}-shell\\.js$`);
  const found = [...files].find(([address]) => name.test(address));
  if (found === undefined) return undefined;
  const [texts, { plain }] = found;
  return { texts, title: titleOf(plain.toString()) };
};

/** The built page in a locale: its language, its title, and the load of its first texts stand in the first bytes. */
export const inLocale = (html: string, locale: Locale, files: StaticFiles): string => {
  const spoken = html.replace(/<html lang="[^"]*">/, `<html lang="${languageTag(locale)}">`);
  const words = pageWords(files, locale);
  return words === undefined
    ? spoken
    : spoken.replace(
        /<title>[^<]*<\/title>/,
        () =>
          `<title>${words.title}</title>\n    <link rel="modulepreload" href="${words.texts}" crossorigin>`,
      );
};
