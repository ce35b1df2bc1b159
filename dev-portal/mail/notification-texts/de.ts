import type { NotificationTexts } from "./notification-text.ts";

export const germanNotifications: NotificationTexts = {
  kinds: {
    order_sent: {
      one: { subject: "Bestellung {name} wurde versendet", intro: "Ihre Bestellung wurde versendet:" },
      several: {
        subject: "{count} Bestellungen wurden versendet",
        intro: "diese Bestellungen wurden versendet:",
      },
    },
    invoice_due: {
      one: { subject: "Rechnung {name} ist fällig", intro: "diese Rechnung ist fällig:" },
      several: { subject: "{count} Rechnungen sind fällig", intro: "diese Rechnungen sind fällig:" },
    },
    ticket_answer: {
      one: { subject: "Eine Antwort auf Ticket {name}", intro: "wir haben Ihr Ticket beantwortet:" },
      several: {
        subject: "Antworten auf {count} Tickets",
        intro: "wir haben diese Tickets beantwortet:",
      },
    },
    service_expiring: {
      one: { subject: "Ein Dienst läuft bald aus: {name}", intro: "dieser Cloud-Dienst läuft bald aus:" },
      several: {
        subject: "{count} Dienste laufen bald aus",
        intro: "diese Cloud-Dienste laufen bald aus:",
      },
    },
    training_reminder: {
      one: { subject: "Bald: {name}", intro: "Ihre Schulung beginnt bald:" },
      several: { subject: "{count} Schulungen beginnen bald", intro: "Ihre Schulungen beginnen bald:" },
    },
    reference_online: {
      one: {
        subject: "Ihre Referenz „{name}“ ist online",
        intro: "Ihre Referenz ist freigegeben und öffentlich zu sehen:",
      },
      several: {
        subject: "{count} Ihrer Referenzen sind online",
        intro: "diese Referenzen sind freigegeben und öffentlich zu sehen:",
      },
    },
  },
  words: { invoiceDue: "{number}, fällig am {day}", serviceEnds: "{service}, {serial}, bis {day}" },
  why: "Laut Ihren Einstellungen möchten Sie E-Mails erhalten, wenn {choice}. So schalten Sie diese E-Mails ab:\n{link}",
  page: {
    ask: [
      "Keine E-Mails mehr, wenn {choice}?",
      "Alle anderen E-Mails erhalten Sie wie bisher. In Ihren Einstellungen können Sie diese wieder einschalten.",
    ],
    switchOff: "Abschalten",
    done: [
      "Diese E-Mails sind abgeschaltet",
      "Sie erhalten keine E-Mails mehr, wenn {choice}. In Ihren Einstellungen können Sie sie wieder einschalten.",
    ],
    unknown: [
      "Dieser Link ist nicht gültig",
      "Er ist unvollständig oder wurde verändert. In Ihren Einstellungen können Sie E-Mails abschalten.",
    ],
    tooOften: ["Zu viele Anfragen", "Bitte versuchen Sie es in einigen Minuten noch einmal."],
    settings: "Zu den Einstellungen",
  },
};
