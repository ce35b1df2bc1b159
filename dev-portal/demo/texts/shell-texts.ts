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

/** By catalogue; every other one falls back to `int`. */
export const shellTexts: Readonly<Record<string, ShellTexts>> = {
  int: {
    language: "en",
    partnerBanner: [
      "Partner award: hand in your project",
      "Show what you built this year. One project for each category counts.",
    ],
    flexBanner: [
      "Touch Pure Flex: engraved to order",
      "Your customers' own symbols, produced within ten working days.",
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
      "Zeigen Sie, was Sie heuer gebaut haben. In jeder Kategorie zählt ein Projekt.",
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
      "Prix des partenaires : déposez votre projet",
      "Montrez ce que vous avez réalisé cette année. Un projet compte par catégorie.",
    ],
    flexBanner: [
      "Touch Pure Flex : gravé sur commande",
      "Les symboles de vos clients, fabriqués en dix jours ouvrés au plus.",
    ],
    customerBanner: [
      "Votre maison, bien expliquée",
      "La bibliothèque montre comment tirer plus de l'ombrage, du chauffage et de la lumière.",
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
      hotline: ["Support", "Assistance, du lundi au vendredi", "+33 1 55 50 01 00"],
    },
  },
  cscz: {
    language: "cs",
    partnerBanner: [
      "Partnerská soutěž: přihlaste svůj projekt",
      "Ukažte, co jste letos postavili. V každé kategorii se počítá jeden projekt.",
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
      "Muestre lo que ha construido este año. Cuenta un proyecto por categoría.",
    ],
    flexBanner: [
      "Touch Pure Flex: grabado por encargo",
      "Los símbolos de sus clientes, fabricados en diez días laborables.",
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
      coach: ["Marta Iglesias", "Asesora de socios", "+34 915 550 131"],
      sales: ["Sergio Peña", "Ventas", "+34 915 550 132"],
      hotline: ["Soporte", "Línea directa, de lunes a viernes", "+34 915 550 100"],
    },
  },
};
