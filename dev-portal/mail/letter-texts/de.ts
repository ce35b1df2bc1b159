import { germanNotifications } from "../notification-texts/de.ts";
import type { LetterTexts } from "./letter-text.ts";

export const german: LetterTexts = {
  greeting: "Guten Tag {name},",
  closing: "Ihr Team des Partnerportals",
  online: "online",
  letters: {
    code: {
      subject: "Ihr Bestätigungscode: {code}",
      body: "Ihr Bestätigungscode lautet\n\n{code}\n\nEr gilt 15 Minuten. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.",
    },
    reset: {
      subject: "Neues Passwort festlegen",
      body: "hier können Sie ein neues Passwort festlegen:\n\n{link}\n\nDer Link funktioniert einmal und gilt 60 Minuten. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun: Ihr Passwort bleibt unverändert.",
    },
    invitation: {
      subject: "Einladung zum Partnerportal",
      body: "{inviter} hat Sie als Mitarbeiterin oder Mitarbeiter von {company} zum Partnerportal hinzugefügt. Wählen Sie hier Ihr Passwort:\n\n{link}\n\nDer Link gilt 48 Stunden.",
    },
    activation: {
      subject: "Aktivieren Sie Ihr Konto",
      body: "bitte aktivieren Sie hier Ihr Konto:\n\n{link}\n\nDer Link gilt 48 Stunden.",
    },
    emailChange: {
      subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
      body: "bitte bestätigen Sie, dass {email} die neue Adresse Ihres Kontos sein soll:\n\n{link}\n\nDer Link gilt 48 Stunden. Bis dahin bleibt die bisherige Adresse gültig.",
    },
    emailChangeAsked: {
      subject: "Ihre E-Mail-Adresse soll geändert werden",
      body: "jemand, der Ihr Passwort kennt, möchte {email} zur neuen Adresse Ihres Kontos machen. Sie ändert sich, sobald der Link geöffnet wird, den wir dorthin gesendet haben.\n\nWenn Sie es waren, müssen Sie nichts tun. Wenn nicht, behalten Sie hier Ihre Adresse:\n\n{link}\n\nund setzen Sie danach ein neues Passwort. Der Link gilt 48 Stunden, längstens bis die neue Adresse bestätigt ist.",
    },
    emailTaken: {
      subject: "Diese Adresse hat bereits ein Konto",
      body: "jemand wollte {email} für ein anderes Konto des Partnerportals verwenden. Die Adresse hat bereits ein Konto, es hat sich also nichts geändert. Wenn Sie es waren, wählen Sie bitte eine andere Adresse.",
    },
    emailChanged: {
      subject: "Ihre E-Mail-Adresse wurde geändert",
      body: "ab sofort hat Ihr Konto die Adresse {email}. Wenn nicht Sie das geändert haben, wenden Sie sich bitte sofort an den Support.",
    },
    passwordChanged: {
      subject: "Ihr Passwort wurde geändert",
      body: "das Passwort Ihres Kontos wurde gerade geändert, andere Sitzungen wurden beendet. Wenn nicht Sie das waren, legen Sie bitte ein neues fest und wenden Sie sich an den Support.",
    },
    welcome: {
      subject: "Willkommen im Partnerportal",
      body: "Ihr Konto ist bereit. Hier melden Sie sich an:\n\n{link}",
    },
    underReview: {
      subject: "Willkommen im Partnerportal",
      body: "Ihr Konto ist bereit. Wir prüfen nun Ihren Gewerbeschein und schreiben Ihnen, sobald Sie Partner sind. Bis dahin nutzen Sie das Portal als Kunde:\n\n{link}",
    },
    licenceApproved: {
      subject: "Sie sind jetzt Partner",
      body: "wir haben Ihren Gewerbeschein bestätigt: {company} ist jetzt Partner. Ihre ersten Schritte warten auf Sie:\n\n{link}",
    },
    licenceDeclined: {
      subject: "Ihr Gewerbeschein",
      body: "wir konnten den Gewerbeschein von {company} nicht bestätigen:\n\n{reason}\n\nIhr Konto bleibt unverändert. Bei Fragen antworten Sie bitte auf diese E-Mail.",
    },
    trainingBooked: {
      subject: "Ihre Schulung: {training}",
      body: "Ihr Platz ist gebucht:\n\n{training}\n{when}\n{place}\n\nEine Stornierung ist möglich bis {until}. Die Kalenderdatei und alles Weitere dazu finden Sie hier:\n\n{link}",
    },
    trainingBookedLate: {
      subject: "Ihre Schulung: {training}",
      body: "Ihr Platz ist gebucht:\n\n{training}\n{when}\n{place}\n\nDie Frist für eine Stornierung ist bereits abgelaufen. Die Kalenderdatei und alles Weitere dazu finden Sie hier:\n\n{link}",
    },
    trainingWaiting: {
      subject: "Auf der Warteliste: {training}",
      body: "diese Schulung ist ausgebucht, und Sie stehen auf ihrer Warteliste:\n\n{training}\n{when}\n{place}\n\nSobald ein Platz für Sie frei wird, ist er für Sie gebucht und wir schreiben Ihnen. Die Liste verlassen Sie hier:\n\n{link}",
    },
    trainingMovedUp: {
      subject: "Ein Platz für Sie: {training}",
      body: "ein Platz ist frei geworden und jetzt für Sie gebucht:\n\n{training}\n{when}\n{place}\n\nWenn Sie nicht kommen können, stornieren Sie bitte bis {until}:\n\n{link}",
    },
    trainingCancelled: {
      subject: "Storniert: {training}",
      body: "diese Buchung ist storniert:\n\n{training}\n{when}\n{place}\n\nAndere Termine finden Sie hier:\n\n{link}",
    },
    trainingWithdrawn: {
      subject: "Findet nicht statt: {training}",
      body: "leider findet diese Schulung nicht statt:\n\n{training}\n{when}\n{place}\n\nSie müssen nichts tun, und es wird nichts berechnet. Andere Termine finden Sie hier:\n\n{link}",
    },
    conferenceRegistered: {
      subject: "Sie sind angemeldet: {conference}",
      body: "diese Personen haben einen Platz:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nDie Übersicht, die Kalenderdatei und Hotels finden Sie hier:\n\n{link}",
    },
    conferenceWaiting: {
      subject: "Auf der Warteliste: {conference}",
      body: "die Konferenz ist ausgebucht, und diese Personen stehen auf ihrer Warteliste:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nSobald ein Platz frei wird, schreiben wir Ihnen. Die Liste verlassen Sie hier:\n\n{link}",
    },
    conferenceOffered: {
      subject: "Ein freier Platz: {conference}",
      body: "für {people} ist ein Platz frei geworden:\n\n{conference}\n{when}\n{place}\n\nBitte nehmen Sie ihn bis {until} an. Danach geht er an die nächste Person auf der Liste.\n\n{link}",
    },
    conferenceLapsed: {
      subject: "Nicht mehr reserviert: {conference}",
      body: "der Platz für {people} wurde bis {until} nicht angenommen und ist an die nächste Person auf der Liste gegangen.\n\n{conference}\n{when}\n\nAlles zur Konferenz finden Sie hier:\n\n{link}",
    },
    conferenceWithdrawn: {
      subject: "Abgemeldet: {conference}",
      body: "diese Anmeldung ist zurückgezogen:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nAlles zur Konferenz finden Sie hier:\n\n{link}",
    },
    vatInvalid: {
      subject: "Die USt-IdNr. (UID) von {company}",
      body: "wir haben die USt-IdNr. (UID) {vatId} von {company}, die bei der Eingabe nicht geprüft werden konnte, jetzt geprüft: Sie ist nicht registriert. Bitte berichtigen Sie sie oder lassen Sie sie weg:\n\n{link}",
    },
    pioneerTaken: {
      subject: "In Arbeit: Ihre Einsendung {submission}",
      body: "wir sehen uns die Logdatei an, die Sie zu {model} eingesandt haben ({submission}). Alles zu Ihrer Einsendung finden Sie hier:\n\n{link}",
    },
    pioneerClosed: {
      subject: "Ihre Einsendung {submission} und ein Gutschein",
      body: "wir haben Ihre Einsendung {submission} zu {model} abgeschlossen:\n\n{reason}\n\nDanke, dass Sie Pionier sind. Ihren Gutschein {code} finden Sie im Portal unter Vorteile. Alles zu Ihrer Einsendung finden Sie hier:\n\n{link}",
    },
    referenceApproved: {
      subject: "Ihre Referenz „{title}“ ist online",
      body: "Ihre Referenz „{title}“ ist freigegeben und öffentlich zu sehen:\n\n{link}",
    },
    referenceDeclined: {
      subject: "Ihre Referenz „{title}“",
      body: "wir konnten Ihre Referenz „{title}“ noch nicht freigeben:\n\n{reason}\n\nUnsere Kommentare finden Sie bei den Feldern. Bitte ändern Sie sie dort und reichen Sie sie erneut ein:\n\n{link}",
    },
  },
  notifications: germanNotifications,
};
