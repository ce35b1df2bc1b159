import type { Language } from "../mail/language.ts";

/** Why a link led to no file. */
export type DownloadProblem = "signedOut" | "otherSession" | "expired" | "unknown" | "noAccess" | "failed";

/** The page of a link that leads to no file, in one language: of each problem its title and what to do. */
export interface DownloadTexts {
  readonly back: string;
  readonly problems: Readonly<Record<DownloadProblem, readonly [title: string, text: string]>>;
}

export const downloadTexts: Readonly<Record<Language, DownloadTexts>> = {
  en: {
    back: "Back to the portal",
    problems: {
      signedOut: ["You are not signed in", "Sign in to the portal and start the download again."],
      otherSession: [
        "This link belongs to another sign-in",
        "A link to a file works only in the session that it was made for. Start the download again in the portal.",
      ],
      expired: [
        "This link has expired",
        "A link to a file is valid for 60 seconds. Start the download again in the portal.",
      ],
      unknown: [
        "This link is not valid",
        "It is incomplete, or it was changed. Start the download again in the portal.",
      ],
      noAccess: ["You may not load this file", "You lack the right that this file needs."],
      failed: ["The file could not be loaded", "Please try again in the portal."],
    },
  },
  de: {
    back: "Zurück zum Portal",
    problems: {
      signedOut: [
        "Sie sind nicht angemeldet",
        "Melden Sie sich im Portal an und starten Sie den Download noch einmal.",
      ],
      otherSession: [
        "Dieser Link gehört zu einer anderen Anmeldung",
        "Ein Link zu einer Datei funktioniert nur in der Sitzung, für die er erstellt wurde. Starten Sie den Download im Portal noch einmal.",
      ],
      expired: [
        "Dieser Link ist abgelaufen",
        "Ein Link zu einer Datei gilt 60 Sekunden. Starten Sie den Download im Portal noch einmal.",
      ],
      unknown: [
        "Dieser Link ist nicht gültig",
        "Er ist unvollständig oder wurde verändert. Starten Sie den Download im Portal noch einmal.",
      ],
      noAccess: ["Sie dürfen diese Datei nicht laden", "Ihnen fehlt das Recht, das diese Datei erfordert."],
      failed: ["Die Datei konnte nicht geladen werden", "Bitte versuchen Sie es im Portal noch einmal."],
    },
  },
  fr: {
    back: "Retour au portail",
    problems: {
      signedOut: ["Vous n’êtes pas connecté", "Connectez-vous au portail et relancez le téléchargement."],
      otherSession: [
        "Ce lien appartient à une autre connexion",
        "Un lien vers un fichier ne fonctionne que dans la session pour laquelle il a été créé. Relancez le téléchargement dans le portail.",
      ],
      expired: [
        "Ce lien a expiré",
        "Un lien vers un fichier est valable 60 secondes. Relancez le téléchargement dans le portail.",
      ],
      unknown: [
        "Ce lien n’est pas valable",
        "Il est incomplet ou a été modifié. Relancez le téléchargement dans le portail.",
      ],
      noAccess: [
        "Vous ne pouvez pas charger ce fichier",
        "Il vous manque le droit nécessaire pour ce fichier.",
      ],
      failed: ["Le fichier n’a pas pu être chargé", "Veuillez réessayer dans le portail."],
    },
  },
  cs: {
    back: "Zpět na portál",
    problems: {
      signedOut: ["Nejste přihlášeni", "Přihlaste se do portálu a spusťte stahování znovu."],
      otherSession: [
        "Tento odkaz patří k jinému přihlášení",
        "Odkaz na soubor funguje jen v relaci, pro kterou byl vytvořen. Spusťte stahování v portálu znovu.",
      ],
      expired: [
        "Platnost odkazu vypršela",
        "Odkaz na soubor platí 60 sekund. Spusťte stahování v portálu znovu.",
      ],
      unknown: ["Tento odkaz není platný", "Je neúplný, nebo byl změněn. Spusťte stahování v portálu znovu."],
      noAccess: ["Tento soubor nesmíte stáhnout", "Chybí vám oprávnění, které tento soubor vyžaduje."],
      failed: ["Soubor se nepodařilo načíst", "Zkuste to prosím v portálu znovu."],
    },
  },
  es: {
    back: "Volver al portal",
    problems: {
      signedOut: ["No ha iniciado sesión", "Inicie sesión en el portal y vuelva a iniciar la descarga."],
      otherSession: [
        "Este enlace pertenece a otra sesión",
        "Un enlace a un archivo solo funciona en la sesión para la que se creó. Vuelva a iniciar la descarga en el portal.",
      ],
      expired: [
        "Este enlace ha caducado",
        "Un enlace a un archivo es válido durante 60 segundos. Vuelva a iniciar la descarga en el portal.",
      ],
      unknown: [
        "Este enlace no es válido",
        "Está incompleto o se ha modificado. Vuelva a iniciar la descarga en el portal.",
      ],
      noAccess: ["No puede descargar este archivo", "Le falta el permiso que este archivo requiere."],
      failed: ["No se pudo cargar el archivo", "Inténtelo de nuevo en el portal."],
    },
  },
};
