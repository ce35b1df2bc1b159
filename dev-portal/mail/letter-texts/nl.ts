import { dutchNotifications } from "../notification-texts/nl.ts";
import type { LetterTexts } from "./letter-text.ts";

export const dutch: LetterTexts = {
  greeting: "Hallo {name},",
  closing: "Het team van het partnerportaal",
  online: "online",
  letters: {
    code: {
      subject: "Je verificatiecode: {code}",
      body: "Je verificatiecode is\n\n{code}\n\nDe code is 15 minuten geldig. Heb je de code niet aangevraagd, dan hoef je niets te doen.",
    },
    reset: {
      subject: "Nieuw wachtwoord instellen",
      body: "Hier kun je een nieuw wachtwoord instellen:\n\n{link}\n\nDe link werkt één keer en is 60 minuten geldig. Heb je de link niet aangevraagd, dan hoef je niets te doen: je wachtwoord blijft zoals het is.",
    },
    invitation: {
      subject: "Uitnodiging voor het partnerportaal",
      body: "{inviter} heeft je als medewerker van {company} aan het partnerportaal toegevoegd. Kies hier je wachtwoord:\n\n{link}\n\nDe link is 48 uur geldig.",
    },
    activation: {
      subject: "Activeer je account",
      body: "Activeer hier je account:\n\n{link}\n\nDe link is 48 uur geldig.",
    },
    emailChange: {
      subject: "Bevestig je nieuwe e-mailadres",
      body: "Bevestig hier dat {email} het nieuwe adres van je account wordt:\n\n{link}\n\nDe link is 48 uur geldig. Tot dan blijft het oude adres in gebruik.",
    },
    emailChangeAsked: {
      subject: "Er is gevraagd je e-mailadres te wijzigen",
      body: "Iemand die je wachtwoord kent, heeft gevraagd {email} het nieuwe adres van je account te maken. Het adres wijzigt zodra de link wordt geopend die we daarheen hebben gestuurd.\n\nWas jij het zelf, dan hoef je niets te doen. Was je het niet, behoud je adres dan hier:\n\n{link}\n\nen stel daarna een nieuw wachtwoord in. De link is 48 uur geldig, of korter als het nieuwe adres eerder is bevestigd.",
    },
    emailTaken: {
      subject: "Dit adres heeft al een account",
      body: "Iemand wilde {email} gebruiken voor een ander account van het partnerportaal. Het adres heeft al een account, dus er is niets gewijzigd. Was jij het zelf, kies dan een ander adres.",
    },
    emailChanged: {
      subject: "Je e-mailadres is gewijzigd",
      body: "Vanaf nu heeft je account het adres {email}. Heb je dit niet zelf gewijzigd, neem dan meteen contact op met support.",
    },
    passwordChanged: {
      subject: "Je wachtwoord is gewijzigd",
      body: "Het wachtwoord van je account is zojuist gewijzigd en andere sessies zijn beëindigd. Heb je dit niet zelf gedaan, stel dan een nieuw wachtwoord in en neem contact op met support.",
    },
    welcome: {
      subject: "Welkom bij het partnerportaal",
      body: "Je account is klaar. Hier kun je inloggen:\n\n{link}",
    },
    underReview: {
      subject: "Welkom bij het partnerportaal",
      body: "Je account is klaar. We controleren nu je KVK/KBO-uittreksel en schrijven je zodra je partner bent. Tot dan kun je het portaal als klant gebruiken:\n\n{link}",
    },
    licenceApproved: {
      subject: "Je bent nu partner",
      body: "We hebben je KVK/KBO-uittreksel goedgekeurd: {company} is nu partner. Je eerste stappen staan voor je klaar:\n\n{link}",
    },
    licenceDeclined: {
      subject: "Je KVK/KBO-uittreksel",
      body: "We konden het KVK/KBO-uittreksel van {company} niet goedkeuren:\n\n{reason}\n\nJe account blijft zoals het is. Heb je vragen, antwoord dan op deze e-mail.",
    },
    trainingBooked: {
      subject: "Je training: {training}",
      body: "Je plaats is geboekt:\n\n{training}\n{when}\n{place}\n\nAnnuleren kan tot {until}. Het agendabestand en alle andere informatie vind je hier:\n\n{link}",
    },
    trainingBookedLate: {
      subject: "Je training: {training}",
      body: "Je plaats is geboekt:\n\n{training}\n{when}\n{place}\n\nAnnuleren is niet meer mogelijk. Het agendabestand en alle andere informatie vind je hier:\n\n{link}",
    },
    trainingWaiting: {
      subject: "Op de wachtlijst: {training}",
      body: "Deze training is vol en je staat op de wachtlijst:\n\n{training}\n{when}\n{place}\n\nZodra er een plaats voor je vrijkomt, wordt die voor je geboekt en schrijven we je. Hier kun je je van de lijst afmelden:\n\n{link}",
    },
    trainingMovedUp: {
      subject: "Een plaats voor jou: {training}",
      body: "Er is een plaats vrijgekomen en die is nu voor je geboekt:\n\n{training}\n{when}\n{place}\n\nKun je niet komen, annuleer dan vóór {until}:\n\n{link}",
    },
    trainingCancelled: {
      subject: "Geannuleerd: {training}",
      body: "Deze boeking is geannuleerd:\n\n{training}\n{when}\n{place}\n\nAndere data vind je hier:\n\n{link}",
    },
    trainingWithdrawn: {
      subject: "Gaat niet door: {training}",
      body: "Helaas gaat deze training niet door:\n\n{training}\n{when}\n{place}\n\nJe hoeft niets te doen en er wordt niets in rekening gebracht. Andere data vind je hier:\n\n{link}",
    },
    conferenceRegistered: {
      subject: "Je aanmelding: {conference}",
      body: "Deze personen hebben een plaats:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nHet overzicht, het agendabestand en hotels vind je hier:\n\n{link}",
    },
    conferenceWaiting: {
      subject: "Op de wachtlijst: {conference}",
      body: "De conferentie is vol en deze personen staan op de wachtlijst:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nZodra er een plaats vrijkomt, schrijven we je. Van de lijst afmelden kan hier:\n\n{link}",
    },
    conferenceOffered: {
      subject: "Een vrije plaats: {conference}",
      body: "Er is een plaats vrijgekomen voor {people}:\n\n{conference}\n{when}\n{place}\n\nNeem die aan vóór {until}. Daarna gaat de plaats naar de volgende op de lijst.\n\n{link}",
    },
    conferenceLapsed: {
      subject: "Niet meer gereserveerd: {conference}",
      body: "De plaats voor {people} is niet vóór {until} aangenomen en is naar de volgende op de lijst gegaan.\n\n{conference}\n{when}\n\nAlles over de conferentie vind je hier:\n\n{link}",
    },
    conferenceWithdrawn: {
      subject: "Afgemeld: {conference}",
      body: "Deze aanmelding is ingetrokken:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nAlles over de conferentie vind je hier:\n\n{link}",
    },
    vatInvalid: {
      subject: "Het btw-nummer van {company}",
      body: "We hebben het btw-nummer {vatId} van {company} nu gecontroleerd, wat bij het invullen niet lukte: het is niet geregistreerd. Verbeter het of laat het weg:\n\n{link}",
    },
    pioneerTaken: {
      subject: "In behandeling: je inzending {submission}",
      body: "We bekijken het logbestand dat je voor {model} hebt ingestuurd ({submission}). Alles over je inzending vind je hier:\n\n{link}",
    },
    pioneerClosed: {
      subject: "Je inzending {submission} en een voucher",
      body: "We hebben je inzending {submission} voor {model} afgerond:\n\n{reason}\n\nBedankt dat je pionier bent. Je voucher {code} vind je in het portaal onder Voordelen. Alles over je inzending vind je hier:\n\n{link}",
    },
    referenceApproved: {
      subject: "Je referentie “{title}” staat online",
      body: "Je referentie “{title}” is goedgekeurd en nu voor iedereen te zien:\n\n{link}",
    },
    referenceDeclined: {
      subject: "Je referentie “{title}”",
      body: "We konden je referentie “{title}” nog niet goedkeuren:\n\n{reason}\n\nOnze opmerkingen vind je bij de velden. Pas je referentie daar aan en dien die opnieuw in:\n\n{link}",
    },
  },
  notifications: dutchNotifications,
};
