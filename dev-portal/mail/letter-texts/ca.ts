import { catalanNotifications } from "../notification-texts/ca.ts";
import type { LetterTexts } from "./letter-text.ts";

export const catalan: LetterTexts = {
  greeting: "Bon dia, {name},",
  closing: "L’equip del portal de partners",
  online: "en línia",
  letters: {
    code: {
      subject: "El seu codi de verificació: {code}",
      body: "El seu codi de verificació és\n\n{code}\n\nÉs vàlid durant 15\u00A0minuts. Si no l’ha demanat, no cal que faci res.",
    },
    reset: {
      subject: "Defineixi una contrasenya nova",
      body: "Pot definir una contrasenya nova aquí:\n\n{link}\n\nL’enllaç funciona una sola vegada i és vàlid durant 60\u00A0minuts. Si no l’ha demanat, no cal que faci res: la contrasenya no canvia.",
    },
    invitation: {
      subject: "Invitació al portal de partners",
      body: "{inviter} li ha donat accés al portal de partners com a empleat de l’empresa {company}. Triï la contrasenya aquí:\n\n{link}\n\nL’enllaç és vàlid durant 48\u00A0hores.",
    },
    activation: {
      subject: "Activi el seu compte",
      body: "Activi el seu compte aquí:\n\n{link}\n\nL’enllaç és vàlid durant 48\u00A0hores.",
    },
    emailChange: {
      subject: "Confirmi la nova adreça electrònica",
      body: "Confirmi que {email} ha de ser la nova adreça del seu compte:\n\n{link}\n\nL’enllaç és vàlid durant 48\u00A0hores. Fins aleshores es manté l’adreça anterior.",
    },
    emailChangeAsked: {
      subject: "S’ha demanat canviar la seva adreça electrònica",
      body: "Algú que coneix la seva contrasenya ha demanat que {email} sigui la nova adreça del seu compte. Canviarà quan s’obri l’enllaç que hi hem enviat.\n\nSi ha estat vostè, no cal que faci res. Si no, conservi la seva adreça aquí:\n\n{link}\n\ni després defineixi una contrasenya nova. L’enllaç és vàlid durant 48\u00A0hores, com a màxim fins que es confirmi la nova adreça.",
    },
    emailTaken: {
      subject: "Aquesta adreça ja té un compte",
      body: "Algú ha volgut fer servir {email} per a un altre compte del portal de partners. L’adreça ja té un compte i, per tant, no ha canviat res. Si ha estat vostè, triï una altra adreça.",
    },
    emailChanged: {
      subject: "La seva adreça electrònica ha canviat",
      body: "A partir d’ara, el seu compte té l’adreça {email}. Si no l’ha canviada vostè, contacti de seguida amb l’equip de suport.",
    },
    passwordChanged: {
      subject: "La seva contrasenya ha canviat",
      body: "La contrasenya del seu compte s’acaba de canviar i s’han tancat les altres sessions. Si no ha estat vostè, defineixi’n una de nova i contacti amb l’equip de suport.",
    },
    welcome: {
      subject: "Li donem la benvinguda al portal de partners",
      body: "El seu compte ja està a punt. Iniciï la sessió aquí:\n\n{link}",
    },
    underReview: {
      subject: "Li donem la benvinguda al portal de partners",
      body: "El seu compte ja està a punt. Estem revisant el seu justificant d’activitat i li escriurem quan sigui partner. Fins aleshores pot fer servir el portal com a client:\n\n{link}",
    },
    licenceApproved: {
      subject: "Ja és partner",
      body: "Hem aprovat el seu justificant d’activitat: {company} ja és partner. Els primers passos l’esperen aquí:\n\n{link}",
    },
    licenceDeclined: {
      subject: "El seu justificant d’activitat",
      body: "No hem pogut aprovar el justificant d’activitat de l’empresa {company}:\n\n{reason}\n\nEl seu compte no canvia. Si té preguntes, respongui a aquest correu.",
    },
    trainingBooked: {
      subject: "El seu curs: {training}",
      body: "La seva plaça està reservada:\n\n{training}\n{when}\n{place}\n\nTermini per anul·lar-la: {until}. El fitxer del calendari i tota la resta són aquí:\n\n{link}",
    },
    trainingBookedLate: {
      subject: "El seu curs: {training}",
      body: "La seva plaça està reservada:\n\n{training}\n{when}\n{place}\n\nEl termini per anul·lar-la ja ha acabat. El fitxer del calendari i tota la resta són aquí:\n\n{link}",
    },
    trainingWaiting: {
      subject: "A la llista d’espera: {training}",
      body: "Aquest curs és ple i vostè és a la llista d’espera:\n\n{training}\n{when}\n{place}\n\nQuan quedi una plaça lliure per a vostè, quedarà reservada i li escriurem. Pot sortir de la llista aquí:\n\n{link}",
    },
    trainingMovedUp: {
      subject: "Una plaça per a vostè: {training}",
      body: "Ha quedat una plaça lliure i ara està reservada per a vostè:\n\n{training}\n{when}\n{place}\n\nSi no hi pot venir, anul·li la reserva. Termini: {until}.\n\n{link}",
    },
    trainingCancelled: {
      subject: "Reserva anul·lada: {training}",
      body: "Aquesta reserva s’ha anul·lat:\n\n{training}\n{when}\n{place}\n\nLes altres dates són aquí:\n\n{link}",
    },
    trainingWithdrawn: {
      subject: "No es farà: {training}",
      body: "Malauradament, aquest curs no es farà:\n\n{training}\n{when}\n{place}\n\nNo cal que faci res i no es cobra res. Les altres dates són aquí:\n\n{link}",
    },
    conferenceRegistered: {
      subject: "Inscripció feta: {conference}",
      body: "Aquestes persones tenen plaça:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nEl resum, el fitxer del calendari i els hotels són aquí:\n\n{link}",
    },
    conferenceWaiting: {
      subject: "A la llista d’espera: {conference}",
      body: "La convenció és plena i aquestes persones són a la llista d’espera:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nQuan quedi una plaça lliure, li escriurem. Es pot sortir de la llista aquí:\n\n{link}",
    },
    conferenceOffered: {
      subject: "Una plaça lliure: {conference}",
      body: "Ha quedat una plaça lliure per a {people}:\n\n{conference}\n{when}\n{place}\n\nTermini per acceptar-la: {until}. Després passarà a la persona següent de la llista.\n\n{link}",
    },
    conferenceLapsed: {
      subject: "Plaça no conservada: {conference}",
      body: "La plaça per a {people} no s’ha acceptat a temps (termini: {until}) i ha passat a la persona següent de la llista.\n\n{conference}\n{when}\n\nTot sobre la convenció és aquí:\n\n{link}",
    },
    conferenceWithdrawn: {
      subject: "Inscripció retirada: {conference}",
      body: "Aquesta inscripció s’ha retirat:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nTot sobre la convenció és aquí:\n\n{link}",
    },
    vatInvalid: {
      subject: "El NIF-IVA de l’empresa {company}",
      body: "Hem comprovat el NIF-IVA {vatId} de l’empresa {company}, que no es va poder comprovar quan es va introduir: no està registrat. Corregeixi’l o tregui’l:\n\n{link}",
    },
    pioneerTaken: {
      subject: "En procés: la seva aportació {submission}",
      body: "Estem examinant el fitxer de registre que ha enviat per a {model} ({submission}). Tot sobre la seva aportació és aquí:\n\n{link}",
    },
    pioneerClosed: {
      subject: "La seva aportació {submission} i un val",
      body: "Hem tancat la seva aportació {submission} per a {model}:\n\n{reason}\n\nGràcies per ser un dels nostres pioners. El val {code} és al portal, a Avantatges. Tot sobre la seva aportació és aquí:\n\n{link}",
    },
    referenceApproved: {
      subject: "La seva referència «{title}» s’ha publicat",
      body: "La seva referència «{title}» s’ha aprovat i ja és pública:\n\n{link}",
    },
    referenceDeclined: {
      subject: "La seva referència «{title}»",
      body: "Encara no hem pogut aprovar la seva referència «{title}»:\n\n{reason}\n\nTrobarà els nostres comentaris al costat dels camps. Modifiqui-la allà i torni-la a enviar a revisió:\n\n{link}",
    },
  },
  notifications: catalanNotifications,
};
