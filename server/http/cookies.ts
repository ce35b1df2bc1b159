import type { IncomingHttpHeaders } from "node:http";
import type { ReadCookie } from "../../src/domain/session/hint-cookies.ts";

/** A cookie of the portal. */
export interface Cookie {
  readonly name: string;
  /** True if scripts may read it: then it holds no secret. */
  readonly readable: boolean;
}

/** A cookie that scripts cannot read. */
export const secretCookie = (name: string): Cookie => ({ name, readable: false });

/** A cookie that scripts may read. */
export const readableCookie = (name: string): Cookie => ({ name, readable: true });

/** The request's cookies and those to set. */
export interface CookieJar {
  readonly get: (cookie: Cookie) => string | undefined;
  /** Without `maxAge` (seconds) it ends with the browser's session. */
  readonly set: (cookie: Cookie, value: string, maxAge?: number) => void;
  readonly remove: (cookie: Cookie) => void;
  /** The `Set-Cookie` headers so far. */
  readonly changes: () => readonly string[];
  /** Sets them once more, for an answer that is given again. */
  readonly repeat: (changes: readonly string[]) => void;
}

/** The attributes of cookies for this deployment. */
export interface CookiePlace {
  /** False where browsers connect without TLS. */
  readonly secure: boolean;
  /** True if page and portal are on different sites. */
  readonly crossSite: boolean;
}

/** True if browsers connect by TLS. It follows from the configured address alone: a request's Host and protocol are the proxy's. */
export const isSecure = (baseUrl: string): boolean => baseUrl.startsWith("https:");

/** The name of a cookie in headers. With TLS the browser accepts a secret one from this host only, and none of another subdomain. */
export const cookieName = ({ name, readable }: Cookie, secure: boolean): string =>
  secure && !readable ? `__Host-${name}` : name;

/** Parses a `Cookie` header; the first cookie of a name is used. */
export const parseCookies = (header: string | undefined): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    if (!found.has(name)) found.set(name, pair.slice(at + 1).trim());
  }
  return found;
};

/** Reads the cookies of a request by their names in headers. */
export const readCookie = ({ cookie }: IncomingHttpHeaders): ReadCookie => {
  const cookies = parseCookies(cookie);
  return (name) => cookies.get(name);
};

const siteAttributes = ({ secure, crossSite }: CookiePlace): string => {
  if (crossSite) return "SameSite=None; Secure; Partitioned";
  return secure ? "SameSite=Lax; Secure" : "SameSite=Lax";
};

/** The cookies of a request. Values are the portal's own secrets, which need no escaping. */
export const cookieJar = (header: string | undefined, place: CookiePlace): CookieJar => {
  const present = parseCookies(header);
  const changed = new Map<string, string>();
  const set: CookieJar["set"] = (cookie, value, maxAge) => {
    const attributes = [
      "Path=/",
      ...(cookie.readable ? [] : ["HttpOnly"]),
      siteAttributes(place),
      ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ];
    const name = cookieName(cookie, place.secure);
    changed.set(name, [`${name}=${value}`, ...attributes].join("; "));
  };
  return {
    get: (cookie) => present.get(cookieName(cookie, place.secure)),
    set,
    remove: (cookie) => set(cookie, "", 0),
    changes: () => [...changed.values()],
    repeat: (changes) => {
      for (const line of changes) changed.set(line.slice(0, line.indexOf("=")), line);
    },
  };
};
