import type { SiteText } from "../../../src/domain/website/website.ts";

/** The texts of the demo websites, by company; each company writes for its own customers. */
export const websiteTexts: Readonly<Record<string, readonly SiteText[]>> = {
  flagship: [
    {
      language: "de",
      description:
        "Seit 1987 planen und bauen wir Gebäudetechnik in Wien und Niederösterreich: Elektroinstallation, Beleuchtung, Beschattung, Heizung und Zutritt, alles in einem System.\n\nIn unserem Schauraum in der Landstraßer Hauptstraße sehen Sie, wie ein Haus von selbst das Richtige tut. Kommen Sie ohne Termin vorbei.",
      imprint:
        "Bergmann Gebäudetechnik GmbH\nLandstraßer Hauptstraße 71, 1030 Wien\nFirmenbuch: FN 900001 a, Handelsgericht Wien\nUID: ATU90000016\nAufsichtsbehörde: Magistrat der Stadt Wien",
    },
    {
      language: "en",
      description:
        "We have planned and built technical systems for buildings in Vienna and Lower Austria since 1987: electrical installation, lighting, shading, heating and access, all in one system.\n\nOur showroom shows how a house does the right thing by itself.",
      imprint:
        "Bergmann Gebäudetechnik GmbH\nLandstraßer Hauptstraße 71, 1030 Vienna\nCompany register: FN 900001 a, Commercial Court Vienna\nVAT: ATU90000016",
    },
  ],
  platin: [
    {
      language: "de",
      description:
        "Köhler & Söhne ist ein Meisterbetrieb in dritter Generation. Wir rüsten Altbauten nach, ohne Wände aufzureißen, und betreuen Gewerbe und Hotels im ganzen Münchner Süden.",
      imprint:
        "Köhler & Söhne Elektro GmbH\nLindwurmstraße 114, 80337 München\nAmtsgericht München, HRB 900017\nUSt-IdNr.: DE999000017",
    },
  ],
  gold: [
    {
      language: "cs",
      description:
        "Navrhujeme a stavíme inteligentní domy v Praze a okolí. Osvětlení, stínění, vytápění, hudba a zabezpečení v jednom systému.\n\nPřijďte se podívat do našeho ukázkového bytu na Vinohradech.",
      imprint:
        "Dvořák inteligentní domy s.r.o.\nVinohradská 48, 120 00 Praha 2\nIČO: 99000016\nZapsáno u Městského soudu v Praze, oddíl C, vložka 900016",
    },
    {
      language: "en",
      description:
        "We design and build smart homes in and around Prague: lighting, shading, heating, music and security in one system.",
      imprint: "Dvořák inteligentní domy s.r.o.\nVinohradská 48, 120 00 Praha 2\nCompany number: 99000016",
    },
  ],
  silver: [
    {
      language: "es",
      description:
        "Instalaciones eléctricas y domótica en Madrid desde 1999. Reformas, obra nueva y comunidades de vecinos.",
      imprint: "",
    },
  ],
  reg21: [
    {
      language: "pl",
      description:
        "Inteligentne instalacje w domach i biurach w Krakowie. Doradztwo, projekt, montaż i serwis.",
      imprint: "Wiśniewski Inteligentny Dom Sp. z o.o.\nul. Długa 29, 31-147 Kraków\nNIP: 9990000014",
    },
  ],
};

/** What the demo pictures show, in each company's first language. */
export const pictureTexts: Readonly<Record<string, readonly string[]>> = {
  flagship: [
    "Abendhimmel über einer Häuserzeile",
    "Firmenzeichen: weißes Haus auf grünem Grund",
    "Einfamilienhaus mit beleuchteten Fenstern",
    "Bürogebäude in der Dämmerung",
    "Reihenhäuser im Morgenlicht",
  ],
  gold: [
    "Večerní obloha nad řadou domů",
    "Logo firmy: bílý dům na zeleném poli",
    "Rodinný dům s osvětlenými okny",
    "Kancelářská budova za soumraku",
    "Řadové domy v ranním světle",
  ],
};
