import Keycloak from "keycloak-js";
import type { Initialised, Refreshed } from "../../machines/session/sign-on.machine.ts";
import { adapterConfig, type Realm } from "./adapter-config.ts";

/** Limits in milliseconds: the adapter itself never settles after most failures (docs/sign-on.md). */
const MESSAGE_LIMIT = 3000;
const INIT_LIMIT = 8000;
const REFRESH_LIMIT = 10_000;
/** A token is refreshed if it expires in less than this, in seconds. */
const MIN_VALIDITY = 30;

export type AdapterNews = "loggedOut" | "tokenExpired" | "refreshFailed";

const within = <Value>(promise: Promise<Value>, limit: number): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new DOMException("Too slow", "TimeoutError")), limit);
    }),
  ]);

/**
 * A refused login rejects with a plain object that has the protocol's error, a wrong client with an Error from the
 * status frame.
 */
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
  /** The target after logout at the identity server: the production portal; on localhost the own origin (shell §4). */
  readonly home: string;
  /** The BCP 47 tag of the identity server's pages. */
  readonly language: () => string;
}

/**
 * The unmodified keycloak-js behind promises that always settle. Each attempt is a new instance: after a failure or a
 * timeout its frames are removed and its callbacks ignored. The token is kept only in the instance.
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
      // A refusal clears the adapter's token; after other failures the token remains and the refresh can be repeated.
      return mine.refreshToken === undefined ? { _tag: "Refused" } : { _tag: "Unreachable" };
    }
  };

  /**
   * The return address is the login page, which no guard redirects, so the answer in the fragment remains until the
   * adapter reads it.
   */
  const loginAddress = (returnTo: string): string =>
    `${origin}${returnTo.startsWith("/login/") ? returnTo : `/login/?redirect=${encodeURIComponent(returnTo)}`}`;

  return {
    initialise,
    refresh,
    /** The sign-on token; undefined if there is none. */
    token: (): string | undefined => current?.token,
    /** Navigates to the identity server; does not settle if that succeeds. */
    goToLogin: async (returnTo: string): Promise<void> =>
      current?.login({ redirectUri: loginAddress(returnTo), locale: language() }),
    goToLogout: async (returnTo: string): Promise<void> =>
      current?.logout({ redirectUri: new URL(returnTo, home).href }),
    /** Deletes the sign-on token (shell §4: "the stored token is removed"). */
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
