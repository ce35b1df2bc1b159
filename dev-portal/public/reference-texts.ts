import type { Language } from "../mail/language.ts";

/** The words of the public pages of reference projects in one language, beside those of the portal's screens. */
export interface ReferenceTexts {
  readonly title: string;
  readonly intro: string;
  /** Of a choice that nothing fits. */
  readonly none: string;
  /** While nothing is published. */
  readonly empty: string;
  /** What opens the filters. */
  readonly filter: string;
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
    intro: "Buildings that our partners have planned and automated.",
    none: "No reference project fits this choice.",
    empty: "No reference project has been published yet.",
    filter: "Filter",
    all: "All",
    facts: "At a glance",
    by: "Built by {company}",
    pictures: "Pictures",
    back: "All reference projects",
    pages: "Pages",
    newer: "Newer projects",
    older: "Older projects",
  },
  de: {
    title: "Referenzprojekte",
    intro: "Gebäude, die unsere Partner geplant und automatisiert haben.",
    none: "Zu dieser Auswahl gibt es kein Referenzprojekt.",
    empty: "Es ist noch kein Referenzprojekt veröffentlicht.",
    filter: "Filtern",
    all: "Alle",
    facts: "Auf einen Blick",
    by: "Umgesetzt von {company}",
    pictures: "Bilder",
    back: "Alle Referenzprojekte",
    pages: "Seiten",
    newer: "Neuere Projekte",
    older: "Ältere Projekte",
  },
  fr: {
    title: "Projets de référence",
    intro: "Des bâtiments que nos partenaires ont conçus et automatisés.",
    none: "Aucun projet de référence ne correspond à ce choix.",
    empty: "Aucun projet de référence n’est encore publié.",
    filter: "Filtrer",
    all: "Tous",
    facts: "En bref",
    by: "Réalisé par {company}",
    pictures: "Photos",
    back: "Tous les projets de référence",
    pages: "Pages",
    newer: "Projets plus récents",
    older: "Projets plus anciens",
  },
  cs: {
    title: "Referenční projekty",
    intro: "Budovy, které naši partneři navrhli a zautomatizovali.",
    none: "Tomuto výběru neodpovídá žádný referenční projekt.",
    empty: "Zatím není zveřejněn žádný referenční projekt.",
    filter: "Filtrovat",
    all: "Vše",
    facts: "Základní údaje",
    by: "Realizace: {company}",
    pictures: "Obrázky",
    back: "Všechny referenční projekty",
    pages: "Stránky",
    newer: "Novější projekty",
    older: "Starší projekty",
  },
  es: {
    title: "Proyectos de referencia",
    intro: "Edificios que nuestros partners han proyectado y automatizado.",
    none: "Ningún proyecto de referencia corresponde a esta selección.",
    empty: "Todavía no se ha publicado ningún proyecto de referencia.",
    filter: "Filtrar",
    all: "Todos",
    facts: "Ficha del proyecto",
    by: "Realizado por {company}",
    pictures: "Imágenes",
    back: "Todos los proyectos de referencia",
    pages: "Páginas",
    newer: "Proyectos más recientes",
    older: "Proyectos más antiguos",
  },
};
