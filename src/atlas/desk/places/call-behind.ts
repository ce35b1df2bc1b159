import { placeAt } from "./all-places.ts";

const check = "/api/checkUserSession";
const login = "/api/login";
const bySignOn = "/api/setUserSessionCookie";

/** The calls behind the shell's own machines, by machine and by the id under which they ask. */
const shell: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  session: {
    checkSession: check,
    checkAgain: check,
    recheck: check,
    recheckEnd: check,
    extend: check,
    checkExpired: check,
    logIn: login,
    logInAgain: login,
    startBySignOn: bySignOn,
    startAgainBySignOn: bySignOn,
    loadPartnerData: "/api/getPartnerData",
    logOut: "/api/logout",
    logOutSilently: "/api/logout",
  },
  notificationCentre: { loadMessages: "/api/getMessages" },
  ticketCreation: { sendTicket: "/api/createTicket" },
  signOn: { probe: "/.well-known/openid-configuration" },
};

/** What happens by itself in a real page, with nothing to be answered. */
const byThemselves: readonly string[] = [
  "loadDraft",
  "keepDraft",
  "keepLastWords",
  "discardDraft",
  "clearOnLogout",
  "clearSilently",
  "clearElsewhere",
  "clearForOther",
  "rememberChoice",
];

/** The address that is asked for where an actor waits for a child; undefined where a test cannot answer it from outside. */
export const callBehind = (actor: string, machine: string, child: string): string | undefined =>
  placeAt(actor)?.calls?.[child] ?? shell[machine]?.[child];

/** True for a child that comes to its end without anybody's answer. */
export const endsByItself = (child: string): boolean => byThemselves.includes(child);
