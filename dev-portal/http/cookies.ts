/** The cookies of one exchange: what came, and what goes back. */
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

/** How a cookie has to be set for the browser to send it back. */
export interface CookiePlace {
  /** False on plain-http localhost alone. */
  readonly secure: boolean;
  /** True where page and portal are of different sites. */
  readonly crossSite: boolean;
}

/** The cookies of a `Cookie` header; the first of a name counts. */
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

/** The jar of a request. Values are the portal's own secrets, which need no escaping. */
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
