/** The value of a cookie that is readable by scripts; undefined if it is not set. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Stores the selected language in a cookie: 365 days, path /, on the company domain if the page is on it (shell §9). */
export const rememberLanguage = (locale: string, companyDomain: string): undefined => {
  const onDomain =
    companyDomain !== "" && location.hostname.endsWith(companyDomain) ? `; Domain=${companyDomain}` : "";
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `portal_lang=${locale}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${onDomain}${secure}`;
  return undefined;
};

/** True if the server's readable companion of the session cookie is set: only a hint, not a secret. */
export const mayHaveSession = (): boolean => readCookie("portal_hint") === "1";
