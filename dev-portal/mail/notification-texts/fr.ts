import type { NotificationTexts } from "./notification-text.ts";

export const frenchNotifications: NotificationTexts = {
  kinds: {
    order_sent: {
      one: {
        subject: "La commande {name} a été expédiée",
        intro: "votre commande a été expédiée\u00A0:",
      },
      several: {
        subject: "{count} commandes ont été expédiées",
        intro: "ces commandes ont été expédiées\u00A0:",
      },
    },
    invoice_due: {
      one: { subject: "La facture {name} est à payer", intro: "cette facture arrive à échéance\u00A0:" },
      several: {
        subject: "{count} factures sont à payer",
        intro: "ces factures arrivent à échéance\u00A0:",
      },
    },
    ticket_answer: {
      one: { subject: "Une réponse au ticket {name}", intro: "nous avons répondu à votre ticket\u00A0:" },
      several: {
        subject: "Des réponses à {count} tickets",
        intro: "nous avons répondu à ces tickets\u00A0:",
      },
    },
    service_expiring: {
      one: {
        subject: "Un service expire bientôt\u00A0: {name}",
        intro: "ce service cloud expire bientôt\u00A0:",
      },
      several: {
        subject: "{count} services expirent bientôt",
        intro: "ces services cloud expirent bientôt\u00A0:",
      },
    },
    training_reminder: {
      one: { subject: "Bientôt\u00A0: {name}", intro: "votre formation commence bientôt\u00A0:" },
      several: {
        subject: "{count} formations commencent bientôt",
        intro: "vos formations commencent bientôt\u00A0:",
      },
    },
    reference_online: {
      one: {
        subject: "Votre référence «\u00A0{name}\u00A0» est en ligne",
        intro: "votre référence a été approuvée et est désormais visible de tous\u00A0:",
      },
      several: {
        subject: "{count} de vos références sont en ligne",
        intro: "ces références ont été approuvées et sont désormais visibles de tous\u00A0:",
      },
    },
  },
  words: {
    invoiceDue: "{number}, à payer le {day}",
    serviceEnds: "{service}, {serial}, jusqu’au {day}",
  },
  why: "Selon vos paramètres, vous souhaitez recevoir un e-mail quand {choice}. Pour ne plus recevoir ces e-mails\u00A0:\n{link}",
  page: {
    ask: [
      "Ne plus recevoir d’e-mail quand {choice}\u00A0?",
      "Vous recevrez tous les autres e-mails comme avant. Vous pouvez réactiver ceux-ci dans vos paramètres.",
    ],
    switchOff: "Désactiver",
    done: [
      "Ces e-mails sont désactivés",
      "Vous ne recevrez plus d’e-mail quand {choice}. Vous pouvez les réactiver dans vos paramètres.",
    ],
    unknown: [
      "Ce lien n’est pas valable",
      "Il est incomplet ou a été modifié. Vous pouvez désactiver des e-mails dans vos paramètres.",
    ],
    tooOften: ["Trop de demandes", "Veuillez réessayer dans quelques minutes."],
    settings: "Aller aux paramètres",
  },
};
