import type { NotificationTexts } from "./notification-text.ts";

export const spanishNotifications: NotificationTexts = {
  kinds: {
    order_sent: {
      one: { subject: "El pedido {name} se ha enviado", intro: "su pedido se ha enviado:" },
      several: { subject: "Se han enviado {count} pedidos", intro: "estos pedidos se han enviado:" },
    },
    invoice_due: {
      one: { subject: "La factura {name} vence", intro: "esta factura vence:" },
      several: { subject: "Vencen {count} facturas", intro: "estas facturas vencen:" },
    },
    ticket_answer: {
      one: { subject: "Una respuesta al ticket {name}", intro: "hemos respondido a su ticket:" },
      several: { subject: "Respuestas a {count} tickets", intro: "hemos respondido a estos tickets:" },
    },
    service_expiring: {
      one: {
        subject: "Un servicio caduca pronto: {name}",
        intro: "este servicio en la nube caduca pronto:",
      },
      several: {
        subject: "{count} servicios caducan pronto",
        intro: "estos servicios en la nube caducan pronto:",
      },
    },
    training_reminder: {
      one: { subject: "Pronto: {name}", intro: "su formación empieza pronto:" },
      several: {
        subject: "{count} formaciones empiezan pronto",
        intro: "sus formaciones empiezan pronto:",
      },
    },
    reference_online: {
      one: {
        subject: "Su referencia «{name}» está en línea",
        intro: "su referencia ha sido aprobada y ya es pública:",
      },
      several: {
        subject: "{count} de sus referencias están en línea",
        intro: "estas referencias han sido aprobadas y ya son públicas:",
      },
    },
  },
  words: {
    invoiceDue: "{number}, vence el {day}",
    serviceEnds: "{service}, {serial}, hasta el {day}",
  },
  why: "Según sus ajustes, desea recibir correos cuando {choice}. Para desactivar estos correos:\n{link}",
  page: {
    ask: [
      "¿No recibir más correos cuando {choice}?",
      "Recibirá los demás correos como hasta ahora. Puede volver a activar estos en sus ajustes.",
    ],
    switchOff: "Desactivar",
    done: [
      "Estos correos están desactivados",
      "Ya no recibirá correos cuando {choice}. Puede volver a activarlos en sus ajustes.",
    ],
    unknown: [
      "Este enlace no es válido",
      "Está incompleto o se ha modificado. Puede desactivar correos en sus ajustes.",
    ],
    tooOften: ["Demasiadas solicitudes", "Inténtelo de nuevo dentro de unos minutos."],
    settings: "Ir a los ajustes",
  },
};
