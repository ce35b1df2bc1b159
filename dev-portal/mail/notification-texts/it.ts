import type { NotificationTexts } from "./notification-text.ts";

export const italianNotifications: NotificationTexts = {
  kinds: {
    order_sent: {
      one: { subject: "L’ordine {name} è stato spedito", intro: "il suo ordine è stato spedito:" },
      several: { subject: "{count} ordini sono stati spediti", intro: "questi ordini sono stati spediti:" },
    },
    invoice_due: {
      one: { subject: "La fattura {name} è in scadenza", intro: "questa fattura è in scadenza:" },
      several: { subject: "{count} fatture sono in scadenza", intro: "queste fatture sono in scadenza:" },
    },
    ticket_answer: {
      one: { subject: "Risposta al ticket {name}", intro: "abbiamo risposto al suo ticket:" },
      several: { subject: "Risposte a {count} ticket", intro: "abbiamo risposto a questi ticket:" },
    },
    service_expiring: {
      one: {
        subject: "Un servizio sta per scadere: {name}",
        intro: "questo servizio cloud sta per scadere:",
      },
      several: {
        subject: "{count} servizi stanno per scadere",
        intro: "questi servizi cloud stanno per scadere:",
      },
    },
    training_reminder: {
      one: { subject: "A breve: {name}", intro: "il suo corso inizia a breve:" },
      several: { subject: "{count} corsi iniziano a breve", intro: "i suoi corsi iniziano a breve:" },
    },
    reference_online: {
      one: {
        subject: "La sua referenza «{name}» è online",
        intro: "la sua referenza è stata approvata e ora è visibile a tutti:",
      },
      several: {
        subject: "{count} sue referenze sono online",
        intro: "queste referenze sono state approvate e ora sono visibili a tutti:",
      },
    },
  },
  words: {
    invoiceDue: "{number}, scadenza: {day}",
    serviceEnds: "{service}, {serial}, scadenza: {day}",
  },
  why: "Secondo le sue impostazioni desidera ricevere un’e-mail quando {choice}. Per disattivare queste e-mail:\n{link}",
  page: {
    ask: [
      "Non ricevere più e-mail quando {choice}?",
      "Continuerà a ricevere tutte le altre e-mail. Può riattivare queste nelle impostazioni.",
    ],
    switchOff: "Disattiva",
    done: [
      "Queste e-mail sono disattivate",
      "Non riceverà più e-mail quando {choice}. Può riattivarle nelle impostazioni.",
    ],
    unknown: [
      "Questo link non è valido",
      "È incompleto o è stato modificato. Può disattivare le e-mail nelle impostazioni.",
    ],
    tooOften: ["Troppe richieste", "Riprovare tra qualche minuto."],
    settings: "Vai alle impostazioni",
  },
};
