/** The request's cookies and those to set. */
export interface CookieJar {
  readonly get: (name: string) => string | undefined;
  /** Without `maxAge` (seconds) it ends with the browser's session. */
  readonly set: (name: string, value: string, maxAge?: number) => void;
  /** A cookie that scripts may read: never a secret. */
  readonly setReadable: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
  /** The `Set-Cookie` headers so far. */
  readonly changes: () => readonly string[];
}

/** The attributes of cookies for this deployment. */
export interface CookiePlace {
  /** False on plain-http localhost only. */
  readonly secure: boolean;
  /** True if page and portal are on different sites. */
  readonly crossSite: boolean;
}

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

const siteAttributes = ({ secure, crossSite }: CookiePlace): string => {
  if (crossSite) return "SameSite=None; Secure; Partitioned";
  return secure ? "SameSite=Lax; Secure" : "SameSite=Lax";
};

/** The cookies of a request. Values are the portal's own secrets, which need no escaping. */
export const cookieJar = (header: string | undefined, place: CookiePlace): CookieJar => {
  const present = parseCookies(header);
  const changed = new Map<string, string>();
  const set = (name: string, value: string, maxAge?: number): void => {
    changed.set(
      name,
      `${name}=${value}; Path=/; HttpOnly; ${siteAttributes(place)}${maxAge === undefined ? "" : `; Max-Age=${maxAge}`}`,
    );
  };
  const setReadable = (name: string, value: string): void =>
    void changed.set(name, `${name}=${value}; Path=/; ${siteAttributes(place)}`);
  return {
    get: (name) => present.get(name),
    set,
    setReadable,
    remove: (name) => set(name, "", 0),
    changes: () => [...changed.values()],
  };
};
