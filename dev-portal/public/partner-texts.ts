import type { Language } from "../mail/language.ts";

/** The words of a partner's published page in one language. */
export interface PartnerTexts {
  readonly hours: string;
  readonly specialDays: string;
  readonly contact: string;
  readonly gallery: string;
  readonly social: string;
  readonly imprint: string;
  readonly open: string;
  readonly openUntil: string;
  readonly closed: string;
  readonly closedUntil: string;
  /** Of a day without hours. */
  readonly closedDay: string;
  readonly allDay: string;
  readonly phone: string;
  readonly email: string;
  readonly map: string;
  /** The name of the links to the page's parts, for who hears them. */
  readonly parts: string;
}

export const partnerTexts: Readonly<Record<Language, PartnerTexts>> = {
  en: {
    hours: "Opening hours",
    specialDays: "Special opening hours",
    contact: "Contact",
    gallery: "Pictures",
    social: "Social media",
    imprint: "Imprint",
    open: "Open now",
    openUntil: "Open now. Closes: {when}",
    closed: "Closed now",
    closedUntil: "Closed now. Opens: {when}",
    closedDay: "Closed",
    allDay: "Open 24 hours",
    phone: "Phone",
    email: "E-mail",
    map: "Show on a map",
    parts: "On this page",
  },
  de: {
    hours: "Öffnungszeiten",
    specialDays: "Abweichende Öffnungszeiten",
    contact: "Kontakt",
    gallery: "Bilder",
    social: "Soziale Medien",
    imprint: "Impressum",
    open: "Jetzt geöffnet",
    openUntil: "Jetzt geöffnet. Schließt: {when}",
    closed: "Jetzt geschlossen",
    closedUntil: "Jetzt geschlossen. Öffnet: {when}",
    closedDay: "Geschlossen",
    allDay: "24 Stunden geöffnet",
    phone: "Telefon",
    email: "E-Mail",
    map: "Auf einer Karte anzeigen",
    parts: "Auf dieser Seite",
  },
  fr: {
    hours: "Horaires d’ouverture",
    specialDays: "Horaires exceptionnels",
    contact: "Contact",
    gallery: "Images",
    social: "Réseaux sociaux",
    imprint: "Mentions légales",
    open: "Ouvert actuellement",
    openUntil: "Ouvert actuellement. Fermeture : {when}",
    closed: "Fermé actuellement",
    closedUntil: "Fermé actuellement. Ouverture : {when}",
    closedDay: "Fermé",
    allDay: "Ouvert 24 heures sur 24",
    phone: "Téléphone",
    email: "E-mail",
    map: "Afficher sur une carte",
    parts: "Sur cette page",
  },
  cs: {
    hours: "Otevírací doba",
    specialDays: "Mimořádná otevírací doba",
    contact: "Kontakt",
    gallery: "Obrázky",
    social: "Sociální sítě",
    imprint: "Údaje o provozovateli",
    open: "Nyní otevřeno",
    openUntil: "Nyní otevřeno. Zavírá: {when}",
    closed: "Nyní zavřeno",
    closedUntil: "Nyní zavřeno. Otevírá: {when}",
    closedDay: "Zavřeno",
    allDay: "Otevřeno 24 hodin",
    phone: "Telefon",
    email: "E-mail",
    map: "Zobrazit na mapě",
    parts: "Na této stránce",
  },
  es: {
    hours: "Horario de apertura",
    specialDays: "Horarios especiales",
    contact: "Contacto",
    gallery: "Imágenes",
    social: "Redes sociales",
    imprint: "Aviso legal",
    open: "Abierto ahora",
    openUntil: "Abierto ahora. Cierra: {when}",
    closed: "Cerrado ahora",
    closedUntil: "Cerrado ahora. Abre: {when}",
    closedDay: "Cerrado",
    allDay: "Abierto las 24 horas",
    phone: "Teléfono",
    email: "Correo electrónico",
    map: "Mostrar en un mapa",
    parts: "En esta página",
  },
};
