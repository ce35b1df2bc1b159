import type { Cookie } from "@playwright/test";
import type { Ready } from "./watch-document.ts";

/** The login: its form can be filled in. */
export const loginScreen: Ready = { selector: "main form input[type=password]" };

/** The dashboard of the gold partner, whose account is Czech. */
export const dashboardScreen: Ready = { selector: "main h1", text: "Přehled", language: "cs-CZ" };

/** The gold partner's orders: a page of their list. */
export const ordersScreen: Ready = { selector: ".route-orders main nav a[href*='page=2']" };

/** What an earlier visit of the gold partner leaves in the browser, besides the session: its language. */
export const lastLanguage: Cookie = {
  name: "portal_locale",
  value: "cscz",
  domain: "localhost",
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax",
};
