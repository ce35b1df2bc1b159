import type { LoginTexts } from "./login-text.ts";

export const german: LoginTexts = {
  title: "Anmelden",
  email: "E-Mail-Adresse",
  password: "Passwort",
  submit: "Anmelden",
  forgotPassword: "Passwort vergessen?",
  signOutQuestion: "Möchten Sie sich abmelden?",
  signOut: "Abmelden",
  signingOut: "Sie werden abgemeldet",
  signedOut: "Sie sind abgemeldet",
  back: "Zurück zum Portal",
  failed: "Die Anmeldung hat nicht geklappt",
  failedHint:
    "Vielleicht war die Seite zu lange offen. Gehen Sie zurück zum Portal und versuchen Sie es noch einmal.",
  errors: {
    INVALID_PASSWORD: "Das Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.",
    EMPTY_EMAIL_ADDRESS: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
    EMPTY_EMAIL_PASSWORD: "Bitte geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.",
    EMPTY_PASSWORD: "Bitte geben Sie Ihr Passwort ein.",
    TOO_MANY_LOGIN_ATTEMPTS:
      "Es gab zu viele Versuche. Bitte warten Sie 15 Minuten und versuchen Sie es dann noch einmal.",
    UNKNOWN_ERROR: "Etwas ist schiefgegangen. Bitte versuchen Sie es später noch einmal.",
    MISSING_POST_PARAMS: "Die Anmeldung konnte nicht gesendet werden. Bitte wenden Sie sich an den Support.",
    NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: "Zu dieser E-Mail-Adresse gibt es kein Konto.",
    COMPANY_DEACTIVATED: "Das Konto Ihrer Firma ist deaktiviert. Bitte wenden Sie sich an den Support.",
    WEBACCOUNT_NOT_ACTIVATED:
      "Dieses Konto ist noch nicht aktiviert. Bitte folgen Sie dem Link in der E-Mail, die wir Ihnen geschickt haben.",
  },
  deactivated:
    "Ihre Firma hat dieses Konto deaktiviert. Bitten Sie die Person, die die Konten Ihrer Firma verwaltet, es wieder zu aktivieren.",
};
