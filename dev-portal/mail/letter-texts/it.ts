import { italianNotifications } from "../notification-texts/it.ts";
import type { LetterTexts } from "./letter-text.ts";

export const italian: LetterTexts = {
  greeting: "Buongiorno {name},",
  closing: "Il team del portale partner",
  online: "online",
  letters: {
    code: {
      subject: "Il suo codice di verifica: {code}",
      body: "il suo codice di verifica è\n\n{code}\n\nÈ valido per 15 minuti. Se non lo ha richiesto, non deve fare nulla.",
    },
    reset: {
      subject: "Imposti una nuova password",
      body: "qui può impostare una nuova password:\n\n{link}\n\nIl link funziona una sola volta ed è valido per 60 minuti. Se non lo ha richiesto, non deve fare nulla: la sua password resta invariata.",
    },
    invitation: {
      subject: "Invito al portale partner",
      body: "{inviter} le ha dato accesso al portale partner come collaboratore di {company}. Qui può scegliere la sua password:\n\n{link}\n\nIl link è valido per 48 ore.",
    },
    activation: {
      subject: "Attivi il suo account",
      body: "qui può attivare il suo account:\n\n{link}\n\nIl link è valido per 48 ore.",
    },
    emailChange: {
      subject: "Confermi il nuovo indirizzo e-mail",
      body: "confermi che {email} sarà il nuovo indirizzo del suo account:\n\n{link}\n\nIl link è valido per 48 ore. Fino alla conferma resta valido l’indirizzo attuale.",
    },
    emailChangeAsked: {
      subject: "È stato chiesto di cambiare il suo indirizzo e-mail",
      body: "qualcuno che conosce la sua password ha chiesto che {email} diventi il nuovo indirizzo del suo account. L’indirizzo cambierà quando verrà aperto il link che abbiamo inviato lì.\n\nSe la richiesta è sua, non deve fare nulla. Altrimenti mantenga qui il suo indirizzo:\n\n{link}\n\ne poi imposti una nuova password. Il link è valido per 48 ore, al massimo fino alla conferma del nuovo indirizzo.",
    },
    emailTaken: {
      subject: "Questo indirizzo ha già un account",
      body: "qualcuno voleva usare {email} per un altro account del portale partner. L’indirizzo ha già un account, quindi non è cambiato nulla. Se la richiesta è sua, scelga un altro indirizzo.",
    },
    emailChanged: {
      subject: "Il suo indirizzo e-mail è cambiato",
      body: "da ora il suo account ha l’indirizzo {email}. Se la modifica non è sua, contatti subito l’assistenza.",
    },
    passwordChanged: {
      subject: "La sua password è cambiata",
      body: "la password del suo account è appena stata cambiata e le altre sessioni sono state chiuse. Se la modifica non è sua, imposti una nuova password e contatti l’assistenza.",
    },
    welcome: {
      subject: "Le diamo il benvenuto nel portale partner",
      body: "il suo account è pronto. Qui può accedere:\n\n{link}",
    },
    underReview: {
      subject: "Le diamo il benvenuto nel portale partner",
      body: "il suo account è pronto. Stiamo verificando la sua visura camerale e le scriveremo appena sarà partner. Fino ad allora può usare il portale come cliente:\n\n{link}",
    },
    licenceApproved: {
      subject: "Ora è partner",
      body: "abbiamo approvato la sua visura camerale: ora {company} è partner. I primi passi la aspettano:\n\n{link}",
    },
    licenceDeclined: {
      subject: "La sua visura camerale",
      body: "non abbiamo potuto approvare la visura camerale di {company}:\n\n{reason}\n\nIl suo account resta invariato. Per qualsiasi domanda risponda a questa e-mail.",
    },
    trainingBooked: {
      subject: "Il suo corso: {training}",
      body: "il suo posto è prenotato:\n\n{training}\n{when}\n{place}\n\nPuò annullare la prenotazione entro {until}. Il file del calendario e tutte le altre informazioni sono qui:\n\n{link}",
    },
    trainingBookedLate: {
      subject: "Il suo corso: {training}",
      body: "il suo posto è prenotato:\n\n{training}\n{when}\n{place}\n\nIl termine per l’annullamento è già scaduto. Il file del calendario e tutte le altre informazioni sono qui:\n\n{link}",
    },
    trainingWaiting: {
      subject: "In lista d’attesa: {training}",
      body: "questo corso è al completo e lei è in lista d’attesa:\n\n{training}\n{when}\n{place}\n\nAppena si libera un posto per lei, viene prenotato a suo nome e le scriviamo. Qui può uscire dalla lista:\n\n{link}",
    },
    trainingMovedUp: {
      subject: "Un posto per lei: {training}",
      body: "si è liberato un posto e ora è prenotato a suo nome:\n\n{training}\n{when}\n{place}\n\nSe non può partecipare, annulli la prenotazione entro {until}:\n\n{link}",
    },
    trainingCancelled: {
      subject: "Annullato: {training}",
      body: "questa prenotazione è annullata:\n\n{training}\n{when}\n{place}\n\nAltre date sono qui:\n\n{link}",
    },
    trainingWithdrawn: {
      subject: "Non si terrà: {training}",
      body: "purtroppo questo corso non si terrà:\n\n{training}\n{when}\n{place}\n\nNon deve fare nulla e non le viene addebitato nulla. Altre date sono qui:\n\n{link}",
    },
    conferenceRegistered: {
      subject: "Iscrizione confermata: {conference}",
      body: "queste persone hanno un posto:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nIl riepilogo, il file del calendario e gli hotel sono qui:\n\n{link}",
    },
    conferenceWaiting: {
      subject: "In lista d’attesa: {conference}",
      body: "la conferenza è al completo e queste persone sono in lista d’attesa:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nAppena si libera un posto le scriviamo. Qui può uscire dalla lista:\n\n{link}",
    },
    conferenceOffered: {
      subject: "Un posto libero: {conference}",
      body: "si è liberato un posto per {people}:\n\n{conference}\n{when}\n{place}\n\nLo accetti entro {until}. Poi passerà alla persona successiva della lista.\n\n{link}",
    },
    conferenceLapsed: {
      subject: "Posto non più riservato: {conference}",
      body: "il posto per {people} non è stato accettato entro {until} ed è passato alla persona successiva della lista.\n\n{conference}\n{when}\n\nTutto sulla conferenza è qui:\n\n{link}",
    },
    conferenceWithdrawn: {
      subject: "Iscrizione cancellata: {conference}",
      body: "questa iscrizione è stata cancellata:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nTutto sulla conferenza è qui:\n\n{link}",
    },
    vatInvalid: {
      subject: "La partita IVA di {company}",
      body: "abbiamo verificato la partita IVA {vatId} di {company}, che non era stato possibile verificare all’inserimento: non è registrata. La corregga o la rimuova:\n\n{link}",
    },
    pioneerTaken: {
      subject: "In lavorazione: la sua segnalazione {submission}",
      body: "stiamo esaminando il file di log che ha inviato per {model} ({submission}). Tutto sulla sua segnalazione è qui:\n\n{link}",
    },
    pioneerClosed: {
      subject: "La sua segnalazione {submission} e un buono",
      body: "abbiamo chiuso la sua segnalazione {submission} per {model}:\n\n{reason}\n\nGrazie per il suo contributo da pioniere. Il suo buono {code} è nel portale, alla voce Vantaggi. Tutto sulla sua segnalazione è qui:\n\n{link}",
    },
    referenceApproved: {
      subject: "La sua referenza «{title}» è online",
      body: "la sua referenza «{title}» è stata approvata e ora è visibile a tutti:\n\n{link}",
    },
    referenceDeclined: {
      subject: "La sua referenza «{title}»",
      body: "non abbiamo ancora potuto approvare la sua referenza «{title}»:\n\n{reason}\n\nI nostri commenti sono accanto ai campi. La modifichi lì e la invii di nuovo:\n\n{link}",
    },
  },
  notifications: italianNotifications,
};
