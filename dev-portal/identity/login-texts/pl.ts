import type { LoginTexts } from "./login-text.ts";

export const polish: LoginTexts = {
  title: "Logowanie",
  email: "Adres e-mail",
  password: "Hasło",
  submit: "Zaloguj się",
  forgotPassword: "Nie pamiętam hasła",
  signOutQuestion: "Czy chcą się Państwo wylogować?",
  signOut: "Wyloguj się",
  signingOut: "Trwa wylogowywanie",
  signedOut: "Wylogowano",
  back: "Wróć do portalu",
  failed: "Logowanie nie powiodło się",
  failedHint: "Strona mogła być otwarta zbyt długo. Proszę wrócić do portalu i spróbować ponownie.",
  errors: {
    INVALID_PASSWORD: "Hasło jest nieprawidłowe. Proszę spróbować ponownie.",
    EMPTY_EMAIL_ADDRESS: "Proszę podać adres e-mail.",
    EMPTY_EMAIL_PASSWORD: "Proszę podać adres e-mail i hasło.",
    EMPTY_PASSWORD: "Proszę podać hasło.",
    TOO_MANY_LOGIN_ATTEMPTS: "Zbyt wiele prób. Proszę odczekać 15 minut i spróbować ponownie.",
    UNKNOWN_ERROR: "Coś się nie powiodło. Proszę spróbować później.",
    MISSING_POST_PARAMS: "Nie udało się wysłać danych logowania. Proszę skontaktować się z działem wsparcia.",
    NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: "Konto z tym adresem e-mail nie istnieje.",
    COMPANY_DEACTIVATED: "Konto Państwa firmy jest wyłączone. Proszę skontaktować się z działem wsparcia.",
    WEBACCOUNT_NOT_ACTIVATED:
      "To konto nie zostało jeszcze aktywowane. Proszę otworzyć link z e-maila, który do Państwa wysłaliśmy.",
  },
  deactivated:
    "Firma wyłączyła to konto. Proszę zwrócić się do osoby, która zarządza kontami w firmie, o ponowne włączenie.",
};
