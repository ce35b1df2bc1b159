/** Query keys that travel on navigation links (shell §2, docs/decisions/shell.md); never list state, codes or tokens. */
const carriedKeys = ["shop", "id", "utm_source", "utm_medium", "utm_campaign"] as const;

/** Query keys that never survive in an address: they may hold a secret. */
const secretKeys = ["code", "state", "session_state", "token", "iss"] as const;

/** The part of a query string that goes along on navigation links: empty, or with its leading `?`. */
export const carriedQuery = (search: string): string => {
  const present = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of carriedKeys) {
    const value = present.get(key);
    if (value !== null) kept.set(key, value);
  }
  const text = kept.toString();
  return text === "" ? "" : `?${text}`;
};

/**
 * A redirect that stays inside the portal, as a path with query and hash, or undefined for anything else: another
 * origin, a scheme, a backslash or control character, the login itself (docs/decisions/shell.md).
 */
export const safeRedirect = (target: string | undefined, origin: string): string | undefined => {
  if (
    target === undefined ||
    !target.startsWith("/") ||
    /^\/[/\\]/.test(target) ||
    /[\\\p{Cc}]/u.test(target)
  )
    return undefined;
  if (!URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  if (
    url.origin !== new URL(origin).origin ||
    url.pathname.startsWith("//") ||
    url.pathname.startsWith("/login")
  )
    return undefined;
  // A deletion writes the whole query anew, "?x" as "?x=": only where there is something to delete.
  for (const key of secretKeys) if (url.searchParams.has(key)) url.searchParams.delete(key);
  return `${url.pathname}${url.search}${url.hash}`;
};
