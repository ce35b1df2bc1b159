import type { LoginTexts } from "./login-text.ts";

export const catalan: LoginTexts = {
  title: "Inici de sessió",
  email: "Adreça electrònica",
  password: "Contrasenya",
  submit: "Inicia la sessió",
  forgotPassword: "Ha oblidat la contrasenya?",
  signOutQuestion: "Vol tancar la sessió?",
  signOut: "Tanca la sessió",
  signingOut: "S’està tancant la sessió",
  signedOut: "La sessió està tancada",
  back: "Torna al portal",
  failed: "No s’ha pogut iniciar la sessió",
  failedHint: "Potser la pàgina ha estat oberta massa estona. Torni al portal i torni-ho a provar.",
  errors: {
    INVALID_PASSWORD: "La contrasenya no és correcta. Torni-ho a provar.",
    EMPTY_EMAIL_ADDRESS: "Introdueixi l’adreça electrònica.",
    EMPTY_EMAIL_PASSWORD: "Introdueixi l’adreça electrònica i la contrasenya.",
    EMPTY_PASSWORD: "Introdueixi la contrasenya.",
    TOO_MANY_LOGIN_ATTEMPTS: "Massa intents. Esperi 15 minuts i torni-ho a provar.",
    UNKNOWN_ERROR: "Alguna cosa ha fallat. Torni-ho a provar més tard.",
    MISSING_POST_PARAMS: "No s’han pogut enviar les dades d’accés. Contacti amb l’equip de suport.",
    NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: "No hi ha cap compte amb aquesta adreça electrònica.",
    COMPANY_DEACTIVATED: "El compte de la seva empresa està desactivat. Contacti amb l’equip de suport.",
    WEBACCOUNT_NOT_ACTIVATED:
      "Aquest compte encara no està activat. Obri l’enllaç del correu que li hem enviat.",
  },
  deactivated:
    "La seva empresa ha desactivat aquest compte. Demani a la persona que gestiona els comptes de l’empresa que el torni a activar.",
};
