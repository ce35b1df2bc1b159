import type { KnowledgeTexts } from "./knowledge-text.ts";

export const knowledgeCscz: KnowledgeTexts = {
  unreachable: [
    "Miniserver není zvenčí dostupný. Co mohu zkontrolovat?",
    "Spusťte u produktu test Remote Connect: uvede důvod i další postup.",
    "Při kódu 461 router nepřesměrovává port. Zkontrolujte přesměrování portů a zda si Miniserver ponechal místní adresu.",
  ],
  "default-password": [
    "Test hlásí 409. Co to znamená?",
    "Miniserver stále přijímá heslo z výroby. Nastavte v Configu vlastní heslo správce, uložte do Miniserveru a test zopakujte.",
  ],
  "update-led": [
    "LED po aktualizaci bliká oranžově.",
    "Vyjměte na deset sekund SD kartu a zařízení restartujte. Zůstane-li LED oranžová, pošlete nám s tiketem soubor protokolu.",
  ],
  "weather-ended": [
    "Služba Počasí skončila. Jak ji prodloužím?",
    "Otevřete produkt, zvolte cloudové služby a zadejte licenční kód. Zakoupené měsíce se přičtou ke zbývajícím.",
  ],
  transfer: [
    "Lze cloudovou službu převést na jiný Miniserver?",
    "Zakoupenou a dosud běžící službu lze převést na jiný produkt vaší firmy. Zkušební a ukončené služby nikoli.",
  ],
  "order-late": [
    "Moje objednávka ještě není v seznamu.",
    "Zobrazení objednávky může trvat až 30 minut. Pokud chybí i poté, pošlete nám její číslo.",
  ],
  "missing-box": [
    "Část mé dodávky chybí.",
    "Objednávka může být rozdělena do více zásilek: u objednávky vidíte sledování každé z nich. Pokud dorazily všechny, pošlete nám fotografii dodacího listu.",
  ],
  payment: [
    "Platba odešla, ale faktura je stále neuhrazená.",
    "Zaúčtování platby trvá až pět pracovních dnů. Poté nám pošlete den a označení převodu.",
  ],
  certificate: [
    "Kde najdu certifikát ze školení?",
    "Je u školení, jakmile je vaše účast potvrzena, nejpozději dva dny po posledním dni.",
  ],
  rights: [
    "Kolega nevidí objednávky nebo produkty.",
    "Co zaměstnanec vidí, určují práva, která přiděluje vaše firma. Kdo u vás spravuje uživatele, změní je v nastavení.",
  ],
};
