import type { NotificationTexts } from "./notification-text.ts";

export const catalanNotifications: NotificationTexts = {
  kinds: {
    order_sent: {
      one: { subject: "S’ha enviat la comanda {name}", intro: "La seva comanda s’ha enviat:" },
      several: { subject: "S’han enviat {count} comandes", intro: "Aquestes comandes s’han enviat:" },
    },
    invoice_due: {
      one: { subject: "Venç la factura {name}", intro: "Aquesta factura venç:" },
      several: { subject: "Vencen {count} factures", intro: "Aquestes factures vencen:" },
    },
    ticket_answer: {
      one: { subject: "Resposta al tiquet {name}", intro: "Hem respost el seu tiquet:" },
      several: { subject: "Respostes a {count} tiquets", intro: "Hem respost aquests tiquets:" },
    },
    service_expiring: {
      one: {
        subject: "Un servei caduca aviat: {name}",
        intro: "Aquest servei al núvol caduca aviat:",
      },
      several: {
        subject: "{count} serveis caduquen aviat",
        intro: "Aquests serveis al núvol caduquen aviat:",
      },
    },
    training_reminder: {
      one: { subject: "Aviat: {name}", intro: "El seu curs comença aviat:" },
      several: { subject: "{count} cursos comencen aviat", intro: "Els seus cursos comencen aviat:" },
    },
    reference_online: {
      one: {
        subject: "La seva referència «{name}» s’ha publicat",
        intro: "La seva referència s’ha aprovat i ja és pública:",
      },
      several: {
        subject: "S’han publicat {count} referències seves",
        intro: "Aquestes referències s’han aprovat i ja són públiques:",
      },
    },
  },
  words: {
    invoiceDue: "{number}, venciment: {day}",
    serviceEnds: "{service}, {serial}, caducitat: {day}",
  },
  why: "Segons la seva configuració, vol rebre un correu quan {choice}. Per desactivar aquests correus:\n{link}",
  page: {
    ask: [
      "Vol deixar de rebre correus quan {choice}?",
      "Rebrà tots els altres correus com fins ara. Pot tornar a activar aquests a la configuració.",
    ],
    switchOff: "Desactiva",
    done: [
      "Aquests correus estan desactivats",
      "Ja no rebrà correus quan {choice}. Els pot tornar a activar a la configuració.",
    ],
    unknown: [
      "Aquest enllaç no és vàlid",
      "És incomplet o s’ha modificat. Pot desactivar correus a la configuració.",
    ],
    tooOften: ["Massa sol·licituds", "Torni-ho a provar d’aquí a uns minuts."],
    settings: "Ves a la configuració",
  },
};
