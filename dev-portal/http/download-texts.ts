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
  nl: {
    back: "Terug naar het portaal",
    problems: {
      signedOut: ["Je bent niet ingelogd", "Log in op het portaal en start de download opnieuw."],
      otherSession: [
        "Deze link hoort bij een andere sessie",
        "Een link naar een bestand werkt alleen in de sessie waarvoor hij is gemaakt. Start de download opnieuw in het portaal.",
      ],
      expired: [
        "Deze link is verlopen",
        "Een link naar een bestand is 60 seconden geldig. Start de download opnieuw in het portaal.",
      ],
      unknown: [
        "Deze link is niet geldig",
        "Hij is onvolledig of gewijzigd. Start de download opnieuw in het portaal.",
      ],
      noAccess: [
        "Je mag dit bestand niet downloaden",
        "Je hebt niet het recht dat voor dit bestand nodig is.",
      ],
      failed: ["Het bestand kon niet worden geladen", "Probeer het opnieuw in het portaal."],
    },
  },
  it: {
    back: "Torna al portale",
    problems: {
      signedOut: ["Accesso non effettuato", "Accedere al portale e avviare di nuovo il download."],
      otherSession: [
        "Questo link appartiene a un’altra sessione",
        "Un link a un file funziona solo nella sessione per cui è stato creato. Avviare di nuovo il download nel portale.",
      ],
      expired: [
        "Questo link è scaduto",
        "Un link a un file vale 60 secondi. Avviare di nuovo il download nel portale.",
      ],
      unknown: [
        "Questo link non è valido",
        "È incompleto o è stato modificato. Avviare di nuovo il download nel portale.",
      ],
      noAccess: ["Non può scaricare questo file", "Le manca l’autorizzazione che questo file richiede."],
      failed: ["Non è stato possibile caricare il file", "Riprovare nel portale."],
    },
  },
  pl: {
    back: "Wróć do portalu",
    problems: {
      signedOut: [
        "Nie są Państwo zalogowani",
        "Proszę zalogować się do portalu i ponownie rozpocząć pobieranie.",
      ],
      otherSession: [
        "Ten link należy do innej sesji",
        "Link do pliku działa tylko w sesji, dla której powstał. Proszę ponownie rozpocząć pobieranie w portalu.",
      ],
      expired: [
        "Ten link wygasł",
        "Link do pliku jest ważny 60 sekund. Proszę ponownie rozpocząć pobieranie w portalu.",
      ],
      unknown: [
        "Ten link jest nieprawidłowy",
        "Jest niepełny lub został zmieniony. Proszę ponownie rozpocząć pobieranie w portalu.",
      ],
      noAccess: ["Nie mogą Państwo pobrać tego pliku", "Brakuje uprawnienia, którego wymaga ten plik."],
      failed: ["Nie udało się wczytać pliku", "Proszę spróbować ponownie w portalu."],
    },
  },
  sk: {
    back: "Späť do portálu",
    problems: {
      signedOut: ["Chýba prihlásenie", "Prihláste sa do portálu a spustite sťahovanie znova."],
      otherSession: [
        "Tento odkaz patrí k inej relácii",
        "Odkaz na súbor funguje len v relácii, pre ktorú vznikol. Spustite sťahovanie v portáli znova.",
      ],
      expired: [
        "Platnosť odkazu vypršala",
        "Odkaz na súbor platí 60 sekúnd. Spustite sťahovanie v portáli znova.",
      ],
      unknown: [
        "Tento odkaz nie je platný",
        "Je neúplný alebo bol zmenený. Spustite sťahovanie v portáli znova.",
      ],
      noAccess: ["Tento súbor nemôžete stiahnuť", "Chýba vám oprávnenie, ktoré tento súbor vyžaduje."],
      failed: ["Súbor sa nepodarilo načítať", "Skúste to v portáli znova."],
    },
  },
  tr: {
    back: "Portala dön",
    problems: {
      signedOut: ["Giriş yapmadınız", "Portala giriş yapıp indirmeyi yeniden başlatın."],
      otherSession: [
        "Bu bağlantı başka bir oturuma ait",
        "Bir dosya bağlantısı yalnızca oluşturulduğu oturumda çalışır. İndirmeyi portalda yeniden başlatın.",
      ],
      expired: [
        "Bu bağlantının süresi doldu",
        "Bir dosya bağlantısı 60 saniye geçerlidir. İndirmeyi portalda yeniden başlatın.",
      ],
      unknown: [
        "Bu bağlantı geçerli değil",
        "Eksik veya değiştirilmiş. İndirmeyi portalda yeniden başlatın.",
      ],
      noAccess: ["Bu dosyayı indiremezsiniz", "Bu dosya için gereken yetkiniz yok."],
      failed: ["Dosya yüklenemedi", "Portalda tekrar deneyin."],
    },
  },
  ca: {
    back: "Torna al portal",
    problems: {
      signedOut: ["No ha iniciat la sessió", "Iniciï la sessió al portal i torni a començar la baixada."],
      otherSession: [
        "Aquest enllaç pertany a una altra sessió",
        "Un enllaç a un fitxer només funciona en la sessió per a la qual es va crear. Torni a començar la baixada al portal.",
      ],
      expired: [
        "Aquest enllaç ha caducat",
        "Un enllaç a un fitxer és vàlid durant 60 segons. Torni a començar la baixada al portal.",
      ],
      unknown: [
        "Aquest enllaç no és vàlid",
        "És incomplet o s’ha modificat. Torni a començar la baixada al portal.",
      ],
      noAccess: ["No pot baixar aquest fitxer", "Li falta el permís que aquest fitxer requereix."],
      failed: ["No s’ha pogut carregar el fitxer", "Torni-ho a provar al portal."],
    },
  },
};
