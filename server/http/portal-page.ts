import type { IncomingMessage } from "node:http";
import type { Locale } from "../../src/domain/shell/locale.ts";
import type { PortalConfig } from "../../src/domain/shell/portal-config.ts";
import { callBase } from "../../src/domain/shell/portal-hosts.ts";
import { compressed } from "../compressed.ts";
import type { Mark } from "../mark/mark.ts";
import { configurationIn, withConfiguration, type PageConfig } from "../page-config.ts";
import { needsSignOn, withAdapterPreload } from "./adapter-preload.ts";
import { answerFormWithoutScript } from "./form-without-script.ts";
import { inLocale, localeHeaders, localeOfRequest } from "./page-language.ts";
import { prerenderedPlace, withPrerendered, type PrerenderedPlace } from "./prerendered-page.ts";
import { contentPolicy, policyMaker } from "./security-headers.ts";
import {
  createStaticFiles,
  PAGE,
  staticFile,
  type PageAnswers,
  type StaticFile,
  type StaticFiles,
} from "./static-files.ts";
import { withStylesInside } from "./styles-inside.ts";

/** A build with its page, and a deployment's own configuration of it; without one, the page has that of the build. */
interface PageOptions {
  readonly files: StaticFiles;
  readonly config: PageConfig | undefined;
  readonly mark: Mark;
  /** The origin as seen by browsers. */
  readonly origin: string;
  /** Further origins whose pages may call. */
  readonly otherOrigins: readonly string[];
  readonly identityOrigin: string | undefined;
  /** Where browsers report what the page's policy refused; undefined: nowhere. */
  readonly reports: string | undefined;
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

/** The origins that a page calls by its configuration, where it is shown at one of these and calls another than its own. */
const calledFrom = (config: PortalConfig | undefined, pages: readonly string[]): readonly string[] =>
  config === undefined
    ? []
    : [
        ...new Set(
          pages.flatMap((page) => {
            const base = callBase(config, page);
            return base === page ? [] : [base];
          }),
        ),
      ];

/**
 * The built page for a request, in its locale, prerendered where it begins with a login, and naming the sign-on adapter where it needs that first, with a configuration that a deployment may
 * replace while the portal runs. Rejects if there is no valid one at the start; one that is not valid later is reported, and
 * the page stays as it was.
 */
export const portalPage = async ({
  files: built,
  config,
  mark,
  origin,
  otherOrigins,
  identityOrigin,
  reports,
  now,
  report,
}: PageOptions): Promise<(request: IncomingMessage) => Promise<StaticFile>> => {
  const page = built.get(PAGE)?.plain.toString() ?? "";
  const withCurrent = async (): Promise<string> =>
    config === undefined ? page : withConfiguration(page, await config());
  let html = await withCurrent();
  let current = configurationIn(html);
  const files = new Map<string, Promise<StaticFile>>();
  const fileOf = async (
    locale: Locale,
    place: PrerenderedPlace | undefined,
    signsOn: boolean,
    year: number,
  ): Promise<StaticFile> => {
    const inLanguage = inLocale(html, locale, built);
    const plain = signsOn ? withAdapterPreload(inLanguage, built) : inLanguage;
    const whole =
      place === undefined || current === undefined
        ? plain
        : await withPrerendered({ html: plain, files: built, place, locale, config: current, origin, year });
    const { html: inside, styles } = withStylesInside(whole, built, place?.name, mark);
    const bytes = Buffer.from(inside);
    return {
      ...staticFile(PAGE, bytes, await compressed(bytes)),
      vary: `Accept-Encoding, ${localeHeaders}`,
      policy: contentPolicy({
        identityOrigin,
        reports,
        styles,
        called: calledFrom(current, [origin, ...otherOrigins]),
      }),
    };
  };
  return async (request) => {
    try {
      const asked = await withCurrent();
      if (asked !== html) {
        current = configurationIn(asked);
        files.clear();
      }
      html = asked;
    } catch (error) {
      report(error);
    }
    const locale = localeOfRequest(request);
    const place = current && prerenderedPlace(request, current);
    const signsOn = needsSignOn(request);
    // A prerendered page names the present year, and the portal may run longer.
    const year = now().getFullYear();
    const key = `${locale} ${place === undefined ? "" : `${place.path}${place.search}`} ${signsOn} ${year}`;
    const file = files.get(key) ?? fileOf(locale, place, signsOn, year);
    files.set(key, file);
    return file;
  };
};

/** Serves a build: its files, and its page as each request begins with it. */
export const serveBuild = async (
  options: PageOptions & Pick<PageAnswers, "otherBuild">,
): Promise<ReturnType<typeof createStaticFiles>> => {
  const { files, otherBuild, reports } = options;
  return createStaticFiles(files, {
    page: await portalPage(options),
    otherBuild,
    form: answerFormWithoutScript(files, policyMaker(reports)),
  });
};
