import { spanishNotifications } from "../notification-texts/es.ts";
import type { LetterTexts } from "./letter-text.ts";

export const spanish: LetterTexts = {
  greeting: "Hola, {name}:",
  closing: "El equipo del portal de partners",
  online: "en línea",
  letters: {
    code: {
      subject: "Su código de verificación: {code}",
      body: "su código de verificación es\n\n{code}\n\nEs válido durante 15 minutos. Si no lo ha solicitado, no tiene que hacer nada.",
    },
    reset: {
      subject: "Establecer una contraseña nueva",
      body: "puede establecer una contraseña nueva aquí:\n\n{link}\n\nEl enlace funciona una sola vez y es válido durante 60 minutos. Si no lo ha solicitado, no tiene que hacer nada: su contraseña no cambia.",
    },
    invitation: {
      subject: "Invitación al portal de partners",
      body: "{inviter} le ha añadido al portal de partners como empleado de {company}. Elija su contraseña aquí:\n\n{link}\n\nEl enlace es válido durante 48 horas.",
    },
    activation: {
      subject: "Active su cuenta",
      body: "active su cuenta aquí:\n\n{link}\n\nEl enlace es válido durante 48 horas.",
    },
    emailChange: {
      subject: "Confirme su nueva dirección de correo",
      body: "confirme que {email} debe ser la nueva dirección de su cuenta:\n\n{link}\n\nEl enlace es válido durante 48 horas. Hasta entonces se mantiene la dirección anterior.",
    },
    emailChangeAsked: {
      subject: "Se ha pedido cambiar su dirección de correo",
      body: "alguien que conoce su contraseña ha pedido que {email} sea la nueva dirección de su cuenta. Cambiará cuando se abra el enlace que hemos enviado allí.\n\nSi ha sido usted, no tiene que hacer nada. Si no, conserve su dirección aquí:\n\n{link}\n\ny establezca después una contraseña nueva. El enlace es válido durante 48 horas, como máximo hasta que se confirme la nueva dirección.",
    },
    emailTaken: {
      subject: "Esta dirección ya tiene una cuenta",
      body: "alguien ha querido usar {email} para otra cuenta del portal de partners. La dirección ya tiene una cuenta, por lo que nada ha cambiado. Si ha sido usted, elija otra dirección.",
    },
    emailChanged: {
      subject: "Su dirección de correo ha cambiado",
      body: "a partir de ahora su cuenta tiene la dirección {email}. Si no ha sido usted quien la ha cambiado, póngase en contacto con soporte de inmediato.",
    },
    passwordChanged: {
      subject: "Su contraseña ha cambiado",
      body: "la contraseña de su cuenta se acaba de cambiar y se han cerrado las demás sesiones. Si no ha sido usted, establezca una nueva y póngase en contacto con soporte.",
    },
    welcome: {
      subject: "Le damos la bienvenida al portal de partners",
      body: "su cuenta está lista. Inicie sesión aquí:\n\n{link}",
    },
    underReview: {
      subject: "Le damos la bienvenida al portal de partners",
      body: "su cuenta está lista. Estamos revisando su justificante de actividad y le escribiremos cuando sea partner. Hasta entonces puede usar el portal como cliente:\n\n{link}",
    },
    licenceApproved: {
      subject: "Ya es partner",
      body: "hemos aprobado su justificante de actividad: {company} ya es partner. Sus primeros pasos le esperan:\n\n{link}",
    },
    licenceDeclined: {
      subject: "Su justificante de actividad",
      body: "no hemos podido aprobar el justificante de actividad de {company}:\n\n{reason}\n\nSu cuenta no cambia. Si tiene preguntas, responda a este correo.",
    },
    trainingBooked: {
      subject: "Su formación: {training}",
      body: "su plaza está reservada:\n\n{training}\n{when}\n{place}\n\nPuede cancelarla hasta el {until}. El archivo de calendario y todo lo demás está aquí:\n\n{link}",
    },
    trainingBookedLate: {
      subject: "Su formación: {training}",
      body: "su plaza está reservada:\n\n{training}\n{when}\n{place}\n\nEl plazo para cancelarla ya ha terminado. El archivo de calendario y todo lo demás está aquí:\n\n{link}",
    },
    trainingWaiting: {
      subject: "En la lista de espera: {training}",
      body: "esta formación está completa y usted está en su lista de espera:\n\n{training}\n{when}\n{place}\n\nEn cuanto quede una plaza libre para usted, quedará reservada y le escribiremos. Puede salir de la lista aquí:\n\n{link}",
    },
    trainingMovedUp: {
      subject: "Una plaza para usted: {training}",
      body: "ha quedado una plaza libre y ahora está reservada para usted:\n\n{training}\n{when}\n{place}\n\nSi no puede venir, cancele hasta el {until}:\n\n{link}",
    },
    trainingCancelled: {
      subject: "Cancelada: {training}",
      body: "esta reserva está cancelada:\n\n{training}\n{when}\n{place}\n\nOtras fechas están aquí:\n\n{link}",
    },
    trainingWithdrawn: {
      subject: "No se celebra: {training}",
      body: "lamentablemente, esta formación no se celebra:\n\n{training}\n{when}\n{place}\n\nNo tiene que hacer nada y no se cobra nada. Otras fechas están aquí:\n\n{link}",
    },
    conferenceRegistered: {
      subject: "Su inscripción: {conference}",
      body: "estas personas tienen plaza:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nEncontrará el resumen, el archivo de calendario y los hoteles aquí:\n\n{link}",
    },
    conferenceWaiting: {
      subject: "En la lista de espera: {conference}",
      body: "la convención está completa y estas personas están en su lista de espera:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nEn cuanto quede libre una plaza, le escribiremos. Puede salir de la lista aquí:\n\n{link}",
    },
    conferenceOffered: {
      subject: "Una plaza libre: {conference}",
      body: "ha quedado libre una plaza para {people}:\n\n{conference}\n{when}\n{place}\n\nAcéptela antes del {until}. Después pasará a la siguiente persona de la lista.\n\n{link}",
    },
    conferenceLapsed: {
      subject: "Plaza no conservada: {conference}",
      body: "la plaza para {people} no se aceptó antes del {until} y ha pasado a la siguiente persona de la lista.\n\n{conference}\n{when}\n\nEncontrará todo sobre la convención aquí:\n\n{link}",
    },
    conferenceWithdrawn: {
      subject: "Inscripción retirada: {conference}",
      body: "esta inscripción se ha retirado:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nEncontrará todo sobre la convención aquí:\n\n{link}",
    },
    vatInvalid: {
      subject: "El NIF-IVA de {company}",
      body: "ahora hemos comprobado el NIF-IVA {vatId} de {company}, que no se había podido comprobar al introducirlo: no está registrado. Corríjalo o quítelo, por favor:\n\n{link}",
    },
    pioneerTaken: {
      subject: "En curso: su envío {submission}",
      body: "estamos examinando el archivo de registro que envió para {model} ({submission}). Todo sobre su envío está aquí:\n\n{link}",
    },
    pioneerClosed: {
      subject: "Su envío {submission} y un vale",
      body: "hemos cerrado su envío {submission} para {model}:\n\n{reason}\n\nGracias por ser pionero. Su vale {code} está en el portal, en Ventajas. Todo sobre su envío está aquí:\n\n{link}",
    },
    referenceApproved: {
      subject: "Su referencia «{title}» está en línea",
      body: "su referencia «{title}» ha sido aprobada y ya es pública:\n\n{link}",
    },
    referenceDeclined: {
      subject: "Su referencia «{title}»",
      body: "todavía no hemos podido aprobar su referencia «{title}»:\n\n{reason}\n\nEncontrará nuestros comentarios junto a los campos. Modifíquela y vuelva a enviarla:\n\n{link}",
    },
  },
  notifications: spanishNotifications,
};
