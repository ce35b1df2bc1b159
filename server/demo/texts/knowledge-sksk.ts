import type { KnowledgeTexts } from "./knowledge-text.ts";

export const knowledgeSksk: KnowledgeTexts = {
  unreachable: [
    "Miniserver nie je dostupný zvonka. Čo môžem skontrolovať?",
    "Spustite pri produkte test Remote Connect: uvedie príčinu aj ďalší postup.",
    "Pri kóde 461 router nepresmerúva port. Skontrolujte presmerovanie portov a či si Miniserver ponechal svoju lokálnu adresu.",
  ],
  "default-password": [
    "Test hlási 409. Čo to znamená?",
    "Miniserver stále prijíma heslo z výroby. Nastavte v Configu správcovi vlastné heslo, uložte ho do Miniservera a test zopakujte.",
  ],
  "update-led": [
    "LED po aktualizácii bliká na oranžovo.",
    "Vyberte na desať sekúnd SD kartu a zariadenie reštartujte. Ak LED zostane oranžová, pošlite nám s tiketom súbor protokolu.",
  ],
  "weather-ended": [
    "Služba Počasie sa skončila. Ako ju predĺžim?",
    "Otvorte produkt, vyberte cloudové služby a zadajte licenčný kód. Kúpené mesiace sa pripočítajú k zostávajúcim.",
  ],
  transfer: [
    "Dá sa cloudová služba preniesť na iný Miniserver?",
    "Kúpená služba, ktorá ešte beží, sa dá preniesť na iný produkt vašej firmy. Skúšobné a ukončené služby nie.",
  ],
  "order-late": [
    "Moja objednávka ešte nie je v zozname.",
    "Zobrazenie objednávky môže trvať až 30 minút. Ak potom stále chýba, pošlite nám jej číslo.",
  ],
  "missing-box": [
    "Časť mojej dodávky chýba.",
    "Objednávka môže prísť vo viacerých zásielkach: pri objednávke nájdete sledovanie každej z nich. Ak prišli všetky, pošlite nám fotografiu dodacieho listu.",
  ],
  payment: [
    "Platba odišla, no faktúra je stále nezaplatená.",
    "Zaúčtovanie platby trvá až päť pracovných dní. Potom nám pošlite dátum a označenie prevodu.",
  ],
  certificate: [
    "Kde nájdem certifikát zo školenia?",
    "Je pri školení, hneď ako je vaša účasť potvrdená, najneskôr dva dni po poslednom dni.",
  ],
  rights: [
    "Kolega nevidí objednávky alebo produkty.",
    "Čo zamestnanec vidí, určujú oprávnenia, ktoré prideľuje vaša firma. Kto u vás spravuje používateľov, môže ich zmeniť v nastaveniach.",
  ],
};
