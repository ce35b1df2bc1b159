/** Long texts that occur in practice, to test layouts: German compounds and Czech phrases. For the kit page only. */
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

/** The present time of the samples. */
export const now = new Date("2026-11-21T09:30:00Z");
