import type { LoginTexts } from "./login-text.ts";

export const english: LoginTexts = {
  title: "Sign in",
  email: "Email address",
  password: "Password",
  submit: "Sign in",
  forgotPassword: "Forgot your password?",
  signOutQuestion: "Do you want to sign out?",
  signOut: "Sign out",
  signingOut: "Signing you out",
  signedOut: "You are signed out",
  back: "Back to the portal",
  failed: "The sign-in failed",
  failedHint: "Go back to the portal and try again. The page may have been open for too long.",
  errors: {
    INVALID_PASSWORD: "The password is not correct. Check it and try again.",
    EMPTY_EMAIL_ADDRESS: "Enter your email address.",
    EMPTY_EMAIL_PASSWORD: "Enter your email address and your password.",
    EMPTY_PASSWORD: "Enter your password.",
    TOO_MANY_LOGIN_ATTEMPTS: "Wait 15 minutes, then try again: there were too many attempts.",
    UNKNOWN_ERROR: "Something went wrong. Try again later.",
    MISSING_POST_PARAMS: "Contact support: the sign-in could not be sent.",
    NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: "There is no account with this email address.",
    COMPANY_DEACTIVATED: "Contact support: your company’s account is deactivated.",
    WEBACCOUNT_NOT_ACTIVATED:
      "Open the link in the email that we sent you: this account is not activated yet.",
  },
  deactivated:
    "Ask the person who manages your company’s accounts to switch this account on again. Your company has switched it off.",
};
