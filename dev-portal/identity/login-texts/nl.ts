import type { LoginTexts } from "./login-text.ts";

export const dutch: LoginTexts = {
  title: "Inloggen",
  email: "E-mailadres",
  password: "Wachtwoord",
  submit: "Inloggen",
  forgotPassword: "Wachtwoord vergeten?",
  signOutQuestion: "Wil je uitloggen?",
  signOut: "Uitloggen",
  signingOut: "Je wordt uitgelogd",
  signedOut: "Je bent uitgelogd",
  back: "Terug naar het portaal",
  failed: "Inloggen is niet gelukt",
  failedHint: "Misschien stond de pagina te lang open. Ga terug naar het portaal en probeer het opnieuw.",
  errors: {
    INVALID_PASSWORD: "Het wachtwoord klopt niet. Probeer het opnieuw.",
    EMPTY_EMAIL_ADDRESS: "Vul je e-mailadres in.",
    EMPTY_EMAIL_PASSWORD: "Vul je e-mailadres en je wachtwoord in.",
    EMPTY_PASSWORD: "Vul je wachtwoord in.",
    TOO_MANY_LOGIN_ATTEMPTS: "Te veel pogingen. Wacht 15 minuten en probeer het dan opnieuw.",
    UNKNOWN_ERROR: "Er is iets misgegaan. Probeer het later opnieuw.",
    MISSING_POST_PARAMS: "Je gegevens konden niet worden verstuurd. Neem contact op met support.",
    NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: "Er is geen account met dit e-mailadres.",
    COMPANY_DEACTIVATED: "Het account van je bedrijf is uitgeschakeld. Neem contact op met support.",
    WEBACCOUNT_NOT_ACTIVATED:
      "Dit account is nog niet geactiveerd. Open de link in de e-mail die we je hebben gestuurd.",
  },
  deactivated:
    "Je bedrijf heeft dit account uitgeschakeld. Vraag de persoon die de accounts van je bedrijf beheert om het weer in te schakelen.",
};
