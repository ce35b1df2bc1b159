import type { NotificationTexts } from "./notification-text.ts";

export const dutchNotifications: NotificationTexts = {
  kinds: {
    order_sent: {
      one: { subject: "Bestelling {name} is verzonden", intro: "Je bestelling is verzonden:" },
      several: { subject: "{count} bestellingen zijn verzonden", intro: "Deze bestellingen zijn verzonden:" },
    },
    invoice_due: {
      one: {
        subject: "Factuur {name}: de betaaltermijn loopt af",
        intro: "De betaaltermijn van deze factuur loopt af:",
      },
      several: {
        subject: "Van {count} facturen loopt de betaaltermijn af",
        intro: "De betaaltermijn van deze facturen loopt af:",
      },
    },
    ticket_answer: {
      one: { subject: "Antwoord op ticket {name}", intro: "We hebben je ticket beantwoord:" },
      several: { subject: "Antwoorden op {count} tickets", intro: "We hebben deze tickets beantwoord:" },
    },
    service_expiring: {
      one: { subject: "Dienst verloopt binnenkort: {name}", intro: "Deze clouddienst verloopt binnenkort:" },
      several: {
        subject: "{count} diensten verlopen binnenkort",
        intro: "Deze clouddiensten verlopen binnenkort:",
      },
    },
    training_reminder: {
      one: { subject: "Binnenkort: {name}", intro: "Je training begint binnenkort:" },
      several: {
        subject: "{count} trainingen beginnen binnenkort",
        intro: "Je trainingen beginnen binnenkort:",
      },
    },
    reference_online: {
      one: {
        subject: "Je referentie “{name}” staat online",
        intro: "Je referentie is goedgekeurd en nu voor iedereen te zien:",
      },
      several: {
        subject: "{count} van je referenties staan online",
        intro: "Deze referenties zijn goedgekeurd en nu voor iedereen te zien:",
      },
    },
  },
  words: { invoiceDue: "{number}, vervaldatum {day}", serviceEnds: "{service}, {serial}, tot {day}" },
  why: "Volgens je instellingen wil je een e-mail krijgen als {choice}. Deze e-mails uitschakelen:\n{link}",
  page: {
    ask: [
      "Geen e-mails meer als {choice}?",
      "Alle andere e-mails krijg je zoals altijd. In je instellingen kun je deze weer inschakelen.",
    ],
    switchOff: "Uitschakelen",
    done: [
      "Deze e-mails zijn uitgeschakeld",
      "Je krijgt geen e-mails meer als {choice}. In je instellingen kun je ze weer inschakelen.",
    ],
    unknown: [
      "Deze link is niet geldig",
      "De link is onvolledig of gewijzigd. In je instellingen kun je e-mails uitschakelen.",
    ],
    tooOften: ["Te veel aanvragen", "Probeer het over een paar minuten opnieuw."],
    settings: "Naar de instellingen",
  },
};
