import { hashSecret, newSecret } from "../../accounts/secret.ts";
import { secretCookie, type CookieJar } from "../../http/cookies.ts";

/** The cookie by which a browser is known during its sign-up: a code is valid in the browser that asked for it. */
const SIGN_UP_COOKIE = secretCookie("portal_sign_up");

/** The stored hash of the browser's cookie; undefined if it has none. */
export const signUpBrowser = (cookies: CookieJar): string | undefined => {
  const secret = cookies.get(SIGN_UP_COOKIE);
  return secret === undefined ? undefined : hashSecret(secret);
};

/** The same, for a browser that begins: it gets a cookie if it has none. */
export const beginSignUp = (cookies: CookieJar): string => {
  const known = signUpBrowser(cookies);
  if (known !== undefined) return known;
  const secret = newSecret();
  cookies.set(SIGN_UP_COOKIE, secret);
  return hashSecret(secret);
};
