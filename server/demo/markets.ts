/** Country-dependent data of demo orders. */
export interface Market {
  readonly currency: string;
  /** The exchange rate of one euro. */
  readonly rate: number;
  /** As a fraction. */
  readonly vat: number;
  readonly carriers: readonly string[];
  /** Last names, towns, and templates of order references: `{name}`, `{town}`. */
  readonly names: readonly string[];
  readonly sites: readonly (readonly [street: string, zip: string, town: string])[];
  readonly references: readonly string[];
}

const german = {
  carriers: ["DPD", "GLS", "Gebrüder Weiss"],
  names: ["Müller", "Gruber", "Schönbächler", "Hofmann", "Weiß", "Krüger", "Steiner", "Öztürk"],
  references: [
    "Neubau {name}",
    "Umbau {town}",
    "EFH {name}, {town}",
    "Büro {town}",
    "Lager",
    "Wohnung {name}",
    "Praxis Dr. {name}",
  ],
};

const markets: Readonly<Record<string, Market>> = {
  AT: {
    ...german,
    currency: "EUR",
    rate: 1,
    vat: 0.2,
    sites: [
      ["Hauptplatz 12", "4020", "Linz"],
      ["Grazbachgasse 5", "8010", "Graz"],
      ["Moosstraße 88", "5020", "Salzburg"],
    ],
  },
  DE: {
    ...german,
    currency: "EUR",
    rate: 1,
    vat: 0.19,
    sites: [
      ["Königstraße 21", "70173", "Stuttgart"],
      ["Am Wall 140", "28195", "Bremen"],
      ["Fürther Straße 9", "90429", "Nürnberg"],
    ],
  },
  CH: {
    ...german,
    currency: "CHF",
    rate: 0.94,
    vat: 0.081,
    sites: [
      ["Spalenberg 14", "4051", "Basel"],
      ["Rue de Bourg 8", "1003", "Lausanne"],
      ["Kramgasse 33", "3011", "Bern"],
    ],
  },
  CZ: {
    currency: "CZK",
    rate: 24.5,
    vat: 0.21,
    carriers: ["PPL", "DPD", "Zásilkovna"],
    names: [
      "Řehoř",
      "Novák",
      "Svoboda",
      "Černý",
      "Procházková",
      "Šťastný",
      "Kučera",
      "Žižka",
      "Horáková",
      "Müller",
    ],
    sites: [
      ["Veveří 102", "602 00", "Brno"],
      ["Masarykova 17", "301 00", "Plzeň"],
      ["Nádražní 64", "702 00", "Ostrava"],
      ["Žižkova 5", "370 01", "České Budějovice"],
    ],
    references: [
      "Novostavba {name}",
      "RD {name}, {town}",
      "Byt {name}",
      "Kancelář {town}",
      "Sklad",
      "Rekonstrukce {town}",
      "Penzion U {name}",
      "Vila {name}",
    ],
  },
  SK: {
    currency: "EUR",
    rate: 1,
    vat: 0.23,
    carriers: ["Slovak Parcel", "DPD"],
    names: ["Kováčová", "Horváth", "Ďurica"],
    sites: [
      ["Hlavná 20", "040 01", "Košice"],
      ["Štefánikova 6", "949 01", "Nitra"],
    ],
    references: ["Rodinný dom {name}", "Byt {town}", "Chata {name}"],
  },
  ES: {
    currency: "EUR",
    rate: 1,
    vat: 0.21,
    carriers: ["SEUR", "MRW"],
    names: ["Muñoz", "García", "Ibáñez", "Núñez"],
    sites: [
      ["Gran Vía 31", "48009", "Bilbao"],
      ["Carrer de Mallorca 210", "08008", "Barcelona"],
    ],
    references: ["Vivienda {name}", "Oficina {town}", "Reforma {town}", "Chalet {name}"],
  },
  FR: {
    currency: "EUR",
    rate: 1,
    vat: 0.2,
    carriers: ["Chronopost", "GLS"],
    names: ["Lefèvre", "Dubois", "Hénault", "François"],
    sites: [
      ["5 quai des Chartrons", "33000", "Bordeaux"],
      ["44 rue Nationale", "59800", "Lille"],
    ],
    references: ["Maison {name}", "Bureau {town}", "Rénovation {town}", "Résidence {name}"],
  },
  PL: {
    currency: "PLN",
    rate: 4.28,
    vat: 0.23,
    carriers: ["InPost", "DPD"],
    names: ["Wiśniewski", "Zając", "Kowalczyk", "Śliwa"],
    sites: [
      ["ul. Piotrkowska 80", "90-102", "Łódź"],
      ["ul. Świdnicka 12", "50-068", "Wrocław"],
    ],
    references: ["Dom {name}", "Biuro {town}", "Mieszkanie {name}", "Hotel {town}"],
  },
  IT: {
    currency: "EUR",
    rate: 1,
    vat: 0.22,
    carriers: ["BRT", "GLS"],
    names: ["Ferrari", "Conti", "D'Angelo", "Niccolò"],
    sites: [
      ["Corso Buenos Aires 9", "20124", "Milano"],
      ["Via Garibaldi 3", "10122", "Torino"],
    ],
    references: ["Villa {name}", "Ufficio {town}", "Magazzino", "Appartamento {name}"],
  },
  GB: {
    currency: "GBP",
    rate: 0.85,
    vat: 0.2,
    carriers: ["DPD UK", "Parcelforce"],
    names: ["Whitmore", "O'Connor", "Ashdown"],
    sites: [
      ["9 Deansgate", "M3 1AZ", "Manchester"],
      ["61 George Street", "EH2 2JG", "Edinburgh"],
    ],
    references: ["{town} refit", "Suite {name}", "Lobby {town}", "Conference rooms"],
  },
};

/** The market of a country. Throws for a country without demo data. */
export const marketOf = (country: string): Market => {
  const market = markets[country];
  if (market === undefined) throw new RangeError(`the demo data has no market ${country}`);
  return market;
};
