import Keycloak from "keycloak-js";
import type { Initialised, Refreshed } from "../../machines/session/sign-on.machine.ts";
import { adapterConfig, type Realm } from "./adapter-config.ts";

/** Limits in milliseconds: the adapter itself waits for ever in most of its failures (docs/sign-on.md). */
const MESSAGE_LIMIT = 3000;
const INIT_LIMIT = 8000;
const REFRESH_LIMIT = 10_000;
/** A token is refreshed when it has less than this left, in seconds. */
const MIN_VALIDITY = 30;

export type AdapterNews = "loggedOut" | "tokenExpired" | "refreshFailed";

const within = <Value>(promise: Promise<Value>, limit: number): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new DOMException("Too slow", "TimeoutError")), limit);
    }),
  ]);

/** A refused login is rejected as a plain object with the protocol's error, a wrong client as an Error of the status frame. */
const whyNot = (reason: unknown): Initialised => {
  if (reason instanceof DOMException) return { _tag: "Unavailable" };
  if (reason instanceof Error)
    return reason.message.includes("login iframe") ? { _tag: "Misconfigured" } : { _tag: "Unavailable" };
  if (typeof reason === "object" && reason !== null && "error" in reason && typeof reason.error === "string")
    return { _tag: "LoginRefused", code: reason.error };
  return { _tag: "Unavailable" };
};

export interface AdapterOptions {
  readonly realm: Realm;
  /** Where a logout at the identity server leads back to: the production portal, on localhost the own origin (shell §4). */
  readonly home: string;
  /** The BCP 47 tag that the identity server's pages are shown in. */
  readonly language: () => string;
}

/**
 * The unmodified keycloak-js behind promises that always settle. Each attempt is a new instance: one that failed or
 * stood still is dead, its frames are removed and its callbacks ignored. The token lives in the instance, nowhere else.
 */
export const createKeycloakAdapter = ({ realm, home, language }: AdapterOptions) => {
  const { origin } = realm;
  let current: Keycloak | undefined;
  let hear: (news: AdapterNews) => void = () => {};

  const discard = (): void => {
    current = undefined;
    for (const frame of document.querySelectorAll("iframe[src*='/realms/'], iframe[title^='keycloak-']"))
      frame.remove();
  };

  const initialise = async (description: unknown): Promise<Initialised> => {
    discard();
    const mine = new Keycloak(adapterConfig(realm, description));
    current = mine;
    const tell = (news: AdapterNews) => (): void => {
      if (current === mine) hear(news);
    };
    mine.onAuthLogout = tell("loggedOut");
    mine.onTokenExpired = tell("tokenExpired");
    mine.onAuthRefreshError = tell("refreshFailed");
    try {
      const authenticated = await within(
        mine.init({
          onLoad: "check-sso",
          silentCheckSsoRedirectUri: `${origin}/silent-check-sso.html`,
          pkceMethod: "S256",
          checkLoginIframe: true,
          checkLoginIframeInterval: 1,
          messageReceiveTimeout: MESSAGE_LIMIT,
        }),
        INIT_LIMIT,
      );
      return authenticated && mine.token !== undefined
        ? { _tag: "Authenticated", token: mine.token }
        : { _tag: "Anonymous" };
    } catch (reason) {
      discard();
      return whyNot(reason);
    }
  };

  const refresh = async (): Promise<Refreshed> => {
    const mine = current;
    if (mine === undefined) return { _tag: "Unreachable" };
    try {
      await within(mine.updateToken(MIN_VALIDITY), REFRESH_LIMIT);
      return mine.token === undefined ? { _tag: "Refused" } : { _tag: "Fresh", token: mine.token };
    } catch (reason) {
      if (reason instanceof DOMException) {
        discard();
        return { _tag: "Unreachable" };
      }
      // A refusal clears the adapter's own token; anything else leaves it, and can be tried again.
      return mine.refreshToken === undefined ? { _tag: "Refused" } : { _tag: "Unreachable" };
    }
  };

  /** Comes back to the login page, which no guard redirects: the answer in the hash survives until the adapter reads it. */
  const loginAddress = (returnTo: string): string =>
    `${origin}${returnTo.startsWith("/login/") ? returnTo : `/login/?redirect=${encodeURIComponent(returnTo)}`}`;

  return {
    initialise,
    refresh,
    /** The sign-on token, as long as the instance has one. */
    token: (): string | undefined => current?.token,
    /** The whole page leaves for the identity server; never settles where that works. */
    goToLogin: async (returnTo: string): Promise<void> =>
      current?.login({ redirectUri: loginAddress(returnTo), locale: language() }),
    goToLogout: async (returnTo: string): Promise<void> =>
      current?.logout({ redirectUri: new URL(returnTo, home).href }),
    /** The sign-on token goes (shell §4: "the stored token is removed"). */
    clearToken: (): undefined => {
      const mine = current;
      discard();
      mine?.clearToken();
      return undefined;
    },
    watch: (listener: (news: AdapterNews) => void): (() => void) => {
      hear = listener;
      return () => {
        hear = () => {};
      };
    },
  };
};

export type KeycloakAdapter = ReturnType<typeof createKeycloakAdapter>;
