import type { KnowledgeTexts } from "./knowledge-text.ts";

export const knowledgeInt: KnowledgeTexts = {
  unreachable: [
    "The Miniserver cannot be reached from outside. What can I check?",
    "Run the Remote Connect test of the product: it gives the reason, and what to do about it.",
    "If the result is 461, the router does not forward the port. Check the port forwarding, and that the Miniserver still has the same local address.",
  ],
  "default-password": [
    "The test result is 409. What does that mean?",
    "The Miniserver still accepts its factory password. Give the administrator a new password in Config, save it to the Miniserver, and test again.",
  ],
  "update-led": [
    "The LED blinks orange after an update.",
    "Remove the SD card for ten seconds and restart. If the LED stays orange, create a ticket and attach the log file.",
  ],
  "weather-ended": [
    "The weather service has ended. How do I renew it?",
    "Open the product, choose cloud services, and enter a licence code. The months you buy are added to those that are left.",
  ],
  transfer: [
    "Can a cloud service move to another Miniserver?",
    "A purchased service that is still running can be transferred to another product of your company. Test services and expired ones cannot.",
  ],
  "order-late": [
    "My order is not in the list yet.",
    "An order can take up to 30 minutes to appear here. If it is still missing after that, send us its number.",
  ],
  "missing-box": [
    "Part of my delivery is missing.",
    "An order can travel in several parcels: the order shows each one with its tracking. If all have arrived, send us a picture of the delivery note.",
  ],
  payment: [
    "I have paid, but the invoice is still open.",
    "It takes up to five working days to settle a payment. After that, send us the date and the reference of the transfer.",
  ],
  certificate: [
    "Where do I find the certificate of a training?",
    "It appears next to the training as soon as your attendance is confirmed, at the latest two days after the last day.",
  ],
  rights: [
    "A colleague does not see orders or products.",
    "What an employee sees depends on the rights that your company gives. The person who manages your users can change them in the settings.",
  ],
};
