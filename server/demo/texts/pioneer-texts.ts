/** What partners write of an air conditioner that is not supported yet, and what staff answer. */
interface PioneerText {
  readonly description: string;
  readonly details: string;
  readonly outcome: string;
}

const english: readonly PioneerText[] = [
  {
    description: "Split unit does not answer",
    details:
      "The adapter is found, and the unit does not answer to any command. The log begins with the pairing and ends after ten minutes.",
    outcome: "Your log was all that we needed: the unit is supported from the next version on.",
  },
  {
    description: "Fan level jumps back to automatic",
    details:
      "Heating and cooling work. The fan level can be set and returns to automatic after a few seconds. Swing is not offered at all.",
    outcome: "Fan level and swing are mended. Please update the adapter and tell us if anything is left.",
  },
  {
    description: "Room temperature is always 0",
    details:
      "Everything else works. The value is right on the remote control. The log has one cycle of cooling.",
    outcome: "The unit reports its temperature in another register, which we read now.",
  },
];

const german: readonly PioneerText[] = [
  {
    description: "Innengerät antwortet nicht",
    details:
      "Der Adapter wird gefunden, das Gerät antwortet aber auf keinen Befehl. Das Protokoll beginnt mit dem Anlernen und endet nach zehn Minuten.",
    outcome:
      "Ihr Protokoll war alles, was wir brauchten: Ab der nächsten Version wird das Gerät unterstützt.",
  },
  {
    description: "Lüfterstufe springt auf Automatik zurück",
    details:
      "Heizen und Kühlen gehen. Die Lüfterstufe lässt sich setzen und springt nach wenigen Sekunden zurück. Die Lamellen werden nicht angeboten.",
    outcome: "Lüfterstufe und Lamellen sind behoben. Bitte aktualisieren Sie den Adapter.",
  },
];

const czech: readonly PioneerText[] = [
  {
    description: "Vnitřní jednotka neodpovídá",
    details:
      "Adaptér se najde, ale jednotka neodpovídá na žádný příkaz. Protokol začíná párováním a končí po deseti minutách.",
    outcome: "Váš protokol nám stačil: od příští verze je jednotka podporována.",
  },
  {
    description: "Otáčky ventilátoru se vracejí na automatiku",
    details:
      "Topení i chlazení fungují. Otáčky lze nastavit, ale po několika sekundách se vrátí na automatiku. Lamely se vůbec nenabízejí.",
    outcome: "Otáčky i lamely jsou opraveny. Aktualizujte prosím adaptér.",
  },
  {
    description: "Teplota v místnosti je stále 0",
    details:
      "Vše ostatní funguje. Na dálkovém ovladači je hodnota správná. V protokolu je jeden cyklus chlazení.",
    outcome: "Jednotka hlásí teplotu v jiném registru, který nyní čteme.",
  },
];

const spanish: readonly PioneerText[] = [
  {
    description: "La unidad interior no responde",
    details:
      "Se encuentra el adaptador, pero la unidad no responde a ninguna orden. El registro empieza con el emparejamiento y termina a los diez minutos.",
    outcome: "Su registro era todo lo que necesitábamos: la unidad es compatible desde la próxima versión.",
  },
];

const polish: readonly PioneerText[] = [
  {
    description: "Jednostka wewnętrzna nie odpowiada",
    details:
      "Adapter jest wykrywany, ale jednostka nie odpowiada na żadne polecenie. Log zaczyna się od parowania i kończy po dziesięciu minutach.",
    outcome: "Państwa log wystarczył: od następnej wersji urządzenie jest obsługiwane.",
  },
];

const byCountry: Readonly<Record<string, readonly PioneerText[]>> = {
  AT: german,
  CH: german,
  CZ: czech,
  DE: german,
  ES: spanish,
  PL: polish,
};

/** The texts of a company's country. */
export const pioneerTextsOf = (country: string): readonly PioneerText[] => byCountry[country] ?? english;

/** Labels of air conditioners. */
export const airConditioners = [
  "Frostwind FW-25 Comfort",
  "Klimara K-35 Split",
  "Nordbrise NB-9000",
  "Ventara Duo V2-50",
  "Klimara K-50 Split",
  "Aerolux Wall 12",
  "Frostwind FW-35 Silent",
  "Nordbrise NB-12000",
] as const;
