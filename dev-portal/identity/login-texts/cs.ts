import type { LoginTexts } from "./login-text.ts";

export const czech: LoginTexts = {
  title: "Přihlášení",
  email: "E-mailová adresa",
  password: "Heslo",
  submit: "Přihlásit se",
  forgotPassword: "Zapomenuté heslo",
  signOutQuestion: "Chcete se odhlásit?",
  signOut: "Odhlásit se",
  signingOut: "Probíhá odhlášení",
  signedOut: "Odhlášení proběhlo",
  back: "Zpět do portálu",
  failed: "Přihlášení se nezdařilo",
  failedHint: "Stránka mohla být otevřená příliš dlouho. Vraťte se do portálu a zkuste to znovu.",
  errors: {
    INVALID_PASSWORD: "Heslo není správné. Zkuste to prosím znovu.",
    EMPTY_EMAIL_ADDRESS: "Zadejte prosím e-mailovou adresu.",
    EMPTY_EMAIL_PASSWORD: "Zadejte prosím e-mailovou adresu a heslo.",
    EMPTY_PASSWORD: "Zadejte prosím heslo.",
    TOO_MANY_LOGIN_ATTEMPTS: "Příliš mnoho pokusů. Počkejte prosím 15 minut a zkuste to znovu.",
    UNKNOWN_ERROR: "Něco se nezdařilo. Zkuste to prosím později.",
    MISSING_POST_PARAMS: "Přihlášení se nepodařilo odeslat. Obraťte se prosím na podporu.",
    NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: "K této e-mailové adrese neexistuje žádný účet.",
    COMPANY_DEACTIVATED: "Účet vaší firmy je deaktivován. Obraťte se prosím na podporu.",
    WEBACCOUNT_NOT_ACTIVATED:
      "Tento účet ještě není aktivován. Použijte prosím odkaz v e-mailu, který jsme vám poslali.",
  },
  deactivated:
    "Vaše firma tento účet deaktivovala. Požádejte osobu, která spravuje účty vaší firmy, aby ho znovu aktivovala.",
};
