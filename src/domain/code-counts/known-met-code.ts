import { catalogueCodes } from "../known-issues/catalogue-code.ts";
import { isLocale } from "../shell/locale.ts";
import { routes } from "../shell/routes.ts";
import type { MetCode } from "./met-codes.ts";

const codes: ReadonlySet<string> = new Set(catalogueCodes);
const screens: ReadonlySet<string> = new Set(Object.values(routes).map(({ name }) => name));

/** True for a code of the catalogue on a screen and in a language of the portal: nothing else is counted. */
export const isKnownMetCode = ({ code, screen, language }: MetCode): boolean =>
  codes.has(code) && screens.has(screen) && isLocale(language);
