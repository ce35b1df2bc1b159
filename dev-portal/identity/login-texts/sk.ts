import type { LoginTexts } from "./login-text.ts";

export const slovak: LoginTexts = {
  title: "Prihlásenie",
  email: "E-mailová adresa",
  password: "Heslo",
  submit: "Prihlásiť sa",
  forgotPassword: "Zabudnuté heslo",
  signOutQuestion: "Chcete sa odhlásiť?",
  signOut: "Odhlásiť sa",
  signingOut: "Prebieha odhlásenie",
  signedOut: "Odhlásenie prebehlo",
  back: "Späť do portálu",
  failed: "Prihlásenie sa nepodarilo",
  failedHint: "Stránka bola možno otvorená príliš dlho. Vráťte sa do portálu a skúste to znova.",
  errors: {
    INVALID_PASSWORD: "Heslo nie je správne. Skúste to znova.",
    EMPTY_EMAIL_ADDRESS: "Zadajte e-mailovú adresu.",
    EMPTY_EMAIL_PASSWORD: "Zadajte e-mailovú adresu a heslo.",
    EMPTY_PASSWORD: "Zadajte heslo.",
    TOO_MANY_LOGIN_ATTEMPTS: "Príliš veľa pokusov. Počkajte 15 minút a skúste to znova.",
    UNKNOWN_ERROR: "Niečo sa nepodarilo. Skúste to neskôr.",
    MISSING_POST_PARAMS: "Prihlasovacie údaje sa nepodarilo odoslať. Obráťte sa na podporu.",
    NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: "K tejto e-mailovej adrese neexistuje účet.",
    COMPANY_DEACTIVATED: "Účet vašej firmy je deaktivovaný. Obráťte sa na podporu.",
    WEBACCOUNT_NOT_ACTIVATED:
      "Tento účet ešte nebol aktivovaný. Otvorte odkaz v e-maile, ktorý sme vám poslali.",
  },
  deactivated:
    "Vaša firma tento účet deaktivovala. Požiadajte osobu, ktorá spravuje účty vašej firmy, aby ho znova aktivovala.",
};
