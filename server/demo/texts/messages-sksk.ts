import type { TopicTexts } from "./message-texts.ts";

export const messagesSksk: TopicTexts = {
  config: [
    "Config {version} je k dispozícii",
    "Config {version} rýchlejšie načíta veľké projekty a ukáže všetky vetvy Tree v novom zobrazení.",
    "Pred aktualizáciou si uložte projekt. Miniservery prvej generácie fungujú naďalej s predošlou verziou.",
  ],
  newProduct: [
    "Novinka: Touch Pure Flex",
    "Dajte vygravírovať symboly svojich zákazníkov: Touch Pure Flex sa vyrába na objednávku pre každú miestnosť.",
    "Výroba trvá najviac desať pracovných dní. Pri objednávke vidíte každý jej krok.",
  ],
  app: [
    "Aplikácia {version}: obľúbené a tmavý režim",
    "Obľúbené sa dajú zoradiť podľa miestností a tmavý režim sa riadi nastavením telefónu.",
    "Aktualizácia príde v najbližších dňoch cez obchody s aplikáciami.",
  ],
  firstSteps: [
    "Máte prvé kroky za sebou?",
    "Päť krokov k dobrému začiatku: profil, štartovací balíček, školenie, prvý produkt, partnerský kouč.",
    "Partnerský kouč vám rád pomôže. Kontakt nájdete v prehľade.",
  ],
  maintenance: [
    "Cloudové služby: údržba v nedeľu",
    "V nedeľu od 4:00 do 6:00 (UTC) prebieha údržba služieb Mailer, Push a Caller.",
    "V dome Miniservery fungujú ďalej. Správy z tohto času sa odošlú dodatočne.",
  ],
  tutorial: [
    "Nový návod: tienenie a kúrenie v jednom pláne",
    "Návod za 20 minút ukáže, ako tienenie pomáha v zime kúriť a v lete chladiť.",
    "Vzorový projekt si môžete stiahnuť pri filme.",
  ],
  priceList: [
    "Nový cenník {version} platí od budúceho mesiaca",
    "Cenník {version} nadobúda platnosť prvý deň budúceho mesiaca.",
    "Objednávky prijaté predtým dodáme za súčasné ceny.",
  ],
  security: [
    "Bezpečnostná aktualizácia {version}: nainštalujte si ju",
    "Verzia {version} odstraňuje chybu vo vzdialenom prístupe k Miniserverom dostupným z internetu.",
    "Aktualizujte v najbližších dňoch všetky inštalácie. Tie, ktoré používajú Cloud DNS, sú už chránené.",
  ],
  weather: [
    "Vaša služba Počasie",
    "Predpoveď teraz siaha štyri dni dopredu, takže tienenie a kúrenie môžu plánovať skôr.",
    "Nemusíte nič meniť. Služba pokračuje za rovnakú cenu.",
  ],
  successor: [
    "Valve Actuator: nástupca s rovnakým adaptérom",
    "Nový Valve Actuator je tichší a pasuje na všetky adaptéry predošlého modelu.",
    "Oba modely sa dajú kombinovať na jednej vetve Tree. Predošlý model predávame do vypredania zásob.",
  ],
  openingHours: [
    "Podpora cez sviatky",
    "Cez sviatky sa na podporu obráťte tiketom. Linka podpory je v prevádzke opäť nasledujúci pracovný deň.",
    "Objednávky prijaté vo sviatok opustia náš sklad nasledujúci pracovný deň.",
  ],
  webinar: [
    "Webinár: ako predávať to, čo šetrí energiu",
    "Ako ukázať zákazníkom prínos riadenia energie, s číslami z troch projektov.",
    "Webinár trvá 45 minút. Záznam pošleme všetkým prihláseným.",
  ],
};
