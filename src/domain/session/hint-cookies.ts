/** Readable cookies that tell whether somebody is most likely signed in; they hold no secret, and "1" where it is so. */
export const hintCookies = {
  /** Beside the session's own cookie. */
  session: "portal_hint",
  /** This browser was signed in by single sign-on not long ago. */
  signOn: "portal_sign_on",
} as const;
