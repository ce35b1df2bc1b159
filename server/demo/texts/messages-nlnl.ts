import type { TopicTexts } from "./message-texts.ts";

export const messagesNlnl: TopicTexts = {
  config: [
    "Config {version} is beschikbaar",
    "Config {version} laadt grote projecten sneller en toont alle Tree-takken in een nieuwe weergave.",
    "Sla je project op voordat je de update installeert. Miniservers van de eerste generatie blijven met de vorige versie werken.",
  ],
  newProduct: [
    "Nieuw: Touch Pure Flex",
    "Graveer de symbolen van je klanten: de Touch Pure Flex wordt voor elke ruimte op bestelling gemaakt.",
    "De productie duurt hoogstens tien werkdagen. Bij de bestelling zie je elke stap van de productie.",
  ],
  app: [
    "App {version}: favorieten en donkere modus",
    "Favorieten kun je nu per ruimte sorteren, en de donkere modus volgt de telefoon.",
    "De update komt in de komende dagen via de appstores.",
  ],
  firstSteps: [
    "Heb je je eerste stappen gezet?",
    "Vijf stappen voor een goede start: profiel, startpakket, training, eerste product, partnercoach.",
    "Je partnercoach helpt je graag. De contactgegevens vind je op het dashboard.",
  ],
  maintenance: [
    "Clouddiensten: onderhoud op zondag",
    "Zondag van 4.00 tot 6.00 uur (UTC) is er onderhoud aan Mailer, Push en Caller.",
    "Miniservers werken in huis gewoon door. Berichten uit die tijd worden daarna verstuurd.",
  ],
  tutorial: [
    "Nieuwe tutorial: zonwering en verwarming in één plan",
    "In 20 minuten zie je hoe zonwering in de winter helpt bij het verwarmen en in de zomer bij het koelen.",
    "Het voorbeeldproject kun je naast de film downloaden.",
  ],
  priceList: [
    "De nieuwe prijslijst {version} geldt vanaf volgende maand",
    "Prijslijst {version} gaat in op de eerste dag van volgende maand.",
    "Bestellingen die daarvóór binnenkomen, leveren we tegen de huidige prijzen.",
  ],
  security: [
    "Beveiligingsupdate {version}: installeer hem nu",
    "Versie {version} dicht een lek in de externe toegang van Miniservers die via internet bereikbaar zijn.",
    "Werk alle installaties in de komende dagen bij. Wie Cloud DNS gebruikt, is al beschermd.",
  ],
  weather: [
    "Je weerdienst",
    "De verwachting kijkt nu vier dagen vooruit, zodat zonwering en verwarming eerder kunnen plannen.",
    "Je hoeft niets te wijzigen. De dienst loopt voor dezelfde prijs door.",
  ],
  successor: [
    "Valve Actuator: opvolger met dezelfde adapter",
    "De nieuwe Valve Actuator is stiller en past op alle adapters van het vorige model.",
    "Beide modellen kun je op één Tree-tak combineren. Het vorige model verkopen we zolang de voorraad strekt.",
  ],
  openingHours: [
    "Support op feestdagen",
    "Op feestdagen bereik je support met een ticket. De telefoon is de eerstvolgende werkdag weer bezet.",
    "Bestellingen die op een feestdag binnenkomen, verlaten ons magazijn op de eerstvolgende werkdag.",
  ],
  webinar: [
    "Webinar: verkopen wat energie bespaart",
    "Hoe je je klanten laat zien wat energiemanagement oplevert, met cijfers uit drie projecten.",
    "Het webinar duurt 45 minuten. Iedereen die zich heeft aangemeld, krijgt de opname.",
  ],
};
