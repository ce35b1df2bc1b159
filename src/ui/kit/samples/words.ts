/** Long words that really occur, to see what breaks: German compounds and Czech phrases. Shown on the kit page alone. */
export const german = {
  action: "Auftragsbestätigung herunterladen",
  label: "Umsatzsteueridentifikationsnummer",
  help: "Sie steht auf Ihrem Gewerbeberechtigungsnachweis und beginnt mit dem Länderkennzeichen.",
  error: "Die Umsatzsteueridentifikationsnummer ist unvollständig. Ergänzen Sie die fehlenden Ziffern.",
  status: "Teillieferungsbenachrichtigung ausstehend",
  text: "Für diesen Zeitraum liegen keine Innergemeinschaftsstatistikmeldungen vor. Wählen Sie einen anderen Zeitraum.",
} as const;

export const czech = {
  action: "Znovu odeslat nejobhospodařovávanější objednávku",
  label: "Daňové identifikační číslo společnosti",
  help: "Najdete ho v potvrzení o registraci, které vám zaslal finanční úřad.",
  error: "Číslo není úplné. Doplňte prosím chybějící číslice a zkuste to znovu.",
  status: "Nejneobhospodařovávatelnější stav",
  text: "V tomto období nejsou žádné objednávky. Zvolte prosím jiné období nebo zrušte filtr.",
} as const;

/** The moment that the samples count from. */
export const now = new Date("2026-11-21T09:30:00Z");
