import type { Language } from "../mail/language.ts";

/** The words of the public pages of reference projects in one language, beside those of the portal's screens. */
export interface ReferenceTexts {
  readonly title: string;
  readonly intro: string;
  readonly none: string;
  /** The link that takes a filter back. */
  readonly all: string;
  readonly facts: string;
  /** `{company}`. */
  readonly by: string;
  readonly pictures: string;
  readonly back: string;
  readonly pages: string;
  readonly newer: string;
  readonly older: string;
}

export const referenceTexts: Readonly<Record<Language, ReferenceTexts>> = {
  en: {
    title: "Reference projects",
    intro: "What our partners have built.",
    none: "There is no reference project for this choice.",
    all: "All",
    facts: "Facts",
    by: "Built by {company}",
    pictures: "Pictures",
    back: "All reference projects",
    pages: "Pages",
    newer: "Newer",
    older: "Older",
  },
  de: {
    title: "Referenzprojekte",
    intro: "Was unsere Partner gebaut haben.",
    none: "Zu dieser Auswahl gibt es kein Referenzprojekt.",
    all: "Alle",
    facts: "Fakten",
    by: "Umgesetzt von {company}",
    pictures: "Bilder",
    back: "Alle Referenzprojekte",
    pages: "Seiten",
    newer: "Neuere",
    older: "Ältere",
  },
  fr: {
    title: "Projets de référence",
    intro: "Ce que nos partenaires ont réalisé.",
    none: "Il n’y a pas de projet de référence pour ce choix.",
    all: "Tous",
    facts: "Faits",
    by: "Réalisé par {company}",
    pictures: "Images",
    back: "Tous les projets de référence",
    pages: "Pages",
    newer: "Plus récents",
    older: "Plus anciens",
  },
  cs: {
    title: "Referenční projekty",
    intro: "Co postavili naši partneři.",
    none: "Pro tento výběr tu není žádný referenční projekt.",
    all: "Vše",
    facts: "Údaje",
    by: "Realizace: {company}",
    pictures: "Obrázky",
    back: "Všechny referenční projekty",
    pages: "Stránky",
    newer: "Novější",
    older: "Starší",
  },
  es: {
    title: "Proyectos de referencia",
    intro: "Lo que han construido nuestros partners.",
    none: "No hay ningún proyecto de referencia para esta selección.",
    all: "Todos",
    facts: "Datos",
    by: "Realizado por {company}",
    pictures: "Imágenes",
    back: "Todos los proyectos de referencia",
    pages: "Páginas",
    newer: "Más recientes",
    older: "Más antiguos",
  },
};
