import type { TopicTexts } from "./message-texts.ts";

export const messagesItit: TopicTexts = {
  config: [
    "Config {version} è disponibile",
    "Config {version} carica più velocemente i progetti grandi e mostra tutti i rami Tree in una nuova vista.",
    "Prima dell’aggiornamento salvare il progetto. I Miniserver della prima generazione continuano a funzionare con la versione precedente.",
  ],
  newProduct: [
    "Novità: Touch Pure Flex",
    "Incida i simboli dei suoi clienti: Touch Pure Flex viene prodotto su ordinazione per ogni stanza.",
    "La produzione richiede al massimo dieci giorni lavorativi. L’ordine ne mostra ogni fase.",
  ],
  app: [
    "App {version}: preferiti e modalità scura",
    "Ora i preferiti si possono ordinare per stanza e la modalità scura segue il telefono.",
    "L’aggiornamento arriva nei prossimi giorni tramite gli app store.",
  ],
  firstSteps: [
    "Ha già fatto i primi passi?",
    "Cinque passaggi per partire bene: profilo, pacchetto iniziale, corso, primo prodotto, partner coach.",
    "Il suo partner coach è a disposizione. Il contatto è nella dashboard.",
  ],
  maintenance: [
    "Servizi cloud: manutenzione domenica",
    "Domenica dalle 4:00 alle 6:00 (UTC) è prevista la manutenzione di Mailer, Push e Caller.",
    "In casa i Miniserver continuano a funzionare. I messaggi previsti in quell’intervallo vengono inviati subito dopo.",
  ],
  tutorial: [
    "Nuovo tutorial: ombreggiamento e riscaldamento in un unico piano",
    "In 20 minuti il tutorial mostra come l’ombreggiamento aiuta a riscaldare d’inverno e a raffrescare d’estate.",
    "Il progetto di esempio si può scaricare accanto al filmato.",
  ],
  priceList: [
    "Il nuovo listino prezzi {version} vale dal prossimo mese",
    "Il listino prezzi {version} entra in vigore il primo giorno del prossimo mese.",
    "Gli ordini ricevuti prima vengono consegnati ai prezzi attuali.",
  ],
  security: [
    "Aggiornamento di sicurezza {version}: da installare",
    "La versione {version} chiude una falla nell’accesso remoto dei Miniserver raggiungibili da Internet.",
    "Aggiornare tutti gli impianti nei prossimi giorni. Chi usa Cloud DNS è già protetto.",
  ],
  weather: [
    "Il suo servizio meteo",
    "Le previsioni coprono ora quattro giorni: ombreggiamento e riscaldamento possono pianificare prima.",
    "Non deve modificare nulla. Il servizio continua allo stesso prezzo.",
  ],
  successor: [
    "Valve Actuator: un successore con lo stesso adattatore",
    "Il nuovo Valve Actuator è più silenzioso e si monta su tutti gli adattatori del modello precedente.",
    "I due modelli si possono combinare sullo stesso ramo Tree. Il modello precedente è in vendita fino a esaurimento scorte.",
  ],
  openingHours: [
    "L’assistenza nei giorni festivi",
    "Nei giorni festivi l’assistenza si raggiunge con un ticket. Il telefono è di nuovo attivo il primo giorno lavorativo.",
    "Gli ordini ricevuti in un giorno festivo lasciano il nostro magazzino il primo giorno lavorativo.",
  ],
  webinar: [
    "Webinar: vendere ciò che fa risparmiare energia",
    "Come mostrare ai clienti il vantaggio della gestione dell’energia, con i numeri di tre progetti.",
    "Il webinar dura 45 minuti. La registrazione viene inviata a tutti gli iscritti.",
  ],
};
