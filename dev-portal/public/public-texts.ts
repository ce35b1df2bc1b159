import type { Language } from "../texts/language.ts";

/** Why an address shows no page of its own. */
export type MissingPage = "notFound" | "notAllowed" | "gone" | "failed";

/** The texts that every public page has, in one language. */
export interface PublicTexts {
  readonly skip: string;
  /** Of each page that is missing: its title, and what it means. */
  readonly missing: Readonly<Record<MissingPage, readonly [title: string, text: string]>>;
}

export const publicTexts: Readonly<Record<Language, PublicTexts>> = {
  en: {
    skip: "Skip to content",
    missing: {
      notFound: ["This page does not exist", "Check the address: it may be mistyped."],
      notAllowed: ["This page can only be read", "Open its address in a browser."],
      gone: ["This page is no longer available", "It has been taken offline."],
      failed: ["The page could not be shown", "Try again in a moment."],
    },
  },
  de: {
    skip: "Zum Inhalt springen",
    missing: {
      notFound: [
        "Diese Seite gibt es nicht",
        "Bitte prüfen Sie die Adresse. Vielleicht enthält sie einen Tippfehler.",
      ],
      notAllowed: ["Diese Seite kann nur gelesen werden", "Bitte öffnen Sie die Adresse in einem Browser."],
      gone: ["Diese Seite ist nicht mehr verfügbar", "Sie wurde offline genommen."],
      failed: ["Die Seite konnte nicht angezeigt werden", "Bitte versuchen Sie es gleich noch einmal."],
    },
  },
  fr: {
    skip: "Aller au contenu",
    missing: {
      notFound: [
        "Cette page n’existe pas",
        "Veuillez vérifier l’adresse. Elle contient peut-être une faute de frappe.",
      ],
      notAllowed: [
        "Cette page peut uniquement être consultée",
        "Veuillez ouvrir l’adresse dans un navigateur.",
      ],
      gone: ["Cette page n’est plus disponible", "Elle a été mise hors ligne."],
      failed: ["La page n’a pas pu être affichée", "Veuillez réessayer dans un instant."],
    },
  },
  cs: {
    skip: "Přejít k obsahu",
    missing: {
      notFound: ["Tato stránka neexistuje", "Zkontrolujte prosím adresu. Může obsahovat překlep."],
      notAllowed: ["Tuto stránku lze pouze číst", "Otevřete prosím adresu v prohlížeči."],
      gone: ["Tato stránka už není dostupná", "Není již zveřejněna."],
      failed: ["Stránku se nepodařilo zobrazit", "Zkuste to prosím za chvíli znovu."],
    },
  },
  es: {
    skip: "Ir al contenido",
    missing: {
      notFound: ["Esta página no existe", "Compruebe la dirección. Puede contener un error."],
      notAllowed: ["Esta página solo se puede leer", "Abra la dirección en un navegador."],
      gone: ["Esta página ya no está disponible", "Se ha retirado de la publicación."],
      failed: ["No se pudo mostrar la página", "Vuelva a intentarlo en un momento."],
    },
  },
  nl: {
    skip: "Naar de inhoud",
    missing: {
      notFound: ["Deze pagina bestaat niet", "Controleer het adres. Misschien zit er een tikfout in."],
      notAllowed: ["Deze pagina kan alleen worden gelezen", "Open het adres in een browser."],
      gone: ["Deze pagina is niet meer beschikbaar", "De pagina is offline gehaald."],
      failed: ["De pagina kon niet worden getoond", "Probeer het zo meteen opnieuw."],
    },
  },
  it: {
    skip: "Vai al contenuto",
    missing: {
      notFound: [
        "Questa pagina non esiste",
        "Controllare l’indirizzo. Forse contiene un errore di battitura.",
      ],
      notAllowed: ["Questa pagina si può solo leggere", "Aprire l’indirizzo in un browser."],
      gone: ["Questa pagina non è più disponibile", "È stata messa offline."],
      failed: ["Non è stato possibile mostrare la pagina", "Riprovare tra poco."],
    },
  },
  pl: {
    skip: "Przejdź do treści",
    missing: {
      notFound: ["Ta strona nie istnieje", "Proszę sprawdzić adres. Może zawierać literówkę."],
      notAllowed: ["Tę stronę można tylko czytać", "Proszę otworzyć adres w przeglądarce."],
      gone: ["Ta strona nie jest już dostępna", "Nie jest już opublikowana."],
      failed: ["Nie udało się wyświetlić strony", "Proszę spróbować za chwilę."],
    },
  },
  sk: {
    skip: "Prejsť na obsah",
    missing: {
      notFound: ["Táto stránka neexistuje", "Skontrolujte adresu. Možno obsahuje preklep."],
      notAllowed: ["Túto stránku možno iba čítať", "Otvorte adresu v prehliadači."],
      gone: ["Táto stránka už nie je dostupná", "Už nie je zverejnená."],
      failed: ["Stránku sa nepodarilo zobraziť", "Skúste to o chvíľu znova."],
    },
  },
  tr: {
    skip: "İçeriğe geç",
    missing: {
      notFound: ["Böyle bir sayfa yok", "Adresi kontrol edin. Yazım hatası olabilir."],
      notAllowed: ["Bu sayfa yalnızca okunabilir", "Adresi bir tarayıcıda açın."],
      gone: ["Bu sayfa artık kullanılamıyor", "Yayından kaldırıldı."],
      failed: ["Sayfa gösterilemedi", "Biraz sonra tekrar deneyin."],
    },
  },
  ca: {
    skip: "Ves al contingut",
    missing: {
      notFound: ["Aquesta pàgina no existeix", "Comprovi l’adreça. Potser conté un error."],
      notAllowed: ["Aquesta pàgina només es pot llegir", "Obri l’adreça en un navegador."],
      gone: ["Aquesta pàgina ja no està disponible", "S’ha retirat de la publicació."],
      failed: ["No s’ha pogut mostrar la pàgina", "Torni-ho a provar d’aquí a un moment."],
    },
  },
};
