import type { NotificationTexts } from "./notification-text.ts";

export const slovakNotifications: NotificationTexts = {
  kinds: {
    order_sent: {
      one: { subject: "Objednávka {name} bola odoslaná", intro: "vaša objednávka bola odoslaná:" },
      several: {
        subject: "Počet odoslaných objednávok: {count}",
        intro: "tieto objednávky boli odoslané:",
      },
    },
    invoice_due: {
      one: { subject: "Faktúra {name} je splatná", intro: "táto faktúra je splatná:" },
      several: { subject: "Počet splatných faktúr: {count}", intro: "tieto faktúry sú splatné:" },
    },
    ticket_answer: {
      one: { subject: "Odpoveď na tiket {name}", intro: "odpovedali sme na váš tiket:" },
      several: {
        subject: "Počet tiketov s\u00A0odpoveďou: {count}",
        intro: "odpovedali sme na tieto tikety:",
      },
    },
    service_expiring: {
      one: { subject: "Čoskoro sa skončí služba: {name}", intro: "táto cloudová služba sa čoskoro skončí:" },
      several: {
        subject: "Počet služieb, ktoré sa čoskoro skončia: {count}",
        intro: "tieto cloudové služby sa čoskoro skončia:",
      },
    },
    training_reminder: {
      one: { subject: "Už čoskoro: {name}", intro: "vaše školenie sa čoskoro začne:" },
      several: {
        subject: "Počet školení, ktoré sa čoskoro začnú: {count}",
        intro: "vaše školenia sa čoskoro začnú:",
      },
    },
    reference_online: {
      one: {
        subject: "Vaša referencia „{name}“ je zverejnená",
        intro: "vaša referencia bola schválená a\u00A0je verejne prístupná:",
      },
      several: {
        subject: "Počet zverejnených referencií: {count}",
        intro: "tieto referencie boli schválené a\u00A0sú verejne prístupné:",
      },
    },
  },
  words: { invoiceDue: "{number}, splatnosť {day}", serviceEnds: "{service}, {serial}, do {day}" },
  why: "Podľa svojich nastavení chcete dostávať e-maily, keď {choice}. Tieto e-maily vypnete tu:\n{link}",
  page: {
    ask: [
      "Už neposielať e-maily, keď {choice}?",
      "Všetky ostatné e-maily budete dostávať ako doteraz. Tieto môžete v\u00A0nastaveniach znova zapnúť.",
    ],
    switchOff: "Vypnúť",
    done: [
      "Tieto e-maily sú vypnuté",
      "Už nebudete dostávať e-maily, keď {choice}. V\u00A0nastaveniach ich môžete znova zapnúť.",
    ],
    unknown: [
      "Tento odkaz nie je platný",
      "Je neúplný alebo bol zmenený. E-maily môžete vypnúť v\u00A0nastaveniach.",
    ],
    tooOften: ["Príliš veľa požiadaviek", "Skúste to znova o\u00A0niekoľko minút."],
    settings: "Prejsť do nastavení",
  },
};
