import type { KnowledgeTexts } from "./knowledge-text.ts";

export const knowledgeItit: KnowledgeTexts = {
  unreachable: [
    "Il Miniserver non è raggiungibile dall’esterno. Che cosa posso controllare?",
    "Avviare il test Remote Connect del prodotto: indica la causa e che cosa fare.",
    "Se risponde 461, il router non inoltra la porta. Controllare il port forwarding e che il Miniserver abbia mantenuto il suo indirizzo locale.",
  ],
  "default-password": [
    "Il test risponde 409. Che cosa significa?",
    "Il Miniserver accetta ancora la password di fabbrica. Assegnare in Config una password propria all’amministratore, salvare nel Miniserver e ripetere il test.",
  ],
  "update-led": [
    "Dopo un aggiornamento il LED lampeggia in arancione.",
    "Estrarre la scheda SD per dieci secondi e riavviare. Se il LED resta arancione, inviarci il file di log con un ticket.",
  ],
  "weather-ended": [
    "Il servizio meteo è scaduto. Come lo rinnovo?",
    "Aprire il prodotto, scegliere i servizi cloud e inserire un codice licenza. I mesi acquistati si aggiungono a quelli rimasti.",
  ],
  transfer: [
    "Un servizio cloud può passare a un altro Miniserver?",
    "Un servizio acquistato e ancora attivo si può trasferire a un altro prodotto della sua azienda. I servizi di prova e quelli scaduti no.",
  ],
  "order-late": [
    "Il mio ordine non è ancora nell’elenco.",
    "Un ordine può impiegare fino a 30 minuti per comparire qui. Se dopo manca ancora, inviarci il suo numero.",
  ],
  "missing-box": [
    "Manca una parte della mia consegna.",
    "Un ordine può viaggiare in più spedizioni: nell’ordine si trova il tracciamento di ciascuna. Se sono arrivate tutte, inviarci una foto della bolla di consegna.",
  ],
  payment: [
    "Ho pagato, ma la fattura risulta ancora da pagare.",
    "La registrazione di un pagamento richiede fino a cinque giorni lavorativi. Dopo, inviarci la data e la causale del bonifico.",
  ],
  certificate: [
    "Dove trovo il certificato di un corso?",
    "È accanto al corso appena la presenza è confermata, al più tardi due giorni dopo l’ultimo giorno.",
  ],
  rights: [
    "Un collega non vede ordini o prodotti.",
    "Ciò che un collaboratore vede dipende dalle autorizzazioni assegnate dalla sua azienda. Chi gestisce gli utenti può modificarle nelle impostazioni.",
  ],
};
