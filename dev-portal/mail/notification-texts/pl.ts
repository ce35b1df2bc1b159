import type { NotificationTexts } from "./notification-text.ts";

export const polishNotifications: NotificationTexts = {
  kinds: {
    order_sent: {
      one: {
        subject: "Zamówienie {name} zostało wysłane",
        intro: "Państwa zamówienie zostało wysłane:",
      },
      several: { subject: "Wysłane zamówienia: {count}", intro: "następujące zamówienia zostały wysłane:" },
    },
    invoice_due: {
      one: {
        subject: "Mija termin płatności faktury {name}",
        intro: "mija termin płatności tej faktury:",
      },
      several: {
        subject: "Faktury, których termin płatności mija: {count}",
        intro: "mija termin płatności tych faktur:",
      },
    },
    ticket_answer: {
      one: { subject: "Odpowiedź na zgłoszenie {name}", intro: "odpowiedzieliśmy na Państwa zgłoszenie:" },
      several: {
        subject: "Zgłoszenia z\u00A0odpowiedzią: {count}",
        intro: "odpowiedzieliśmy na te zgłoszenia:",
      },
    },
    service_expiring: {
      one: {
        subject: "Wkrótce wygaśnie usługa: {name}",
        intro: "ta usługa chmurowa wkrótce wygaśnie:",
      },
      several: {
        subject: "Usługi, które wkrótce wygasną: {count}",
        intro: "te usługi chmurowe wkrótce wygasną:",
      },
    },
    training_reminder: {
      one: { subject: "Już wkrótce: {name}", intro: "Państwa szkolenie wkrótce się rozpocznie:" },
      several: {
        subject: "Szkolenia, które wkrótce się rozpoczną: {count}",
        intro: "Państwa szkolenia wkrótce się rozpoczną:",
      },
    },
    reference_online: {
      one: {
        subject: "Państwa referencja „{name}” jest opublikowana",
        intro: "Państwa referencja została zatwierdzona i\u00A0jest teraz publicznie dostępna:",
      },
      several: {
        subject: "Opublikowane referencje: {count}",
        intro: "te referencje zostały zatwierdzone i\u00A0są teraz publicznie dostępne:",
      },
    },
  },
  words: {
    invoiceDue: "{number}, termin płatności: {day}",
    serviceEnds: "{service}, {serial}, do {day}",
  },
  why: "Zgodnie z\u00A0Państwa ustawieniami wysyłamy e-mail, gdy {choice}. Te e-maile można wyłączyć tutaj:\n{link}",
  page: {
    ask: [
      "Nie wysyłać więcej e-maili, gdy {choice}?",
      "Wszystkie inne e-maile będą przychodzić jak dotychczas. Te można ponownie włączyć w\u00A0ustawieniach.",
    ],
    switchOff: "Wyłącz",
    done: [
      "Te e-maile są wyłączone",
      "Nie będziemy już wysyłać e-maili, gdy {choice}. Można je ponownie włączyć w\u00A0ustawieniach.",
    ],
    unknown: [
      "Ten link jest nieprawidłowy",
      "Jest niepełny albo został zmieniony. E-maile można wyłączyć w\u00A0ustawieniach.",
    ],
    tooOften: ["Zbyt wiele żądań", "Proszę spróbować ponownie za kilka minut."],
    settings: "Przejdź do ustawień",
  },
};
