import type { IncomingMessage } from "node:http";
import { initialLocale } from "../../src/domain/session/login-language.ts";
import { catalogueOf, languageTag, type Locale } from "../../src/domain/shell/locale.ts";
import { acceptedRanges } from "./accept-language.ts";
import { readCookie } from "./cookies.ts";
import type { StaticFiles } from "./static-files.ts";

/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

/** The request headers that `localeOfRequest` reads. */
export const localeHeaders = "Accept-Language, Cookie";

/** The locale in which the page of a request begins; the page decides by the same rule (shell §9). */
export const localeOfRequest = ({ headers }: IncomingMessage): Locale =>
  initialLocale({
    cookie: readCookie(headers),
    hostname: (headers.host ?? "").replace(/:\d+$/, ""),
    browserLanguages: acceptedRanges(headers["accept-language"] ?? ""),
  });

/** A file of texts in a build: its address, and its texts by namespace. */
interface TextFile {
  readonly address: string;
  readonly texts: Readonly<Record<string, Texts>>;
}

/** The file of a build that has the texts of a namespace in a locale: a module whose default export is JSON. */
const textFileOf = (files: StaticFiles, locale: Locale, namespace: string): TextFile | undefined => {
  const name = new RegExp(`^/assets/texts-[^/]+/${catalogueOf(locale)}-[^/]+\\.js$`);
  for (const [address, { plain }] of files) {
    if (!name.test(address)) continue;
    const texts = JSON.parse(plain.toString().slice("export default ".length)) as TextFile["texts"];
    if (Object.hasOwn(texts, namespace)) return { address, texts };
  }
  return undefined;
};

/** The texts of these namespaces in a locale, as the build has them. */
export const textsOf = (files: StaticFiles, locale: Locale, namespaces: readonly string[]): Texts =>
  Object.assign(
    {},
    ...namespaces.map((namespace) => textFileOf(files, locale, namespace)?.texts[namespace] ?? {}),
  ) as Texts;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The built page in a locale: its language, its title, and the load of its first texts stand in the first bytes. */
export const inLocale = (html: string, locale: Locale, files: StaticFiles): string => {
  const spoken = html.replace(/<html lang="[^"]*">/, `<html lang="${languageTag(locale)}">`);
  const shell = textFileOf(files, locale, "shell");
  return shell === undefined
    ? spoken
    : spoken.replace(
        /<title>[^<]*<\/title>/,
        () =>
          `<title>${escaped(shell.texts["shell"]?.["header.product"] ?? "")}</title>\n    <link rel="modulepreload" href="${shell.address}" crossorigin>`,
      );
};
