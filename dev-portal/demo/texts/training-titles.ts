import type { TrainingTypeCode } from "../../../src/domain/trainings/training-date.ts";

/** The languages of the demo trainings. */
export type TitleLanguage = "cs" | "de" | "en" | "es" | "fr" | "it" | "pl";

/** The titles of the demo trainings, in the language in which each is held. */
export const trainingTitles: Readonly<Record<TrainingTypeCode, Readonly<Record<TitleLanguage, string>>>> = {
  basics: {
    de: "Smart Home Grundlagen",
    en: "Smart home basics",
    cs: "Základy chytré domácnosti",
    es: "Fundamentos de la casa inteligente",
    fr: "Les bases de la maison connectée",
    it: "Fondamenti della casa intelligente",
    pl: "Podstawy inteligentnego domu",
  },
  configuration: {
    de: "Konfiguration und Inbetriebnahme",
    en: "Configuration and commissioning",
    cs: "Konfigurace a uvedení do provozu",
    es: "Configuración y puesta en marcha",
    fr: "Configuration et mise en service",
    it: "Configurazione e messa in servizio",
    pl: "Konfiguracja i uruchomienie",
  },
  lighting: {
    de: "Lichtplanung und Lichtsteuerung",
    en: "Lighting design and control",
    cs: "Návrh a řízení osvětlení",
    es: "Diseño y control de la iluminación",
    fr: "Conception et commande de l’éclairage",
    it: "Progettazione e controllo dell’illuminazione",
    pl: "Projektowanie i sterowanie oświetleniem",
  },
  climate: {
    de: "Heizung, Kühlung und Lüftung",
    en: "Heating, cooling and ventilation",
    cs: "Vytápění, chlazení a větrání",
    es: "Calefacción, refrigeración y ventilación",
    fr: "Chauffage, climatisation et ventilation",
    it: "Riscaldamento, raffrescamento e ventilazione",
    pl: "Ogrzewanie, chłodzenie i wentylacja",
  },
  audio: {
    de: "Multiroom-Audio in der Praxis",
    en: "Multiroom audio in practice",
    cs: "Multiroom audio v praxi",
    es: "Audio multisala en la práctica",
    fr: "L’audio multiroom en pratique",
    it: "Audio multiroom nella pratica",
    pl: "Audio multiroom w praktyce",
  },
  energy: {
    de: "Energiemanagement mit Photovoltaik",
    en: "Energy management with photovoltaics",
    cs: "Řízení energie s fotovoltaikou",
    es: "Gestión de la energía con fotovoltaica",
    fr: "Gestion de l’énergie avec le photovoltaïque",
    it: "Gestione dell’energia con il fotovoltaico",
    pl: "Zarządzanie energią z fotowoltaiką",
  },
  sales: {
    de: "Beratung und Angebot",
    en: "Consulting and quotations",
    cs: "Poradenství a nabídka",
    es: "Asesoramiento y oferta",
    fr: "Conseil et devis",
    it: "Consulenza e offerta",
    pl: "Doradztwo i oferta",
  },
};
