import { placeAt } from "./all-places.ts";

const check = "/api/checkUserSession";
const login = "/api/login";

/** The calls behind the shell's own machines, by machine and by the id under which they ask. */
const shell: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  session: {
    checkSession: check,
    checkAgain: check,
    signIn: login,
    loadPartnerData: "/api/getPartnerData",
    logOut: "/api/logout",
    logOutSilently: "/api/logout",
  },
  signIn: { logIn: login },
  sessionClock: { extend: check },
  sessionFollow: { recheck: check, recheckEnd: check },
  notificationCentre: { loadMessages: "/api/getMessages" },
  ticketCreation: { sendTicket: "/api/createTicket" },
  signOn: {
    probe: "/.well-known/openid-configuration",
    setSessionCookie: "/api/setUserSessionCookie",
  },
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
