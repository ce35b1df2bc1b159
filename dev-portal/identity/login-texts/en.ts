import type { LoginTexts } from "./login-text.ts";

export const english: LoginTexts = {
  title: "Sign in",
  email: "E-mail address",
  password: "Password",
  submit: "Sign in",
  forgotPassword: "Forgot your password?",
  signOutQuestion: "Do you want to sign out?",
  signOut: "Sign out",
  signingOut: "Signing you out",
  signedOut: "You are signed out",
  back: "Back to the portal",
  failed: "Signing in did not work",
  failedHint: "The page may have been open for too long. Go back to the portal and try again.",
  errors: {
    INVALID_PASSWORD: "This password is not right. Please try again.",
    EMPTY_EMAIL_ADDRESS: "Please enter your e-mail address.",
    EMPTY_EMAIL_PASSWORD: "Please enter your e-mail address and your password.",
    EMPTY_PASSWORD: "Please enter your password.",
    TOO_MANY_LOGIN_ATTEMPTS: "There were too many attempts. Please wait 15 minutes and try again.",
    UNKNOWN_ERROR: "Something went wrong. Please try again later.",
    MISSING_POST_PARAMS: "The sign-in could not be sent. Please contact support.",
    NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: "There is no account with this e-mail address.",
    COMPANY_DEACTIVATED: "Your company's account is deactivated. Please contact support.",
    WEBACCOUNT_NOT_ACTIVATED:
      "This account is not activated yet. Please follow the link in the e-mail that we sent you.",
  },
  deactivated:
    "Your company has switched this account off. Ask the person who manages the accounts of your company to switch it on again.",
};
