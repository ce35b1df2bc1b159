import type { KnowledgeTexts } from "./knowledge-text.ts";

export const knowledgeInt: KnowledgeTexts = {
  unreachable: [
    "The Miniserver cannot be reached from outside. What can I check?",
    "Run the remote-connect test of the product: it names the reason, and what to do about it.",
    "If it answers 461, the router does not forward the port. Check the port forwarding, and that the Miniserver has kept its local address.",
  ],
  "default-password": [
    "The test answers 409. What does that mean?",
    "The Miniserver still takes the password that it left the factory with. Give the administrator a password of its own in Config, save it to the Miniserver, and test again.",
  ],
  "update-led": [
    "The LED blinks orange after an update.",
    "Take the SD card out for ten seconds and restart. If the LED stays orange, send us the log file with a ticket.",
  ],
  "weather-ended": [
    "The weather service has ended. How do I renew it?",
    "Open the product, choose cloud services, and enter a licence code. Bought months are added to those that are left.",
  ],
  transfer: [
    "Can a cloud service move to another Miniserver?",
    "A bought service that still runs can be transferred to another product of your company. Test services and expired ones cannot.",
  ],
  "order-late": [
    "My order is not in the list yet.",
    "An order may take up to 30 minutes to appear here. If it is still missing then, send us its number.",
  ],
  "missing-box": [
    "A part of my delivery is missing.",
    "Parts of an order may travel in several parcels: the order shows each with its tracking. If all have arrived, send us a picture of the delivery note.",
  ],
  payment: [
    "I have paid, and the invoice is still open.",
    "A payment takes up to five working days to be settled. After that, send us the day and the reference of the transfer.",
  ],
  certificate: [
    "Where do I find the certificate of a training?",
    "It stands beside the training as soon as your presence is confirmed, at the latest two days after the last day.",
  ],
  rights: [
    "A colleague does not see orders or products.",
    "What an employee sees is set by the rights that your company gives. Whoever manages your users can change them in the settings.",
  ],
};
