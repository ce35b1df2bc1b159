import type { DemoCatalogue } from "./demo-catalogue.ts";

/** The award's categories. */
export const awardCategoryIds = ["smart-home", "commercial", "energy"] as const;

/** The texts of one language for the conference and the award's categories. */
export interface ConferenceTexts {
  readonly title: string;
  readonly categories: Readonly<
    Record<(typeof awardCategoryIds)[number], { readonly name: string; readonly text: string }>
  >;
}

/** By catalogue. */
export const conferenceTexts: Readonly<Record<DemoCatalogue, ConferenceTexts>> = {
  int: {
    title: "Partner Conference",
    categories: {
      "smart-home": {
        name: "Smart home",
        text: "A home whose people notice every day what automation does for them.",
      },
      commercial: {
        name: "Commercial building",
        text: "An office, a hotel or a shop that is easier to run than before.",
      },
      energy: { name: "Energy", text: "A building that uses measurably less energy, with the numbers." },
    },
  },
  dede: {
    title: "Partnerkonferenz",
    categories: {
      "smart-home": {
        name: "Smart Home",
        text: "Ein Zuhause, in dem man jeden Tag merkt, was Automatisierung leistet.",
      },
      commercial: {
        name: "Gewerbebau",
        text: "Ein Büro, ein Hotel oder ein Geschäft, das einfacher zu betreiben ist als zuvor.",
      },
      energy: {
        name: "Energie",
        text: "Ein Gebäude, das messbar weniger Energie verbraucht, mit den Zahlen dazu.",
      },
    },
  },
  frfr: {
    title: "Conférence des partenaires",
    categories: {
      "smart-home": {
        name: "Maison connectée",
        text: "Une maison où l’automatisation se remarque chaque jour.",
      },
      commercial: {
        name: "Bâtiment tertiaire",
        text: "Un bureau, un hôtel ou un commerce plus simple à exploiter qu’avant.",
      },
      energy: {
        name: "Énergie",
        text: "Un bâtiment qui consomme nettement moins d’énergie, chiffres à l’appui.",
      },
    },
  },
  cscz: {
    title: "Partnerská konference",
    categories: {
      "smart-home": {
        name: "Chytrá domácnost",
        text: "Domov, ve kterém je přínos automatizace znát každý den.",
      },
      commercial: {
        name: "Komerční budova",
        text: "Kancelář, hotel nebo obchod, jehož provoz je jednodušší než dříve.",
      },
      energy: { name: "Energie", text: "Budova s měřitelně nižší spotřebou energie, doloženou čísly." },
    },
  },
  eses: {
    title: "Convención de partners",
    categories: {
      "smart-home": {
        name: "Hogar inteligente",
        text: "Un hogar en el que la automatización se nota cada día.",
      },
      commercial: {
        name: "Edificio comercial",
        text: "Una oficina, un hotel o una tienda más fácil de gestionar que antes.",
      },
      energy: { name: "Energía", text: "Un edificio que consume bastante menos energía, con las cifras." },
    },
  },
  nlnl: {
    title: "Partnerconferentie",
    categories: {
      "smart-home": {
        name: "Smarthome",
        text: "Een huis waarin je elke dag merkt wat automatisering voor je doet.",
      },
      commercial: {
        name: "Bedrijfsgebouw",
        text: "Een kantoor, hotel of winkel die makkelijker te beheren is dan voorheen.",
      },
      energy: {
        name: "Energie",
        text: "Een gebouw dat meetbaar minder energie verbruikt, met de cijfers erbij.",
      },
    },
  },
  itit: {
    title: "Conferenza dei partner",
    categories: {
      "smart-home": {
        name: "Smart home",
        text: "Una casa in cui ogni giorno si nota che cosa fa l’automazione.",
      },
      commercial: {
        name: "Edificio commerciale",
        text: "Un ufficio, un hotel o un negozio più facile da gestire di prima.",
      },
      energy: {
        name: "Energia",
        text: "Un edificio che consuma sensibilmente meno energia, dati alla mano.",
      },
    },
  },
  plpl: {
    title: "Konferencja partnerów",
    categories: {
      "smart-home": {
        name: "Inteligentny dom",
        text: "Dom, w którym korzyści z automatyki widać każdego dnia.",
      },
      commercial: {
        name: "Budynek komercyjny",
        text: "Biuro, hotel lub sklep, którym zarządza się łatwiej niż wcześniej.",
      },
      energy: {
        name: "Energia",
        text: "Budynek, który zużywa wymiernie mniej energii, co potwierdzają liczby.",
      },
    },
  },
  sksk: {
    title: "Partnerská konferencia",
    categories: {
      "smart-home": {
        name: "Inteligentný dom",
        text: "Domov, v ktorom je prínos automatizácie cítiť každý deň.",
      },
      commercial: {
        name: "Komerčná budova",
        text: "Kancelária, hotel alebo obchod s jednoduchšou prevádzkou ako predtým.",
      },
      energy: { name: "Energia", text: "Budova s merateľne nižšou spotrebou energie, doloženou číslami." },
    },
  },
  trtr: {
    title: "İş ortağı konferansı",
    categories: {
      "smart-home": {
        name: "Akıllı ev",
        text: "Otomasyonun katkısının her gün hissedildiği bir ev.",
      },
      commercial: {
        name: "Ticari bina",
        text: "İşletmesi eskisinden daha kolay bir ofis, otel veya mağaza.",
      },
      energy: { name: "Enerji", text: "Ölçülebilir biçimde daha az enerji tüketen, rakamlarıyla bir bina." },
    },
  },
  caes: {
    title: "Convenció de partners",
    categories: {
      "smart-home": {
        name: "Casa intel·ligent",
        text: "Una casa on cada dia es nota què fa l’automatització.",
      },
      commercial: {
        name: "Edifici comercial",
        text: "Una oficina, un hotel o una botiga més fàcil de gestionar que abans.",
      },
      energy: { name: "Energia", text: "Un edifici que consumeix força menys energia, amb les xifres." },
    },
  },
};
