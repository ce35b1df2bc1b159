import { frenchNotifications } from "../notification-texts/fr.ts";
import type { LetterTexts } from "./letter-text.ts";

export const french: LetterTexts = {
  greeting: "Bonjour {name},",
  closing: "L’équipe du portail partenaires",
  online: "en ligne",
  letters: {
    code: {
      subject: "Votre code de vérification\u00A0: {code}",
      body: "votre code de vérification est\n\n{code}\n\nIl est valable 15 minutes. Si vous ne l’avez pas demandé, vous n’avez rien à faire.",
    },
    reset: {
      subject: "Définir un nouveau mot de passe",
      body: "vous pouvez définir un nouveau mot de passe ici\u00A0:\n\n{link}\n\nLe lien fonctionne une seule fois et reste valable 60 minutes. Si vous ne l’avez pas demandé, vous n’avez rien à faire\u00A0: votre mot de passe reste inchangé.",
    },
    invitation: {
      subject: "Invitation au portail partenaires",
      body: "{inviter} vous a ajouté au portail partenaires comme collaborateur de {company}. Choisissez votre mot de passe ici\u00A0:\n\n{link}\n\nLe lien est valable 48 heures.",
    },
    activation: {
      subject: "Activez votre compte",
      body: "veuillez activer votre compte ici\u00A0:\n\n{link}\n\nLe lien est valable 48 heures.",
    },
    emailChange: {
      subject: "Confirmez votre nouvelle adresse e-mail",
      body: "veuillez confirmer que {email} doit devenir l’adresse de votre compte\u00A0:\n\n{link}\n\nLe lien est valable 48 heures. D’ici là, l’ancienne adresse reste valable.",
    },
    emailChangeAsked: {
      subject: "Un changement de votre adresse e-mail a été demandé",
      body: "une personne qui connaît votre mot de passe a demandé que {email} devienne l’adresse de votre compte. Le changement prend effet dès que le lien envoyé à cette adresse est ouvert.\n\nSi c’était vous, vous n’avez rien à faire. Sinon, conservez votre adresse ici\u00A0:\n\n{link}\n\npuis définissez un nouveau mot de passe. Le lien est valable 48 heures, au plus tard jusqu’à la confirmation de la nouvelle adresse.",
    },
    emailTaken: {
      subject: "Cette adresse a déjà un compte",
      body: "quelqu’un a voulu utiliser {email} pour un autre compte du portail partenaires. L’adresse a déjà un compte, rien n’a donc changé. Si c’était vous, veuillez choisir une autre adresse.",
    },
    emailChanged: {
      subject: "Votre adresse e-mail a été modifiée",
      body: "votre compte a désormais l’adresse {email}. Si vous n’êtes pas à l’origine de ce changement, contactez immédiatement le support.",
    },
    passwordChanged: {
      subject: "Votre mot de passe a été modifié",
      body: "le mot de passe de votre compte vient d’être modifié et les autres sessions ont été fermées. Si ce n’était pas vous, définissez-en un nouveau et contactez le support.",
    },
    welcome: {
      subject: "Bienvenue sur le portail partenaires",
      body: "votre compte est prêt. Connectez-vous ici\u00A0:\n\n{link}",
    },
    underReview: {
      subject: "Bienvenue sur le portail partenaires",
      body: "votre compte est prêt. Nous examinons maintenant votre justificatif professionnel et vous écrirons dès que vous serez partenaire. D’ici là, vous utilisez le portail en tant que client\u00A0:\n\n{link}",
    },
    licenceApproved: {
      subject: "Vous êtes maintenant partenaire",
      body: "nous avons approuvé votre justificatif professionnel\u00A0: {company} est maintenant partenaire. Vos premiers pas vous attendent\u00A0:\n\n{link}",
    },
    licenceDeclined: {
      subject: "Votre justificatif professionnel",
      body: "nous n’avons pas pu approuver le justificatif professionnel de {company}\u00A0:\n\n{reason}\n\nVotre compte reste inchangé. Pour toute question, répondez à cet e-mail.",
    },
    trainingBooked: {
      subject: "Votre formation\u00A0: {training}",
      body: "votre place est réservée\u00A0:\n\n{training}\n{when}\n{place}\n\nL’annulation est possible jusqu’au {until}. Le fichier de calendrier et toutes les informations se trouvent ici\u00A0:\n\n{link}",
    },
    trainingBookedLate: {
      subject: "Votre formation\u00A0: {training}",
      body: "votre place est réservée\u00A0:\n\n{training}\n{when}\n{place}\n\nLe délai d’annulation est déjà écoulé. Le fichier de calendrier et toutes les informations se trouvent ici\u00A0:\n\n{link}",
    },
    trainingWaiting: {
      subject: "Sur la liste d’attente\u00A0: {training}",
      body: "cette formation est complète et vous êtes sur sa liste d’attente\u00A0:\n\n{training}\n{when}\n{place}\n\nDès qu’une place se libère pour vous, elle vous est réservée et nous vous écrivons. Vous pouvez quitter la liste ici\u00A0:\n\n{link}",
    },
    trainingMovedUp: {
      subject: "Une place pour vous\u00A0: {training}",
      body: "une place s’est libérée et vous est maintenant réservée\u00A0:\n\n{training}\n{when}\n{place}\n\nSi vous ne pouvez pas venir, veuillez annuler jusqu’au {until}\u00A0:\n\n{link}",
    },
    trainingCancelled: {
      subject: "Annulée\u00A0: {training}",
      body: "cette réservation est annulée\u00A0:\n\n{training}\n{when}\n{place}\n\nD’autres dates se trouvent ici\u00A0:\n\n{link}",
    },
    trainingWithdrawn: {
      subject: "N’aura pas lieu\u00A0: {training}",
      body: "malheureusement, cette formation n’aura pas lieu\u00A0:\n\n{training}\n{when}\n{place}\n\nVous n’avez rien à faire et rien n’est facturé. D’autres dates se trouvent ici\u00A0:\n\n{link}",
    },
    conferenceRegistered: {
      subject: "Votre inscription\u00A0: {conference}",
      body: "ces personnes ont une place\u00A0:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nVous trouvez le récapitulatif, le fichier de calendrier et les hôtels ici\u00A0:\n\n{link}",
    },
    conferenceWaiting: {
      subject: "Sur la liste d’attente\u00A0: {conference}",
      body: "la conférence est complète, et ces personnes sont sur sa liste d’attente\u00A0:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nDès qu’une place se libère, nous vous écrivons. Vous pouvez quitter la liste ici\u00A0:\n\n{link}",
    },
    conferenceOffered: {
      subject: "Une place libre\u00A0: {conference}",
      body: "une place s’est libérée pour {people}\u00A0:\n\n{conference}\n{when}\n{place}\n\nVeuillez l’accepter avant le {until}. Elle revient ensuite à la personne suivante sur la liste.\n\n{link}",
    },
    conferenceLapsed: {
      subject: "Place non conservée\u00A0: {conference}",
      body: "la place pour {people} n’a pas été acceptée avant le {until} et est revenue à la personne suivante sur la liste.\n\n{conference}\n{when}\n\nVous trouvez tout sur la conférence ici\u00A0:\n\n{link}",
    },
    conferenceWithdrawn: {
      subject: "Inscription retirée\u00A0: {conference}",
      body: "cette inscription est retirée\u00A0:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nVous trouvez tout sur la conférence ici\u00A0:\n\n{link}",
    },
    vatInvalid: {
      subject: "Le numéro de TVA de {company}",
      body: "nous avons maintenant vérifié le numéro de TVA {vatId} de {company}, qui n’avait pas pu être vérifié lors de la saisie\u00A0: il n’est pas enregistré. Veuillez le corriger ou le retirer\u00A0:\n\n{link}",
    },
    pioneerTaken: {
      subject: "En cours de traitement\u00A0: votre envoi {submission}",
      body: "nous examinons le fichier journal que vous avez envoyé pour {model} ({submission}). Tout ce qui concerne votre envoi se trouve ici\u00A0:\n\n{link}",
    },
    pioneerClosed: {
      subject: "Votre envoi {submission} et un bon",
      body: "nous avons clos votre envoi {submission} pour {model}\u00A0:\n\n{reason}\n\nMerci d’être un pionnier. Votre bon {code} se trouve dans le portail sous Avantages. Tout ce qui concerne votre envoi se trouve ici\u00A0:\n\n{link}",
    },
    referenceApproved: {
      subject: "Votre référence «\u00A0{title}\u00A0» est en ligne",
      body: "votre référence «\u00A0{title}\u00A0» a été approuvée et est désormais visible de tous\u00A0:\n\n{link}",
    },
    referenceDeclined: {
      subject: "Votre référence «\u00A0{title}\u00A0»",
      body: "nous n’avons pas encore pu approuver votre référence «\u00A0{title}\u00A0»\u00A0:\n\n{reason}\n\nVous trouverez nos commentaires auprès des champs. Veuillez la modifier puis la soumettre à nouveau\u00A0:\n\n{link}",
    },
  },
  notifications: frenchNotifications,
};
