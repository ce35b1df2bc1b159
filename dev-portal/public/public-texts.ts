import type { Language } from "../mail/language.ts";

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
    skip: "Skip to the content",
    missing: {
      notFound: ["This page does not exist", "Please check the address. It may have been mistyped."],
      notAllowed: ["This page can only be read", "Please open its address in a browser."],
      gone: ["This page is no longer available", "It has been taken offline."],
      failed: ["The page could not be shown", "Please try again in a moment."],
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
};
