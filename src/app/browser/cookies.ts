/** The value of a cookie that scripts may read. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps the person's own choice of language: 365 days, path /, on the company domain where the page stands on one (shell §9). */
export const rememberLanguage = (locale: string, companyDomain: string): undefined => {
  const onDomain =
    companyDomain !== "" && location.hostname.endsWith(companyDomain) ? `; Domain=${companyDomain}` : "";
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `portal_lang=${locale}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${onDomain}${secure}`;
  return undefined;
};

/** True where the server has set the readable mark that stands beside the session cookie: only a hint, and no secret. */
export const mayHaveSession = (): boolean => readCookie("portal_hint") === "1";
