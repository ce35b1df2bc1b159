import type { KnowledgeTexts } from "./knowledge-text.ts";

export const knowledgeNlnl: KnowledgeTexts = {
  unreachable: [
    "De Miniserver is van buitenaf niet bereikbaar. Wat kan ik controleren?",
    "Start de Remote Connect-test van het product: die noemt de oorzaak en wat je eraan kunt doen.",
    "Is het antwoord 461, dan stuurt de router de poort niet door. Controleer de portforwarding en of de Miniserver zijn lokale adres heeft gehouden.",
  ],
  "default-password": [
    "De test antwoordt met 409. Wat betekent dat?",
    "De Miniserver accepteert nog het fabriekswachtwoord. Geef de beheerder in Config een eigen wachtwoord, sla op in de Miniserver en test opnieuw.",
  ],
  "update-led": [
    "De led knippert oranje na een update.",
    "Haal de SD-kaart er tien seconden uit en start opnieuw op. Blijft de led oranje, stuur ons dan het logbestand met een ticket.",
  ],
  "weather-ended": [
    "De weerdienst is afgelopen. Hoe verleng ik die?",
    "Open het product, kies clouddiensten en vul een licentiecode in. Gekochte maanden komen bij de resterende.",
  ],
  transfer: [
    "Kan een clouddienst naar een andere Miniserver?",
    "Een gekochte dienst die nog loopt, kun je overzetten naar een ander product van je bedrijf. Bij proefdiensten en afgelopen diensten kan dat niet.",
  ],
  "order-late": [
    "Mijn bestelling staat nog niet in de lijst.",
    "Het kan tot 30 minuten duren voordat een bestelling hier verschijnt. Ontbreekt die dan nog, stuur ons dan het nummer.",
  ],
  "missing-box": [
    "Er ontbreekt een deel van mijn levering.",
    "Een bestelling kan in meerdere zendingen komen: bij de bestelling kun je ze allemaal volgen. Zijn ze er allemaal, stuur ons dan een foto van de leverbon.",
  ],
  payment: [
    "Ik heb betaald, maar de factuur staat nog open.",
    "Het duurt tot vijf werkdagen voordat een betaling is verwerkt. Staat de factuur daarna nog open, stuur ons dan de datum en het kenmerk van de overschrijving.",
  ],
  certificate: [
    "Waar vind ik het certificaat van een training?",
    "Het staat bij de training zodra je aanwezigheid is bevestigd, uiterlijk twee dagen na de laatste dag.",
  ],
  rights: [
    "Een collega ziet geen bestellingen of producten.",
    "Wat een medewerker ziet, hangt af van de rechten die je bedrijf geeft. Wie bij jullie de gebruikers beheert, kan ze wijzigen in de instellingen.",
  ],
};
