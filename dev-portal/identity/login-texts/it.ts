import type { LoginTexts } from "./login-text.ts";

export const italian: LoginTexts = {
  title: "Accesso",
  email: "Indirizzo e-mail",
  password: "Password",
  submit: "Accedi",
  forgotPassword: "Password dimenticata?",
  signOutQuestion: "Vuole uscire?",
  signOut: "Esci",
  signingOut: "Uscita in corso",
  signedOut: "Uscita effettuata",
  back: "Torna al portale",
  failed: "Accesso non riuscito",
  failedHint: "Forse la pagina è rimasta aperta troppo a lungo. Tornare al portale e riprovare.",
  errors: {
    INVALID_PASSWORD: "La password non è corretta. Riprovare.",
    EMPTY_EMAIL_ADDRESS: "Inserire l’indirizzo e-mail.",
    EMPTY_EMAIL_PASSWORD: "Inserire l’indirizzo e-mail e la password.",
    EMPTY_PASSWORD: "Inserire la password.",
    TOO_MANY_LOGIN_ATTEMPTS: "Troppi tentativi. Attendere 15 minuti e riprovare.",
    UNKNOWN_ERROR: "Qualcosa non ha funzionato. Riprovare più tardi.",
    MISSING_POST_PARAMS: "Non è stato possibile inviare i dati di accesso. Contattare l’assistenza.",
    NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: "Nessun account con questo indirizzo e-mail.",
    COMPANY_DEACTIVATED: "L’account della sua azienda è disattivato. Contattare l’assistenza.",
    WEBACCOUNT_NOT_ACTIVATED:
      "Questo account non è ancora attivo. Aprire il link nell’e-mail che le abbiamo inviato.",
  },
  deactivated:
    "La sua azienda ha disattivato questo account. Chiedere a chi gestisce gli account dell’azienda di riattivarlo.",
};
