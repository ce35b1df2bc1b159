import type { TopicTexts } from "./message-texts.ts";

export const messagesCscz: TopicTexts = {
  config: [
    "Config {version} je k dispozici",
    "Config {version} rychleji načítá velké projekty a přináší nový pohled na všechny větve Tree.",
    "Před aktualizací projekt uložte. Miniservery první generace dál fungují s předchozí verzí.",
  ],
  newProduct: [
    "Novinka: Touch Pure Flex",
    "Vygravírujte symboly svých zákazníků: Touch Pure Flex se vyrábí na zakázku pro každou místnost.",
    "Výroba trvá nejvýše deset pracovních dnů. Objednávka ukazuje každý její krok.",
  ],
  app: [
    "Aplikace {version}: oblíbené a tmavý režim",
    "Oblíbené lze nově řadit podle místností a tmavý režim se řídí telefonem.",
    "Aktualizace přijde v příštích dnech přes obchody s aplikacemi.",
  ],
  firstSteps: [
    "Máte za sebou první kroky?",
    "K dobrému začátku vede pět kroků: profil, startovací balíček, školení, první produkt, partnerský kouč.",
    "Váš partnerský kouč rád pomůže. Kontakt najdete na přehledu.",
  ],
  maintenance: [
    "Cloudové služby: údržba v neděli",
    "V neděli od 4:00 do 6:00 (UTC) probíhá údržba služeb Mailer, Push a Caller.",
    "Miniservery v domě fungují dál. Zprávy z této doby se odešlou poté.",
  ],
  tutorial: [
    "Nový návod: stínění a topení v jednom plánu",
    "Za 20 minut návod ukáže, jak stínění v zimě pomáhá topit a v létě chladit.",
    "Ukázkový projekt je ke stažení vedle filmu.",
  ],
  priceList: [
    "Nový ceník {version} platí od příštího měsíce",
    "Ceník {version} začíná platit prvním dnem příštího měsíce.",
    "Objednávky, které přijdou dříve, dodáme za dnešní ceny.",
  ],
  security: [
    "Bezpečnostní aktualizace {version}: nainstalujte ji prosím",
    "Verze {version} odstraňuje chybu vzdáleného přístupu Miniserverů, které jsou otevřené do internetu.",
    "Aktualizujte prosím v příštích dnech všechny instalace. Instalace s Cloud DNS už jsou chráněny.",
  ],
  weather: [
    "Vaše služba Počasí",
    "Předpověď nově sahá čtyři dny dopředu, takže stínění a topení plánují dříve.",
    "Nemusíte nic měnit. Služba pokračuje za stejnou cenu.",
  ],
  successor: [
    "Pohon ventilu: nástupce se stejným adaptérem",
    "Nový pohon ventilu je tišší a hodí se na všechny adaptéry předchozího modelu.",
    "Oba modely lze na jedné větvi Tree kombinovat. Dosavadní se prodává do vyprodání zásob.",
  ],
  openingHours: [
    "Podpora o svátcích",
    "O svátcích podporu zastihnete tiketem. Linka podpory je v provozu zase příští pracovní den.",
    "Objednávky ze svátků opouštějí náš sklad příští pracovní den.",
  ],
  webinar: [
    "Webinář: prodávejte, co šetří energii",
    "Jak zákazníkům ukázat přínos řízení energie, s čísly ze tří projektů.",
    "Webinář trvá 45 minut. Záznam dostanou všichni přihlášení.",
  ],
};
