import { chooseLanguage } from "../http/accept-language.ts";
import type { LoginRefusal } from "../../src/domain/session/login.refusals.ts";

/** The texts of the identity server's pages in one language. */
export interface LoginTexts {
  readonly title: string;
  readonly email: string;
  readonly password: string;
  readonly submit: string;
  readonly forgotPassword: string;
  readonly signOutQuestion: string;
  readonly signOut: string;
  readonly signingOut: string;
  readonly signedOut: string;
  readonly back: string;
  readonly failed: string;
  readonly failedHint: string;
  readonly errors: Readonly<Record<LoginRefusal, string>>;
  /** The account's company has switched it off. */
  readonly deactivated: string;
}

/** The languages of the pages; English is the fallback. */
export type LoginLanguage = "en" | "de" | "cs" | "fr" | "es";

export const loginTexts: Readonly<Record<LoginLanguage, LoginTexts>> = {
  en: {
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
  },
  de: {
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
      MISSING_POST_PARAMS:
        "Die Anmeldung konnte nicht gesendet werden. Bitte wenden Sie sich an den Support.",
      NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: "Zu dieser E-Mail-Adresse gibt es kein Konto.",
      COMPANY_DEACTIVATED:
        "Das Konto Ihres Unternehmens ist deaktiviert. Bitte wenden Sie sich an den Support.",
      WEBACCOUNT_NOT_ACTIVATED:
        "Dieses Konto ist noch nicht aktiviert. Bitte folgen Sie dem Link in der E-Mail, die wir Ihnen geschickt haben.",
    },
    deactivated:
      "Ihr Unternehmen hat dieses Konto deaktiviert. Bitten Sie die Person, die die Konten Ihres Unternehmens verwaltet, es wieder zu aktivieren.",
  },
  cs: {
    title: "Přihlášení",
    email: "E-mailová adresa",
    password: "Heslo",
    submit: "Přihlásit se",
    forgotPassword: "Zapomněli jste heslo?",
    signOutQuestion: "Chcete se odhlásit?",
    signOut: "Odhlásit se",
    signingOut: "Probíhá odhlášení",
    signedOut: "Jste odhlášeni",
    back: "Zpět na portál",
    failed: "Přihlášení se nezdařilo",
    failedHint: "Stránka mohla být otevřená příliš dlouho. Vraťte se na portál a zkuste to znovu.",
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
  },
  fr: {
    title: "Connexion",
    email: "Adresse e-mail",
    password: "Mot de passe",
    submit: "Se connecter",
    forgotPassword: "Mot de passe oublié ?",
    signOutQuestion: "Voulez-vous vous déconnecter ?",
    signOut: "Se déconnecter",
    signingOut: "Déconnexion en cours",
    signedOut: "Vous êtes déconnecté",
    back: "Retour au portail",
    failed: "La connexion n’a pas abouti",
    failedHint: "La page est peut-être restée ouverte trop longtemps. Revenez au portail et réessayez.",
    errors: {
      INVALID_PASSWORD: "Ce mot de passe n’est pas correct. Veuillez réessayer.",
      EMPTY_EMAIL_ADDRESS: "Veuillez saisir votre adresse e-mail.",
      EMPTY_EMAIL_PASSWORD: "Veuillez saisir votre adresse e-mail et votre mot de passe.",
      EMPTY_PASSWORD: "Veuillez saisir votre mot de passe.",
      TOO_MANY_LOGIN_ATTEMPTS: "Trop de tentatives. Veuillez patienter 15 minutes et réessayer.",
      UNKNOWN_ERROR: "Une erreur s’est produite. Veuillez réessayer plus tard.",
      MISSING_POST_PARAMS: "La connexion n’a pas pu être envoyée. Veuillez contacter le support.",
      NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: "Aucun compte n’existe avec cette adresse e-mail.",
      COMPANY_DEACTIVATED: "Le compte de votre entreprise est désactivé. Veuillez contacter le support.",
      WEBACCOUNT_NOT_ACTIVATED:
        "Ce compte n’est pas encore activé. Veuillez suivre le lien de l’e-mail que nous vous avons envoyé.",
    },
    deactivated:
      "Votre entreprise a désactivé ce compte. Demandez à la personne qui gère les comptes de votre entreprise de le réactiver.",
  },
  es: {
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
    failed: "No se pudo iniciar la sesión",
    failedHint: "Quizá la página estuvo abierta demasiado tiempo. Vuelva al portal e inténtelo de nuevo.",
    errors: {
      INVALID_PASSWORD: "La contraseña no es correcta. Inténtelo de nuevo.",
      EMPTY_EMAIL_ADDRESS: "Introduzca su correo electrónico.",
      EMPTY_EMAIL_PASSWORD: "Introduzca su correo electrónico y su contraseña.",
      EMPTY_PASSWORD: "Introduzca su contraseña.",
      TOO_MANY_LOGIN_ATTEMPTS: "Demasiados intentos. Espere 15 minutos e inténtelo de nuevo.",
      UNKNOWN_ERROR: "Algo ha fallado. Inténtelo más tarde.",
      MISSING_POST_PARAMS: "No se pudo enviar el inicio de sesión. Póngase en contacto con soporte.",
      NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: "No existe ninguna cuenta con este correo electrónico.",
      COMPANY_DEACTIVATED: "La cuenta de su empresa está desactivada. Póngase en contacto con soporte.",
      WEBACCOUNT_NOT_ACTIVATED:
        "Esta cuenta aún no está activada. Siga el enlace del correo que le hemos enviado.",
    },
    deactivated:
      "Su empresa ha desactivado esta cuenta. Pida a la persona que administra las cuentas de su empresa que la active de nuevo.",
  },
};

const loginLanguages: readonly LoginLanguage[] = ["en", "de", "cs", "fr", "es"];

/** The requested language of the pages: by `ui_locales` (`de-AT fr`), otherwise by Accept-Language. */
export const chooseLoginLanguage = (
  uiLocales: string | undefined,
  acceptLanguage: string | undefined,
): LoginLanguage =>
  chooseLanguage((uiLocales ?? "").replaceAll(/\s+/g, ","), loginLanguages) ??
  chooseLanguage(acceptLanguage, loginLanguages) ??
  "en";
