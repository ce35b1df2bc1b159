import type { LoginTexts } from "./login-text.ts";

export const spanish: LoginTexts = {
  title: "Iniciar sesión",
  email: "Correo electrónico",
  password: "Contraseña",
  submit: "Iniciar sesión",
  forgotPassword: "¿Ha olvidado su contraseña?",
  signOutQuestion: "¿Quiere cerrar la sesión?",
  signOut: "Cerrar sesión",
  signingOut: "Cerrando la sesión",
  signedOut: "La sesión está cerrada",
  back: "Volver al portal",
  failed: "No se ha podido iniciar la sesión",
  failedHint: "Quizá la página estuvo abierta demasiado tiempo. Vuelva al portal e inténtelo de nuevo.",
  errors: {
    INVALID_PASSWORD: "La contraseña no es correcta. Inténtelo de nuevo.",
    EMPTY_EMAIL_ADDRESS: "Introduzca su correo electrónico.",
    EMPTY_EMAIL_PASSWORD: "Introduzca su correo electrónico y su contraseña.",
    EMPTY_PASSWORD: "Introduzca su contraseña.",
    TOO_MANY_LOGIN_ATTEMPTS: "Demasiados intentos. Espere 15 minutos e inténtelo de nuevo.",
    UNKNOWN_ERROR: "Algo ha fallado. Inténtelo más tarde.",
    MISSING_POST_PARAMS: "No se ha podido enviar el inicio de sesión. Póngase en contacto con soporte.",
    NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: "No existe ninguna cuenta con este correo electrónico.",
    COMPANY_DEACTIVATED: "La cuenta de su empresa está desactivada. Póngase en contacto con soporte.",
    WEBACCOUNT_NOT_ACTIVATED:
      "Esta cuenta aún no está activada. Siga el enlace del correo que le hemos enviado.",
  },
  deactivated:
    "Su empresa ha desactivado esta cuenta. Pida a la persona que administra las cuentas de su empresa que la active de nuevo.",
};
