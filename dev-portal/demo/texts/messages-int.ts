import type { TopicTexts } from "./message-texts.ts";

export const messagesInt: TopicTexts = {
  config: [
    "Config {version} is available",
    "Config {version} brings faster loading of large projects and a new view of all Tree branches.",
    "Save your project before you update. Miniservers of the first generation keep working with the version before.",
  ],
  newProduct: [
    "New: Touch Pure Flex",
    "Engrave your customers' own symbols: the Touch Pure Flex is made to order for each room.",
    "Orders are produced within ten working days. The order shows each step of the production.",
  ],
  app: [
    "App {version}: favourites and dark mode",
    "The app's favourites can now be sorted by room, and dark mode follows the phone.",
    "The update comes through the app stores over the next days.",
  ],
  firstSteps: [
    "Have you taken your first steps?",
    "Five steps lead to a good start: profile, starter package, training, first product, partner coach.",
    "Your partner coach is glad to help. You find the contact on the dashboard.",
  ],
  maintenance: [
    "Cloud services: maintenance on Sunday",
    "On Sunday from 4:00 to 6:00 (UTC) mailer, push and caller services are maintained.",
    "Miniservers keep working in the house. Messages that are due in that time are sent afterwards.",
  ],
  tutorial: [
    "New tutorial: shading and heating in one plan",
    "In 20 minutes the tutorial shows how shading supports heating in winter and cooling in summer.",
    "The sample project can be downloaded beside the film.",
  ],
  priceList: [
    "The new price list {version} applies from next month",
    "The price list {version} comes into force on the first day of next month.",
    "Orders that arrive before are delivered at today's prices.",
  ],
  security: [
    "Security update {version}: please install",
    "Version {version} closes a gap in the remote access of Miniservers that are open to the internet.",
    "Please update all installations in the coming days. Those behind the cloud DNS are protected already.",
  ],
  weather: [
    "Your weather service",
    "Forecasts now reach four days ahead, so shading and heating can plan earlier.",
    "You need not change anything. The service goes on at the same price.",
  ],
  successor: [
    "Valve Actuator: a successor with the same adapter",
    "The new Valve Actuator is quieter and fits all adapters of the model before.",
    "Both models can be mixed on a Tree branch. Stock of the former model is sold until it is gone.",
  ],
  openingHours: [
    "Support hours on public holidays",
    "On public holidays support is reached by ticket. Phones are answered again on the next working day.",
    "Orders that arrive on a holiday leave our warehouse on the next working day.",
  ],
  webinar: [
    "Webinar: sell what saves energy",
    "How to show the return of energy management to your customers, with numbers from three projects.",
    "The webinar takes 45 minutes. The recording is sent to all who registered.",
  ],
};
