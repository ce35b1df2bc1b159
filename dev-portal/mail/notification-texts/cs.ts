import type { NotificationTexts } from "./notification-text.ts";

export const czechNotifications: NotificationTexts = {
  kinds: {
    order_sent: {
      one: { subject: "Objednávka {name} byla odeslána", intro: "vaše objednávka byla odeslána:" },
      several: {
        subject: "Počet odeslaných objednávek: {count}",
        intro: "tyto objednávky byly odeslány:",
      },
    },
    invoice_due: {
      one: { subject: "Faktura {name} je splatná", intro: "tato faktura je splatná:" },
      several: { subject: "Počet splatných faktur: {count}", intro: "tyto faktury jsou splatné:" },
    },
    ticket_answer: {
      one: { subject: "Odpověď na tiket {name}", intro: "odpověděli jsme na váš tiket:" },
      several: {
        subject: "Počet tiketů s\u00A0odpovědí: {count}",
        intro: "odpověděli jsme na tyto tikety:",
      },
    },
    service_expiring: {
      one: { subject: "Brzy skončí služba: {name}", intro: "tato cloudová služba brzy skončí:" },
      several: {
        subject: "Počet služeb, které brzy skončí: {count}",
        intro: "tyto cloudové služby brzy skončí:",
      },
    },
    training_reminder: {
      one: { subject: "Již brzy: {name}", intro: "vaše školení již brzy začne:" },
      several: {
        subject: "Počet školení, která již brzy začnou: {count}",
        intro: "vaše školení již brzy začnou:",
      },
    },
    reference_online: {
      one: {
        subject: "Vaše reference „{name}“ je zveřejněna",
        intro: "vaše reference byla schválena a\u00A0je veřejně dostupná:",
      },
      several: {
        subject: "Počet zveřejněných referencí: {count}",
        intro: "tyto reference byly schváleny a\u00A0jsou veřejně dostupné:",
      },
    },
  },
  words: { invoiceDue: "{number}, splatnost {day}", serviceEnds: "{service}, {serial}, do {day}" },
  why: "Podle svého nastavení chcete dostávat e-maily, když {choice}. Tyto e-maily vypnete zde:\n{link}",
  page: {
    ask: [
      "Už neposílat e-maily, když {choice}?",
      "Všechny ostatní e-maily budete dostávat jako dosud. Tyto můžete v\u00A0nastavení znovu zapnout.",
    ],
    switchOff: "Vypnout",
    done: [
      "Tyto e-maily jsou vypnuté",
      "Už nebudete dostávat e-maily, když {choice}. V\u00A0nastavení je můžete znovu zapnout.",
    ],
    unknown: [
      "Tento odkaz není platný",
      "Je neúplný, nebo byl změněn. E-maily můžete vypnout v\u00A0nastavení.",
    ],
    tooOften: ["Příliš mnoho požadavků", "Zkuste to prosím za několik minut."],
    settings: "Přejít do nastavení",
  },
};
