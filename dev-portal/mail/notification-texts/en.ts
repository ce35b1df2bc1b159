import type { NotificationTexts } from "./notification-text.ts";

export const englishNotifications: NotificationTexts = {
  kinds: {
    order_sent: {
      one: { subject: "Order {name} has been sent", intro: "your order has been sent:" },
      several: { subject: "{count} orders have been sent", intro: "these orders have been sent:" },
    },
    invoice_due: {
      one: { subject: "Invoice {name} is due", intro: "this invoice is due:" },
      several: { subject: "{count} invoices are due", intro: "these invoices are due:" },
    },
    ticket_answer: {
      one: { subject: "New answer to ticket {name}", intro: "we have answered your ticket:" },
      several: { subject: "New answers to {count} tickets", intro: "we have answered these tickets:" },
    },
    service_expiring: {
      one: { subject: "A service expires soon: {name}", intro: "this cloud service expires soon:" },
      several: { subject: "{count} services expire soon", intro: "these cloud services expire soon:" },
    },
    training_reminder: {
      one: { subject: "Soon: {name}", intro: "your training begins soon:" },
      several: { subject: "{count} trainings begin soon", intro: "your trainings begin soon:" },
    },
    reference_online: {
      one: {
        subject: "Your reference “{name}” is online",
        intro: "your reference has been approved, and everyone can see it now:",
      },
      several: {
        subject: "{count} of your references are online",
        intro: "these references have been approved, and everyone can see them now:",
      },
    },
  },
  words: { invoiceDue: "{number}, due on {day}", serviceEnds: "{service}, {serial}, until {day}" },
  why: "Your settings ask for emails when {choice}. To switch these emails off:\n{link}",
  page: {
    ask: [
      "No more emails when {choice}?",
      "You still get all other emails. You can switch these on again in your settings.",
    ],
    switchOff: "Switch off",
    done: [
      "These emails are switched off",
      "You no longer get emails when {choice}. You can switch them on again in your settings.",
    ],
    unknown: [
      "This link is not valid",
      "You can switch emails off in your settings. The link is incomplete, or it was changed.",
    ],
    tooOften: ["Too many requests", "Try again in a few minutes."],
    settings: "Go to the settings",
  },
};
