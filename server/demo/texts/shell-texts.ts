import type { DemoCatalogue } from "./demo-catalogue.ts";

/** The dashboard's texts in one language: banners (title, text), hotlink labels, contacts (name, role, phone). */
export interface ShellTexts {
  readonly language: string;
  readonly partnerBanner: readonly [title: string, text: string];
  readonly flexBanner: readonly [title: string, text: string];
  readonly customerBanner: readonly [title: string, text: string];
  readonly hotlinks: {
    readonly library: string;
    readonly configurator: string;
    readonly documentation: string;
    readonly academy: string;
  };
  readonly contacts: {
    readonly coach: readonly [name: string, role: string, phone: string];
    readonly sales: readonly [name: string, role: string, phone: string];
    readonly hotline: readonly [name: string, role: string, phone: string];
  };
}

/** By catalogue. */
export const shellTexts: Readonly<Record<DemoCatalogue, ShellTexts>> = {
  int: {
    language: "en",
    partnerBanner: [
      "Partner award: hand in your project",
      "Show what you built this year. One project for each category counts.",
    ],
    flexBanner: [
      "Touch Pure Flex: engraved to order",
      "Your customers’ own symbols, produced within ten working days.",
    ],
    customerBanner: [
      "Your home, explained",
      "The library shows how to get more out of shading, heating and light.",
    ],
    hotlinks: {
      library: "Library",
      configurator: "Download Config",
      documentation: "Documentation",
      academy: "Academy",
    },
    contacts: {
      coach: ["Emily Foster", "Partner coach", "+44 20 5550 0131"],
      sales: ["Daniel Reeves", "Sales", "+44 20 5550 0132"],
      hotline: ["Support", "Hotline, Monday to Friday", "+43 1 5550100"],
    },
  },
  dede: {
    language: "de",
    partnerBanner: [
      "Partner-Award: Projekt einreichen",
      "Zeigen Sie, was Sie dieses Jahr gebaut haben. In jeder Kategorie zählt ein Projekt.",
    ],
    flexBanner: [
      "Touch Pure Flex: auf Bestellung graviert",
      "Die Symbole Ihrer Kunden, in höchstens zehn Werktagen gefertigt.",
    ],
    customerBanner: [
      "Ihr Zuhause, gut erklärt",
      "Die Bibliothek zeigt, wie Sie mehr aus Beschattung, Heizung und Licht holen.",
    ],
    hotlinks: {
      library: "Bibliothek",
      configurator: "Config herunterladen",
      documentation: "Dokumentation",
      academy: "Akademie",
    },
    contacts: {
      coach: ["Verena Haslinger", "Partnercoach", "+43 1 5550131"],
      sales: ["Stefan Brückner", "Vertrieb", "+49 89 5550132"],
      hotline: ["Support", "Hotline, Montag bis Freitag", "+43 1 5550100"],
    },
  },
  frfr: {
    language: "fr",
    partnerBanner: [
      "Prix des partenaires\u00A0: déposez votre projet",
      "Montrez ce que vous avez réalisé cette année. Un projet compte par catégorie.",
    ],
    flexBanner: [
      "Touch Pure Flex\u00A0: gravé sur commande",
      "Les symboles de vos clients, fabriqués en dix jours ouvrés au plus.",
    ],
    customerBanner: [
      "Votre maison, bien expliquée",
      "La bibliothèque montre comment tirer plus de l’ombrage, du chauffage et de la lumière.",
    ],
    hotlinks: {
      library: "Bibliothèque",
      configurator: "Télécharger Config",
      documentation: "Documentation",
      academy: "Académie",
    },
    contacts: {
      coach: ["Amélie Garnier", "Coach partenaire", "+33 1 55 50 01 31"],
      sales: ["Théo Marchand", "Ventes", "+33 1 55 50 01 32"],
      hotline: ["Support", "Ligne du support, du lundi au vendredi", "+33 1 55 50 01 00"],
    },
  },
  cscz: {
    language: "cs",
    partnerBanner: [
      "Partnerská soutěž: přihlaste svůj projekt",
      "Ukažte, co jste letos postavili. V každé kategorii se počítá jeden projekt.",
    ],
    flexBanner: [
      "Touch Pure Flex: gravírování na zakázku",
      "Symboly vašich zákazníků, vyrobené do deseti pracovních dnů.",
    ],
    customerBanner: ["Váš dům srozumitelně", "Knihovna ukazuje, jak získat víc ze stínění, topení a světla."],
    hotlinks: {
      library: "Knihovna",
      configurator: "Stáhnout Config",
      documentation: "Dokumentace",
      academy: "Akademie",
    },
    contacts: {
      coach: ["Jana Veselá", "Partnerský kouč", "+420 255 500 131"],
      sales: ["Ondřej Krátký", "Prodej", "+420 255 500 132"],
      hotline: ["Podpora", "Linka, pondělí až pátek", "+420 255 500 100"],
    },
  },
  eses: {
    language: "es",
    partnerBanner: [
      "Premio para partners: presente su proyecto",
      "Muestre lo que ha construido este año. Se admite un proyecto por categoría.",
    ],
    flexBanner: [
      "Touch Pure Flex: grabado por encargo",
      "Los símbolos de sus clientes, fabricados en diez días hábiles.",
    ],
    customerBanner: [
      "Su casa, bien explicada",
      "La biblioteca enseña cómo sacar más del sombreado, la calefacción y la luz.",
    ],
    hotlinks: {
      library: "Biblioteca",
      configurator: "Descargar Config",
      documentation: "Documentación",
      academy: "Academia",
    },
    contacts: {
      coach: ["Marta Iglesias", "Coach de partners", "+34 915 550 131"],
      sales: ["Sergio Peña", "Ventas", "+34 915 550 132"],
      hotline: ["Soporte", "Línea directa, de lunes a viernes", "+34 915 550 100"],
    },
  },
  nlnl: {
    language: "nl",
    partnerBanner: [
      "Partnerawards: dien je project in",
      "Laat zien wat je dit jaar hebt gebouwd. Per categorie telt één project.",
    ],
    flexBanner: [
      "Touch Pure Flex: gegraveerd op bestelling",
      "De symbolen van je klanten, in hoogstens tien werkdagen gemaakt.",
    ],
    customerBanner: [
      "Je huis, helder uitgelegd",
      "In de bibliotheek lees je hoe je meer haalt uit zonwering, verwarming en licht.",
    ],
    hotlinks: {
      library: "Bibliotheek",
      configurator: "Config downloaden",
      documentation: "Documentatie",
      academy: "Academie",
    },
    contacts: {
      coach: ["Sanne de Wit", "Partnercoach", "+31 20 555 0131"],
      sales: ["Bram Verhoeven", "Verkoop", "+31 20 555 0132"],
      hotline: ["Support", "Supportlijn, maandag tot en met vrijdag", "+31 20 555 0100"],
    },
  },
  itit: {
    language: "it",
    partnerBanner: [
      "Premio partner: invii il suo progetto",
      "Mostri che cosa ha realizzato quest’anno. È ammesso un progetto per categoria.",
    ],
    flexBanner: [
      "Touch Pure Flex: inciso su ordinazione",
      "I simboli dei suoi clienti, prodotti in dieci giorni lavorativi al massimo.",
    ],
    customerBanner: [
      "La sua casa, spiegata bene",
      "La libreria mostra come ottenere di più da ombreggiamento, riscaldamento e luce.",
    ],
    hotlinks: {
      library: "Libreria",
      configurator: "Scarica Config",
      documentation: "Documentazione",
      academy: "Academy",
    },
    contacts: {
      coach: ["Chiara Marini", "Partner coach", "+39 06 555 0131"],
      sales: ["Davide Colombo", "Vendite", "+39 06 555 0132"],
      hotline: ["Assistenza", "Hotline, dal lunedì al venerdì", "+39 06 555 0100"],
    },
  },
  plpl: {
    language: "pl",
    partnerBanner: [
      "Konkurs partnerski: proszę zgłosić swój projekt",
      "Proszę pokazać, co udało się zbudować w tym roku. W każdej kategorii liczy się jeden projekt.",
    ],
    flexBanner: [
      "Touch Pure Flex: grawerowany na zamówienie",
      "Symbole Państwa klientów, wykonane w ciągu dziesięciu dni roboczych.",
    ],
    customerBanner: [
      "Państwa dom bez tajemnic",
      "Biblioteka pokazuje, jak zyskać więcej dzięki zacienianiu, ogrzewaniu i oświetleniu.",
    ],
    hotlinks: {
      library: "Biblioteka",
      configurator: "Pobierz Config",
      documentation: "Dokumentacja",
      academy: "Akademia",
    },
    contacts: {
      coach: ["Joanna Malinowska", "Opiekun partnera", "+48 22 555 01 31"],
      sales: ["Marcin Zieliński", "Sprzedaż", "+48 22 555 01 32"],
      hotline: ["Wsparcie", "Infolinia, od poniedziałku do piątku", "+48 22 555 01 00"],
    },
  },
  sksk: {
    language: "sk",
    partnerBanner: [
      "Partnerská súťaž: prihláste svoj projekt",
      "Ukážte, čo ste tento rok postavili. V každej kategórii sa počíta jeden projekt.",
    ],
    flexBanner: [
      "Touch Pure Flex: gravírovaný na objednávku",
      "Symboly vašich zákazníkov, vyrobené najneskôr do desiatich pracovných dní.",
    ],
    customerBanner: [
      "Váš dom zrozumiteľne",
      "V knižnici sa dočítate, ako získať viac z tienenia, kúrenia a svetla.",
    ],
    hotlinks: {
      library: "Knižnica",
      configurator: "Stiahnuť Config",
      documentation: "Dokumentácia",
      academy: "Akadémia",
    },
    contacts: {
      coach: ["Martina Hudáková", "Partnerská koučka", "+421 2 5550 0131"],
      sales: ["Peter Baláž", "Predaj", "+421 2 5550 0132"],
      hotline: ["Podpora", "Linka podpory, pondelok až piatok", "+421 2 5550 0100"],
    },
  },
  trtr: {
    language: "tr",
    partnerBanner: [
      "İş ortağı ödülleri: projenizi gönderin",
      "Bu yıl neler yaptığınızı gösterin. Her kategoride bir proje geçerlidir.",
    ],
    flexBanner: [
      "Touch Pure Flex: siparişe özel gravür",
      "Müşterilerinizin sembolleri en fazla on iş gününde üretilir.",
    ],
    customerBanner: [
      "Evinizi yakından tanıyın",
      "Kütüphane, gölgeleme, ısıtma ve ışıktan nasıl daha fazla yararlanacağınızı anlatıyor.",
    ],
    hotlinks: {
      library: "Kütüphane",
      configurator: "Config’i indir",
      documentation: "Belgeler",
      academy: "Akademi",
    },
    contacts: {
      coach: ["Elif Aydın", "İş ortağı koçu", "+90 212 555 01 31"],
      sales: ["Emre Yıldız", "Satış", "+90 212 555 01 32"],
      hotline: ["Destek", "Destek hattı, pazartesiden cumaya", "+90 212 555 01 00"],
    },
  },
  caes: {
    language: "ca",
    partnerBanner: [
      "Premi per a partners: presenti el seu projecte",
      "Mostri què ha construït aquest any. S’admet un projecte per categoria.",
    ],
    flexBanner: [
      "Touch Pure Flex: gravat per encàrrec",
      "Els símbols dels seus clients, fabricats en deu dies laborables com a màxim.",
    ],
    customerBanner: [
      "Casa seva, ben explicada",
      "La biblioteca ensenya com treure més profit de la protecció solar, la calefacció i la llum.",
    ],
    hotlinks: {
      library: "Biblioteca",
      configurator: "Baixa Config",
      documentation: "Documentació",
      academy: "Acadèmia",
    },
    contacts: {
      coach: ["Núria Puig", "Assessora de partners", "+34 935 550 131"],
      sales: ["Jordi Serra", "Vendes", "+34 935 550 132"],
      hotline: ["Suport", "Línia de suport, de dilluns a divendres", "+34 935 550 100"],
    },
  },
};
