import type { LoginTexts } from "./login-text.ts";

export const french: LoginTexts = {
  title: "Connexion",
  email: "Adresse e-mail",
  password: "Mot de passe",
  submit: "Se connecter",
  forgotPassword: "Mot de passe oublié\u00A0?",
  signOutQuestion: "Voulez-vous vous déconnecter\u00A0?",
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
};
