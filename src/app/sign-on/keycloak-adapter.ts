import Keycloak, { type KeycloakInitOptions } from "keycloak-js";
import type { Initialised, Refreshed } from "../../machines/session/sign-on-events.ts";
import { leftLogin, nextSignOn } from "../browser/next-sign-on.ts";
import { adapterConfig } from "./adapter-config.ts";
import { LOGIN_PAGE, SILENT_PAGE } from "../../domain/session/sign-on-pages.ts";
import type { PortalConfig } from "../../domain/shell/portal-config.ts";
import { homeOf } from "../../domain/shell/portal-hosts.ts";
import type { Realm } from "./realm.ts";

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

/** Removes the adapter's frames, but for a silent look's that is answered: the adapter removes it itself once it has the token. */
const removeFrames = (): void => {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(
    "iframe[src*='/realms/'], iframe[title^='keycloak-']",
  ))
    if (frame.contentDocument?.location.pathname !== SILENT_PAGE) frame.remove();
};

/**
 * The unmodified keycloak-js behind promises that always settle. Each attempt is a new instance: after a failure or a
 * timeout its frames are removed and its callbacks ignored. The token is kept only in the instance.
 */
export const createKeycloakAdapter = (realm: Realm) => {
  const { origin } = realm;
  let current: Keycloak | undefined;
  /** The instance whose frame follows the status of the identity session. */
  let following: Keycloak | undefined;
  let hear: (news: AdapterNews) => void = () => {};

  const discard = (): void => {
    current = undefined;
    following = undefined;
    removeFrames();
  };

  const createInstance = (): Keycloak => {
    const instance = new Keycloak(adapterConfig(realm));
    const tell = (news: AdapterNews) => (): void => {
      if (current === instance) hear(news);
    };
    instance.onAuthLogout = tell("loggedOut");
    instance.onTokenExpired = tell("tokenExpired");
    instance.onAuthRefreshError = tell("refreshFailed");
    return instance;
  };

  const start = (instance: Keycloak, options: KeycloakInitOptions): Promise<boolean> =>
    within(
      instance.init({
        pkceMethod: "S256",
        checkLoginIframeInterval: 1,
        messageReceiveTimeout: MESSAGE_LIMIT,
        ...options,
      }),
      INIT_LIMIT,
    );

  /**
   * Looks whether somebody is signed in at the identity server. `statusFirst` asks its status frame before: that is one
   * round trip more, and tells a wrong client from a server that does not answer.
   */
  const initialise = async ({ statusFirst }: { readonly statusFirst: boolean }): Promise<Initialised> => {
    discard();
    const mine = createInstance();
    current = mine;
    if (statusFirst) following = mine;
    try {
      const authenticated = await start(mine, {
        onLoad: "check-sso",
        silentCheckSsoRedirectUri: `${origin}${SILENT_PAGE}`,
        checkLoginIframe: statusFirst,
      });
      return authenticated && mine.token !== undefined
        ? { _tag: "Authenticated", token: mine.token }
        : { _tag: "Anonymous" };
    } catch (reason) {
      discard();
      return whyNot(reason);
    }
  };

  /**
   * Begins to follow the status of the identity session, in its frame. The adapter offers that at the start only, so a
   * new instance starts with the tokens of the present one and takes its place. If it does not succeed, the next
   * refresh tries it again.
   */
  const follow = async (): Promise<void> => {
    const mine = current;
    if (mine?.token === undefined || mine.refreshToken === undefined || following === mine) return;
    const { token, refreshToken, idToken, timeSkew } = mine;
    const next = createInstance();
    following = mine;
    try {
      const isSignedIn = await start(next, {
        token,
        refreshToken,
        ...(idToken !== undefined && { idToken }),
        timeSkew: timeSkew ?? 0,
        checkLoginIframe: true,
      });
      if (current !== mine) return;
      // Tokens of before a refresh may no longer count.
      if (mine.token !== token) throw new Error("Refreshed meanwhile");
      current = next;
      following = next;
      if (!isSignedIn) hear("loggedOut");
    } catch {
      if (current !== mine) return;
      following = undefined;
      removeFrames();
    }
  };

  const refresh = async (): Promise<Refreshed> => {
    const mine = current;
    if (mine === undefined) return { _tag: "Unreachable" };
    try {
      await within(mine.updateToken(MIN_VALIDITY), REFRESH_LIMIT);
      if (mine.token === undefined) return { _tag: "Refused" };
      void follow();
      return { _tag: "Fresh", token: mine.token };
    } catch (reason) {
      if (reason instanceof DOMException) {
        discard();
        return { _tag: "Unreachable" };
      }
      // A refusal clears the adapter's token; after other failures the token remains and the refresh can be repeated.
      return mine.refreshToken === undefined ? { _tag: "Refused" } : { _tag: "Unreachable" };
    }
  };

  /** The login's address that leads there. */
  const loginTo = (returnTo: string): string =>
    returnTo.startsWith(LOGIN_PAGE) ? returnTo : `${LOGIN_PAGE}?redirect=${encodeURIComponent(returnTo)}`;

  return {
    initialise,
    follow,
    refresh,
    /** The sign-on token; undefined if there is none. */
    token: (): string | undefined => current?.token,
    /** Navigates to the identity server, whose pages are in the language of this BCP 47 tag; does not settle if that succeeds. */
    goToLogin: async (returnTo: string, language: string): Promise<void> => {
      leftLogin.keep(loginTo(returnTo));
      // No guard redirects this page, so the answer in the fragment remains until the adapter reads it.
      await current?.login({ redirectUri: `${origin}${LOGIN_PAGE}`, locale: language });
    },
    /** Navigates to the identity server's logout, which leads back to the home of this deployment; where `signOnTo` is given, that page goes on to the sign-on. */
    goToLogout: async (
      hosts: Pick<PortalConfig, "productionPortal">,
      { signOnTo }: { readonly signOnTo: string | undefined },
    ): Promise<void> => {
      if (signOnTo !== undefined) nextSignOn.keep(signOnTo);
      await current?.logout({ redirectUri: new URL(LOGIN_PAGE, homeOf(hosts, origin)).href });
    },
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
