/** Query keys that navigation links keep (shell §2, docs/decisions/shell.md); never list state, codes or tokens. */
const carriedKeys = ["shop", "id", "utm_source", "utm_medium", "utm_campaign"] as const;

/** The part of a query string that navigation links keep: empty, or with its leading `?`. */
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
