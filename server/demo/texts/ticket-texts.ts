/** A support conversation: subject, question, support's answer, and the customer's reply. `{order}` is an order's number. */
export type Conversation = readonly [subject: string, question: string, answer: string, reply: string];

const english: readonly Conversation[] = [
  [
    "Portal - Order #{order}",
    "One box of this order is missing. The delivery note lists it, the parcel did not hold it.",
    "We are sorry. The missing box leaves our warehouse today; you will get its tracking number by e-mail.",
    "It has arrived. Thank you for the quick help.",
  ],
  [
    "Miniserver cannot be reached after the update",
    "Since the update last night the Miniserver answers neither in the app nor in Config. The LED blinks orange.",
    "Please restart it with the SD card removed for ten seconds, and send us the log file if it stays orange.",
    "The restart helped, it is green again.",
  ],
  [
    "Valve Actuator shows an error",
    "Two Valve Actuators on the same Tree branch report error 3 after the calibration.",
    "Error 3 means that the end stop was not found. Please check that the adapter ring sits tight, and calibrate again.",
    "The ring was loose. Both work now.",
  ],
  [
    "Engraving for a Touch Pure Flex",
    "Can the engraving of a Touch Pure Flex be changed while the order is in assembly?",
    "It can until the engraving has begun. Please send us the new layout as a PDF.",
    "I have attached the new layout.",
  ],
  [
    "Intercom without sound",
    "The Intercom shows a picture, and the sound is missing when calls come from outside the house.",
    "Please check whether the router blocks UDP. With the attached settings the sound should come through.",
    "It was the router. You can close this ticket.",
  ],
  [
    "Weather service has ended",
    "The weather service of a customer ended last week, and the licence code is not accepted.",
    "The code belongs to another serial number. We have released it, please try once more.",
    "It is accepted now.",
  ],
  [
    "Question about the data sheet",
    "Which cable cross-section does the data sheet of the Dimmer Extension mean for the neutral wire?",
    "It is 2.5 mm² at full load. We have attached a drawing.",
    "That answers my question.",
  ],
];

const german: readonly Conversation[] = [
  [
    "Portal - Order #{order}",
    "In der Lieferung fehlt ein Karton. Auf dem Lieferschein steht er, im Paket war er nicht.",
    "Das tut uns leid. Der Karton geht heute noch ab, die Sendungsnummer kommt per E-Mail.",
    "Ist angekommen. Danke für die schnelle Hilfe.",
  ],
  [
    "Miniserver nach dem Update nicht erreichbar",
    "Seit dem Update heute Nacht antwortet der Miniserver weder in der App noch in der Config. Die LED blinkt orange.",
    "Bitte zehn Sekunden ohne SD-Karte neu starten. Bleibt sie orange, schicken Sie uns bitte die Logdatei.",
    "Der Neustart hat geholfen, die LED ist wieder grün.",
  ],
  [
    "Stellantrieb meldet einen Fehler",
    "Zwei Stellantriebe am selben Tree-Zweig melden nach der Kalibrierung Fehler 3.",
    "Fehler 3 heißt, dass der Endanschlag nicht gefunden wurde. Bitte prüfen, ob der Adapterring fest sitzt, und neu kalibrieren.",
    "Der Ring war locker. Beide laufen jetzt.",
  ],
  [
    "Gravur für ein Touch Pure Flex",
    "Kann die Gravur noch geändert werden, wenn die Bestellung schon in der Montage ist?",
    "Ja, bis die Gravur begonnen hat. Bitte schicken Sie uns das neue Layout als PDF.",
    "Das neue Layout hängt an.",
  ],
  [
    "Intercom ohne Ton",
    "Die Intercom zeigt ein Bild, bei Anrufen von außerhalb fehlt der Ton.",
    "Bitte prüfen, ob der Router UDP sperrt. Mit den angehängten Einstellungen sollte der Ton durchkommen.",
    "Es war der Router. Das Ticket kann geschlossen werden.",
  ],
  [
    "Wetterdienst abgelaufen",
    "Der Wetterdienst eines Kunden ist letzte Woche abgelaufen, der Lizenzcode wird nicht angenommen.",
    "Der Code gehört zu einer anderen Seriennummer. Wir haben ihn freigegeben, bitte noch einmal versuchen.",
    "Jetzt wird er angenommen.",
  ],
  [
    "Frage zum Datenblatt",
    "Welchen Leitungsquerschnitt meint das Datenblatt der Dimmer Extension beim Neutralleiter?",
    "2,5 mm² bei voller Last. Eine Zeichnung hängt an.",
    "Damit ist meine Frage beantwortet.",
  ],
];

const czech: readonly Conversation[] = [
  [
    "Portal - Order #{order}",
    "V zásilce chybí jedna krabice. Na dodacím listu je, v balíku nebyla.",
    "Omlouváme se. Krabici odešleme ještě dnes, číslo zásilky přijde e-mailem.",
    "Dorazila. Děkuji za rychlou pomoc.",
  ],
  [
    "Miniserver po aktualizaci neodpovídá",
    "Od noční aktualizace Miniserver neodpovídá v aplikaci ani v Configu. LED bliká oranžově.",
    "Restartujte ho prosím a vyjměte na deset sekund SD kartu. Zůstane-li oranžová, pošlete nám logovací soubor.",
    "Restart pomohl, LED je zase zelená.",
  ],
  [
    "Pohon ventilu hlásí chybu",
    "Dva pohony ventilu na stejné větvi Tree hlásí po kalibraci chybu 3.",
    "Chyba 3 znamená, že nebyl nalezen koncový doraz. Zkontrolujte prosím, zda adaptér pevně sedí, a kalibraci zopakujte.",
    "Adaptér byl uvolněný. Oba už fungují.",
  ],
  [
    "Gravírování Touch Pure Flex",
    "Lze ještě změnit gravírování, když je objednávka už v montáži?",
    "Ano, dokud gravírování nezačalo. Pošlete nám prosím nový návrh v PDF.",
    "Nový návrh je v příloze.",
  ],
  [
    "Intercom bez zvuku",
    "Intercom ukazuje obraz, při hovorech mimo dům ale chybí zvuk.",
    "Zkontrolujte prosím, zda router neblokuje UDP. S přiloženým nastavením by zvuk měl projít.",
    "Byl to router. Tiket můžete uzavřít.",
  ],
  [
    "Služba počasí skončila",
    "Zákazníkovi minulý týden skončila služba počasí a licenční kód není přijat.",
    "Kód patří k jinému sériovému číslu. Uvolnili jsme ho, zkuste to prosím znovu.",
    "Teď už je přijat.",
  ],
  [
    "Dotaz k technickému listu",
    "Jaký průřez nulového vodiče uvádí technický list Dimmer Extension?",
    "Při plném zatížení 2,5 mm². Nákres je v příloze.",
    "To je odpověď na můj dotaz.",
  ],
];

const byCountry: Readonly<Record<string, readonly Conversation[]>> = {
  AT: german,
  DE: german,
  CH: german,
  CZ: czech,
};

/** The conversations in the language of a country, or in English. */
export const conversationsOf = (country: string): readonly Conversation[] => byCountry[country] ?? english;
