/** Query keys that are always removed from addresses, because they may contain a secret. */
const secretKeys = ["code", "state", "session_state", "token", "iss"] as const;

/**
 * A redirect inside the portal as a path with query and hash; undefined for another origin, a scheme, a backslash or control
 * character, or the login itself (docs/decisions/shell.md).
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
  // `delete` rewrites the whole query, "?x" as "?x=": called only if the key is present.
  for (const key of secretKeys) if (url.searchParams.has(key)) url.searchParams.delete(key);
  return `${url.pathname}${url.search}${url.hash}`;
};
