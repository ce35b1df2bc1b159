import type { TopicTexts } from "./message-texts.ts";

export const messagesDede: TopicTexts = {
  config: [
    "Config {version} ist verfügbar",
    "Config {version} lädt große Projekte schneller und zeigt alle Tree-Zweige in einer neuen Ansicht.",
    "Sichern Sie Ihr Projekt vor dem Update. Miniserver der ersten Generation laufen mit der vorigen Version weiter.",
  ],
  newProduct: [
    "Neu: Touch Pure Flex",
    "Gravieren Sie die Symbole Ihrer Kunden: Das Touch Pure Flex wird für jeden Raum auf Bestellung gefertigt.",
    "Die Fertigung dauert höchstens zehn Werktage. Die Bestellung zeigt jeden Schritt der Produktion.",
  ],
  app: [
    "App {version}: Favoriten und dunkle Ansicht",
    "Favoriten lassen sich jetzt nach Räumen ordnen, und die dunkle Ansicht richtet sich nach dem Telefon.",
    "Das Update kommt in den nächsten Tagen über die App-Stores.",
  ],
  firstSteps: [
    "Sind die ersten Schritte getan?",
    "Fünf Schritte führen zu einem guten Start: Profil, Starterpaket, Schulung, erstes Produkt, Partnercoach.",
    "Ihr Partnercoach hilft gern. Den Kontakt finden Sie auf dem Dashboard.",
  ],
  maintenance: [
    "Cloud-Dienste: Wartung am Sonntag",
    "Am Sonntag werden von 4:00 bis 6:00 Uhr (UTC) Mailer, Push und Caller gewartet.",
    "Miniserver arbeiten im Haus weiter. Fällige Nachrichten werden danach verschickt.",
  ],
  tutorial: [
    "Neues Tutorial: Beschattung und Heizung in einem Plan",
    "In 20 Minuten zeigt das Tutorial, wie die Beschattung im Winter beim Heizen und im Sommer beim Kühlen hilft.",
    "Das Beispielprojekt liegt neben dem Film bereit.",
  ],
  priceList: [
    "Die neue Preisliste {version} gilt ab nächstem Monat",
    "Die Preisliste {version} tritt am Ersten des nächsten Monats in Kraft.",
    "Bestellungen, die vorher eintreffen, werden zu den heutigen Preisen geliefert.",
  ],
  security: [
    "Sicherheitsupdate {version}: bitte installieren",
    "Version {version} schließt eine Lücke im Fernzugriff von Miniservern, die aus dem Internet erreichbar sind.",
    "Bitte bringen Sie alle Anlagen in den nächsten Tagen auf den neuen Stand. Wer Cloud DNS nutzt, ist schon geschützt.",
  ],
  weather: [
    "Ihr Wetterdienst",
    "Die Vorhersage reicht jetzt vier Tage weit, Beschattung und Heizung planen früher.",
    "Sie müssen nichts ändern. Der Dienst läuft zum gleichen Preis weiter.",
  ],
  successor: [
    "Stellantrieb: Nachfolger mit gleichem Adapter",
    "Der neue Stellantrieb ist leiser und passt auf alle Adapter des vorigen Modells.",
    "Beide Modelle lassen sich auf einem Tree-Zweig mischen. Das bisherige wird verkauft, solange der Vorrat reicht.",
  ],
  openingHours: [
    "Support an Feiertagen",
    "An Feiertagen erreichen Sie den Support per Ticket. Das Telefon ist am nächsten Werktag wieder besetzt.",
    "Bestellungen von Feiertagen verlassen unser Lager am nächsten Werktag.",
  ],
  webinar: [
    "Webinar: Verkaufen, was Energie spart",
    "Wie Sie Ihren Kunden den Nutzen von Energiemanagement zeigen, mit Zahlen aus drei Projekten.",
    "Das Webinar dauert 45 Minuten. Die Aufzeichnung geht an alle, die sich angemeldet haben.",
  ],
};
