/**
 * The first script of a visit. It is small on purpose: it starts the session check, the catalogue, the screen's chunk and
 * the screen's first data, or the look for a single sign-on, together with the portal's own code, so that they do not wait
 * for each other.
 */
import checkUserSession from "virtual:early-call/checkUserSession";
import { canonicalPath, routeOfPath } from "../domain/shell/routes.ts";
import { configured } from "./browser/configured.ts";
import { mayHaveSession } from "./browser/cookies.ts";
import { showLoadFailure } from "./load-failure.ts";
import { showKeptTheme } from "./browser/kept-theme.ts";
import { firstLocale } from "./browser/first-locale.ts";
import { askEarly } from "./early-answers.ts";
import { beginScreen } from "./screens/begin-screen.ts";
import { screenModules } from "./screens/screen-modules.ts";
import { lookEarly } from "./sign-on/discovery.ts";
import { loadTexts } from "./texts.ts";

/** A step of the path in its own letters; what is no address stays as it stands. */
const decoded = (step: string): string => {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
};

showKeptTheme();
const locale = firstLocale();
const known = mayHaveSession();
const asked = routeOfPath(location.pathname);
const name = asked.open || known ? asked.name : "login";
const screen = name === "login" ? undefined : screenModules[name];

// Who waits for these hears of a failure; here they are only begun.
loadTexts(locale, "shell").catch(() => {});
beginScreen(name, locale);
import("./main.tsx").catch((error: unknown) => {
  void showLoadFailure(locale);
  throw error;
});

// Another base host is known to the portal's own code alone: there these answers are not taken, and nothing is lost.
askEarly(`${location.origin}${checkUserSession.path}`);
const place = {
  id: decoded(canonicalPath(location.pathname).split("/")[2] ?? ""),
  search: location.search,
  locale,
  now: Date.now(),
};
for (const { path, fields } of known || asked.open ? (screen?.early ?? []) : []) {
  const given = fields(place);
  if (given !== undefined) askEarly(`${location.origin}${path}`, given);
}

// Where nobody is known and the screen is for somebody, the session's check will most likely lead on to this.
if (!known && name === "login") void configured().then((config) => lookEarly(config, location.origin));
