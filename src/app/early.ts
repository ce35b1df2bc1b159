/**
 * The first script of a visit. It is small: it starts the session check, the texts, the screen's chunk and first
 * data, or the search for a single sign-on session, in parallel with loading the portal's main code.
 */
import checkUserSession from "virtual:early-call/checkUserSession";
import { languageTag } from "../domain/shell/locale.ts";
import type { PortalConfig } from "../domain/shell/portal-config.ts";
import { callBase } from "../domain/shell/portal-hosts.ts";
import { looksForSignOn, routeOfPath } from "../domain/shell/routes.ts";
import { configuration } from "./browser/configuration.ts";
import { mayHaveSession, mayHaveSignOn } from "./browser/cookies.ts";
import { showLoadFailure } from "./load-failure.ts";
import { loadFormatData } from "./browser/first-formats.ts";
import { nextTask } from "./browser/next-task.ts";
import { showKeptTheme } from "./browser/kept-theme.ts";
import { firstLocale } from "./browser/first-locale.ts";
import { hasPendingLogout } from "./browser/pending-logout.ts";
import { isPrerendered, painted } from "./browser/prerendered.ts";
import { askEarly } from "./early-answers.ts";
import { beginReads } from "./screens/begin-reads.ts";
import { beginScreen } from "./screens/begin-screen.ts";
import { screenModules } from "./screens/screen-modules.ts";
import { beginLook } from "./sign-on/silent-look.ts";
import { loadTexts } from "./texts.ts";

showKeptTheme();
const locale = firstLocale();
// While a logout is pending, nothing is asked in the name of who has signed out.
const pending = hasPendingLogout();
const known = mayHaveSession() && !pending;
const asked = routeOfPath(location.pathname);
// With a mark of single sign-on, the address stays until the identity server has been asked.
const name = asked.open || known || (mayHaveSignOn() && !pending) ? asked.name : "login";
const screen = name === "login" ? undefined : screenModules[name];

// Failures are handled where these promises are awaited; here the loads are only started.
screen?.load().catch(() => {});
// A prerendered page is painted before other code takes the thread and the connection.
const shown = isPrerendered() ? painted() : Promise.resolve();
shown
  .then(() => import("./main.ts"))
  // Not awaited by its module: the view's code uses that of the actors.
  .then(({ start }) => start())
  .catch((error: unknown) => {
    void showLoadFailure(locale);
    throw error;
  });

/** Nobody has checked the configuration yet: the main code tells what is wrong with it. */
const earlyBase = (): string => {
  try {
    return callBase(configuration() as PortalConfig, location.origin);
  } catch {
    return location.origin;
  }
};
const base = earlyBase();
if (!pending) void askEarly(`${base}${checkUserSession.path}`);
loadTexts(locale, "shell").catch(() => {});
beginScreen(name, locale);
if (known || (asked.open && !pending))
  beginReads(name, { path: location.pathname, search: location.search, locale, base });
if (known) void nextTask().then(() => loadFormatData(languageTag(locale)));

// Without a session, the session check most likely leads to this look. At the login it comes with the main code: its
// frames would hold up the form.
if (!known && !pending && asked.name !== "login" && looksForSignOn(asked))
  void shown.then(() => beginLook(configuration(), location.origin));
