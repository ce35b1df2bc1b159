import type { IncomingMessage } from "node:http";
import { hintsSession, hintsSignOn } from "../../src/domain/session/hint-cookies.ts";
import { shopAt } from "../../src/domain/session/after-login.ts";
import { languageTag, type Locale } from "../../src/domain/shell/locale.ts";
import type { PortalConfig } from "../../src/domain/shell/portal-config.ts";
import { canonicalPath, loginPath, loginPathOf, routeOfPath } from "../../src/domain/shell/routes.ts";
import earlyPress from "../../src/prerender/early-press.js?raw";
import { prerenderedTexts, type PrerenderedName } from "../../src/prerender/prerendered.ts";
import { readCookie } from "./cookies.ts";
import { textsOf } from "./page-language.ts";
import { pathOf, type StaticFiles } from "./static-files.ts";

/** A page that stands before any script: its name, and the path that it is rendered for. */
export interface PrerenderedPlace {
  readonly name: PrerenderedName;
  readonly path: string;
  /** The parameter that names a shop; empty without one. */
  readonly search: string;
}

/** The query string of a request's target. */
const searchOf = (url: string): string => /\?[^#]*/.exec(url)?.[0] ?? "";

const isPrerenderedName = (name: string): name is PrerenderedName => Object.hasOwn(prerenderedTexts, name);

/**
 * The page that a request's browser most likely shows first, if it is prerendered; undefined where somebody may be signed in,
 * and for other pages. A page that asks for a login leads to it.
 */
export const prerenderedPlace = (
  { url = "/", headers }: IncomingMessage,
  { shops }: Pick<PortalConfig, "shops">,
): PrerenderedPlace | undefined => {
  const cookie = readCookie(headers);
  if (hintsSession(cookie) || hintsSignOn(cookie)) return undefined;
  const path = canonicalPath(pathOf(url) ?? "/");
  const { name, open } = routeOfPath(path);
  if (!open) return { name: "login", path: loginPath, search: "" };
  if (!isPrerenderedName(name)) return undefined;
  if (name !== "login") return { name, path, search: "" };
  if (path !== loginPath)
    return Object.keys(shops).map(loginPathOf).includes(path) ? { name, path, search: "" } : undefined;
  const shop = shopAt({ path, search: searchOf(url) });
  // Any other parameter, and a shop that nobody knows, changes nothing of the page.
  const search = shop !== undefined && Object.hasOwn(shops, shop) ? `?${new URLSearchParams({ shop })}` : "";
  return { name, path, search };
};

/** The paragraph of a block of `index.html` that is in a language; the one without a language is English. */
export const paragraphIn = (html: string, block: RegExp, language: string): string => {
  const paragraphs = [...(block.exec(html)?.[0] ?? "").matchAll(/<p(?: lang="([^"]*)")?>(.*?)<\/p>/g)];
  const found = paragraphs.find(([, lang]) => lang === language) ?? paragraphs[0];
  return found?.[2] ?? "";
};

const root = /<div id="root">.*?<div class="unstarted">.*?<\/div>\s*<\/div>/s;

/** What a prerendered page is made of. */
interface PageParts {
  /** The built page in the locale. */
  readonly html: string;
  readonly files: StaticFiles;
  readonly place: PrerenderedPlace;
  readonly locale: Locale;
  readonly config: PortalConfig;
  readonly origin: string;
  /** The present year, for the copyright notice. */
  readonly year: number;
}

/** The page with the login or the forgotten password in it, and with the script that keeps a press. */
export const withPrerendered = async ({
  html,
  files,
  place,
  locale,
  config,
  origin,
  year,
}: PageParts): Promise<string> => {
  // Imported on demand: React and the screens are not loaded at the start.
  const { prerender } = await import("../../src/prerender/prerender.tsx");
  const content = prerender({
    ...place,
    locale,
    texts: textsOf(files, locale, prerenderedTexts[place.name]),
    config,
    origin,
    year,
  });
  const late = paragraphIn(html, root, languageTag(locale).split("-")[0] ?? "");
  // React leaves the title where the view stands; a document has it in its head.
  const [title = ""] = /<title>.*?<\/title>/.exec(content) ?? [];
  return html
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(/<script type="module"/, () => `<script>${earlyPress}</script>\n    <script type="module"`)
    .replace(
      root,
      () =>
        `<div id="root" data-prerendered>${content.replace(title, "")}<div class="unstarted"><p>${late}</p></div></div>`,
    );
};
