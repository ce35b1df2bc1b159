import type { TopicTexts } from "./message-texts.ts";

export const messagesInt: TopicTexts = {
  config: [
    "Config {version} is available",
    "Config {version} loads large projects faster and has a new view of all Tree branches.",
    "Save your project before you update. First-generation Miniservers keep working with the previous version.",
  ],
  newProduct: [
    "New: Touch Pure Flex",
    "Engrave your customers’ own symbols: the Touch Pure Flex is made to order for each room.",
    "Orders are produced within ten working days. The order shows each production step.",
  ],
  app: [
    "App {version}: favourites and dark mode",
    "The app’s favourites can now be sorted by room, and dark mode follows the phone.",
    "The update reaches the app stores over the next few days.",
  ],
  firstSteps: [
    "Have you taken your first steps?",
    "Five steps lead to a good start: profile, starter package, training, first product, partner coach.",
    "Your partner coach is glad to help. You will find the contact on the dashboard.",
  ],
  maintenance: [
    "Cloud services: maintenance on Sunday",
    "We are maintaining the mailer, push and caller services on Sunday from 4:00 to 6:00 (UTC).",
    "Miniservers keep working in the house. Messages due during that time are sent afterwards.",
  ],
  tutorial: [
    "New tutorial: shading and heating in one plan",
    "In 20 minutes the tutorial shows how shading supports heating in winter and cooling in summer.",
    "You can download the sample project next to the film.",
  ],
  priceList: [
    "The new price list {version} applies from next month",
    "Price list {version} comes into force on the first day of next month.",
    "Orders that arrive before then are delivered at today’s prices.",
  ],
  security: [
    "Security update {version}: please install",
    "Version {version} closes a gap in the remote access of Miniservers that are open to the internet.",
    "Update all installations in the coming days. Those behind Cloud DNS are already protected.",
  ],
  weather: [
    "Your weather service",
    "Forecasts now reach four days ahead, so shading and heating can plan earlier.",
    "You do not need to change anything. The service continues at the same price.",
  ],
  successor: [
    "Valve Actuator: a successor with the same adapter",
    "The new Valve Actuator is quieter and fits all adapters of the previous model.",
    "Both models can be mixed on a Tree branch. We sell the previous model while stocks last.",
  ],
  openingHours: [
    "Support hours on public holidays",
    "On public holidays, you can reach support by ticket. We answer phones again on the next working day.",
    "Orders that arrive on a holiday leave our warehouse on the next working day.",
  ],
  webinar: [
    "Webinar: sell what saves energy",
    "How to show the return of energy management to your customers, with numbers from three projects.",
    "The webinar takes 45 minutes. We send the recording to everyone who registered.",
  ],
};
