import type { KnowledgeTexts } from "./knowledge-text.ts";

export const knowledgeDede: KnowledgeTexts = {
  unreachable: [
    "Der Miniserver ist von außen nicht erreichbar. Was kann ich prüfen?",
    "Starten Sie den Remote-Connect-Test des Produkts: Er nennt den Grund und was zu tun ist.",
    "Bei 461 leitet der Router den Port nicht weiter. Prüfen Sie die Portweiterleitung und ob der Miniserver seine lokale Adresse behalten hat.",
  ],
  "default-password": [
    "Der Test antwortet mit 409. Was heißt das?",
    "Der Miniserver nimmt noch das Passwort ab Werk an. Vergeben Sie in der Config ein eigenes Passwort für den Administrator, speichern Sie in den Miniserver und testen Sie erneut.",
  ],
  "update-led": [
    "Die LED blinkt nach einem Update orange.",
    "Nehmen Sie die SD-Karte zehn Sekunden heraus und starten Sie neu. Bleibt die LED orange, schicken Sie uns die Logdatei mit einem Ticket.",
  ],
  "weather-ended": [
    "Der Wetterdienst ist abgelaufen. Wie verlängere ich ihn?",
    "Öffnen Sie das Produkt, wählen Sie Cloud-Dienste und geben Sie einen Lizenzcode ein. Gekaufte Monate kommen zu den verbleibenden hinzu.",
  ],
  transfer: [
    "Kann ein Cloud-Dienst auf einen anderen Miniserver umziehen?",
    "Ein gekaufter, noch laufender Dienst lässt sich auf ein anderes Produkt Ihrer Firma übertragen. Testdienste und abgelaufene Dienste nicht.",
  ],
  "order-late": [
    "Meine Bestellung steht noch nicht in der Liste.",
    "Es kann bis zu 30 Minuten dauern, bis eine Bestellung hier erscheint. Fehlt sie danach noch, schicken Sie uns ihre Nummer.",
  ],
  "missing-box": [
    "Ein Teil meiner Lieferung fehlt.",
    "Eine Bestellung kann in mehreren Paketen reisen: Die Bestellung zeigt jedes mit seiner Sendungsverfolgung. Sind alle angekommen, schicken Sie uns ein Bild des Lieferscheins.",
  ],
  payment: [
    "Ich habe bezahlt, und die Rechnung ist noch offen.",
    "Eine Zahlung wird innerhalb von fünf Werktagen verbucht. Danach schicken Sie uns bitte Tag und Verwendungszweck der Überweisung.",
  ],
  certificate: [
    "Wo finde ich die Bestätigung einer Schulung?",
    "Sie steht bei der Schulung, sobald Ihre Teilnahme bestätigt ist, spätestens zwei Tage nach dem letzten Tag.",
  ],
  rights: [
    "Ein Mitarbeiter sieht keine Bestellungen oder Produkte.",
    "Was Mitarbeiter sehen, bestimmen die Rechte, die Ihre Firma vergibt. Wer bei Ihnen die Benutzer verwaltet, ändert sie in den Einstellungen.",
  ],
};
