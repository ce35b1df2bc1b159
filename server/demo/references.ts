import { fullName } from "../../src/domain/kit/full-name.ts";
import {
  emptyReference,
  type ReferenceComments,
  type ReferenceContent,
} from "../../src/domain/references/reference.ts";
import type { ReferenceStatusCode } from "../../src/domain/references/reference-life.ts";
import { contentColumns } from "../areas/references/reference.sql.ts";
import type { Picture } from "../../src/domain/pictures/picture.ts";
import type { PictureOwner } from "../pictures/picture-uses.ts";
import { articles } from "./articles.ts";
import type { Calendar } from "./calendar.ts";
import { demoAccounts, demoCompanies } from "./people.ts";

interface DemoReference {
  readonly company: string;
  readonly by: string;
  readonly status: ReferenceStatusCode;
  /** How many days ago it was begun; it was submitted two days later, and decided three days after that. */
  readonly daysAgo: number;
  readonly content: Partial<Omit<ReferenceContent, "products" | "pictures" | "thumbnail">>;
  /** The numbers of its articles. */
  readonly articles?: readonly string[];
  readonly reason?: string;
  readonly comments?: ReferenceComments;
}

const demoReferences: readonly DemoReference[] = [
  {
    company: "gold",
    by: "gold",
    status: "approved",
    daysAgo: 310,
    content: {
      title: "Vila nad Vltavou",
      language: "cs",
      type: "smart_home",
      areas: ["lighting", "shading", "heating", "audio", "pool"],
      challenge: "Rodina chtěla dům, který se o sebe postará sám, a žádné vypínače navíc.",
      solution:
        "Jeden Miniserver řídí světla, žaluzie, podlahové topení i bazén. V každé místnosti stačí jedno tlačítko.",
      quote: "Na vypínače už vůbec nemyslíme.",
      quoteName: "Rodina Marešova",
      quotePosition: "majitelé",
      country: "CZ",
      city: "Praha",
      year: "2025",
      size: "280 m²",
    },
    articles: ["100335", "100218", "100242", "100364", "100246"],
  },
  {
    company: "gold",
    by: "gold",
    status: "approved",
    daysAgo: 190,
    content: {
      title: "Kanceláře v pivovaru",
      language: "cs",
      type: "office",
      areas: ["lighting", "heating", "ventilation", "access"],
      challenge: "Památkově chráněná budova nedovolila nové rozvody.",
      solution: "Bezdrátové prvky Air a stávající kabely. Přístup do kanceláří funguje čipem i kódem.",
      country: "CZ",
      city: "Plzeň",
      year: "2025",
      size: "1 450 m²",
    },
    articles: ["100335", "100480", "100426", "100214"],
  },
  {
    company: "gold",
    by: "technician",
    status: "pending",
    daysAgo: 8,
    content: {
      title: "Byty Na Stráni",
      language: "cs",
      type: "apartments",
      areas: ["heating", "energy", "access"],
      challenge: "Dvacet čtyři bytů, jedna kotelna a spravedlivé rozúčtování.",
      solution: "Každý byt má vlastní Miniserver Compact, kotelna a fotovoltaika se řídí společně.",
      country: "CZ",
      city: "Brno",
      year: "2026",
      size: "24 bytů",
    },
    articles: ["100512", "100529", "100137"],
  },
  {
    company: "gold",
    by: "gold",
    status: "notApproved",
    daysAgo: 30,
    content: {
      title: "Penzion U Lesa",
      language: "cs",
      type: "hospitality",
      areas: ["lighting", "sauna"],
      challenge: "Sauna měla být teplá, až když přijdou hosté.",
      solution: "Sauna se zapíná podle rezervací.",
      country: "CZ",
      city: "Harrachov",
      year: "2024",
      size: "12 pokojů",
    },
    articles: ["100139"],
    reason: "Popis řešení je příliš krátký. Doplňte prosím, které produkty co řídí.",
    comments: { solution: "Jak se rezervace dostane do Miniserveru?", products: "Chybí prvky pro saunu." },
  },
  {
    company: "gold",
    by: "gold",
    status: "withdrawn",
    daysAgo: 420,
    content: {
      title: "Prodejna Květnice",
      language: "cs",
      type: "chains",
      areas: ["lighting", "cooling", "security"],
      challenge: "Osm prodejen a jeden správce.",
      solution: "Všechny prodejny se řídí z jednoho místa.",
      country: "CZ",
      city: "Tišnov",
      year: "2024",
      size: "8 prodejen",
    },
    articles: ["100335", "100142"],
  },
  {
    company: "gold",
    by: "office",
    status: "draft",
    daysAgo: 3,
    content: { title: "Wellness Beskydy", language: "cs", type: "hotel", city: "Ostravice", country: "CZ" },
  },
  {
    company: "flagship",
    by: "flagship",
    status: "approved",
    daysAgo: 250,
    content: {
      title: "Hotel Donaublick",
      language: "de",
      type: "hotel",
      areas: ["lighting", "shading", "heating", "cooling", "ventilation", "access", "energy"],
      challenge:
        "92 Zimmer wurden bei laufendem Betrieb modernisiert; leere Zimmer sollten keine Energie verbrauchen.",
      solution:
        "Jedes Zimmer erkennt, ob jemand da ist. Heizung, Lüftung und Beschattung folgen der Buchung.",
      quote: "Unsere Energiekosten sind um ein Drittel gesunken, und kein Gast hat etwas gemerkt.",
      quoteName: "Theresa Aigner",
      quotePosition: "Direktorin",
      country: "AT",
      city: "Wien",
      year: "2025",
      size: "92 Zimmer",
    },
    articles: ["100335", "100218", "100194", "100137", "100480", "100529"],
  },
  {
    company: "flagship",
    by: "flagship",
    status: "approved",
    daysAgo: 120,
    content: {
      title: "Betreutes Wohnen Liesing",
      language: "de",
      type: "aal",
      areas: ["lighting", "access", "security"],
      challenge: "Hilfe soll kommen, ohne dass jemand einen Knopf drücken muss.",
      solution: "Bewegungsmelder und Bodensensoren melden Stürze; nachts weist ein Licht den Weg.",
      country: "AT",
      city: "Wien",
      year: "2026",
      size: "36 Wohnungen",
    },
    articles: ["100335", "100426", "100151", "100484"],
  },
  {
    company: "flagship",
    by: "flagship",
    status: "pending",
    daysAgo: 4,
    content: {
      title: "Stadthaus Josefstadt",
      language: "de",
      type: "retrofit",
      areas: ["lighting", "heating", "audio"],
      challenge: "Ein Haus von 1890, in dem keine Wand geöffnet werden durfte.",
      solution: "Air-Komponenten in den vorhandenen Dosen, dazu Audio in fünf Räumen.",
      country: "AT",
      city: "Wien",
      year: "2026",
      size: "210 m²",
    },
    articles: ["100139", "100466", "100214", "100364"],
  },
  {
    company: "platin",
    by: "platin",
    status: "approved",
    daysAgo: 150,
    content: {
      title: "Fertighaus Isartal",
      language: "de",
      type: "prefab",
      areas: ["lighting", "shading", "heating", "energy"],
      challenge: "In acht Wochen von der Bodenplatte bis zum Einzug.",
      solution: "Der Verteiler kam vorverdrahtet; auf der Baustelle wurde nur noch gesteckt.",
      quote: "Am Tag des Einzugs hat alles funktioniert.",
      quoteName: "Familie Brandl",
      quotePosition: "Bauherren",
      country: "DE",
      city: "München",
      year: "2026",
      size: "165 m²",
    },
    articles: ["100512", "100218", "100423", "100549"],
  },
  {
    company: "platin",
    by: "platin",
    status: "pending",
    daysAgo: 15,
    content: {
      title: "Sternwarte Wendelstein",
      language: "de",
      type: "special_application",
      areas: ["lighting", "heating", "security"],
      challenge: "Licht, das die Sterne nicht stört, und eine Kuppel, die dem Wind weicht.",
      solution: "Rotes Licht nach Sonnenstand; die Wetterstation schließt die Kuppel.",
      country: "DE",
      city: "Bayrischzell",
      year: "2025",
    },
    articles: ["100335", "100246", "100239"],
  },
  {
    company: "silver",
    by: "silver",
    status: "approved",
    daysAgo: 95,
    content: {
      title: "Casa del Olivar",
      language: "es",
      type: "smart_home",
      areas: ["shading", "cooling", "energy", "pool"],
      challenge: "Una casa fresca en verano sin gastar más energía de la que produce.",
      solution: "Las persianas siguen al sol, y la piscina se depura cuando sobra energía solar.",
      country: "ES",
      city: "Córdoba",
      year: "2025",
      size: "340 m²",
    },
    articles: ["100335", "100423", "100529"],
  },
  {
    company: "swiss",
    by: "swiss",
    status: "draft",
    daysAgo: 1,
    content: { title: "Chalet am Lauberhorn", language: "de", type: "smart_home" },
  },
];

const articleOf = (number: string): { readonly number: string; readonly name: string } => {
  const article = articles.find((known) => known.number === number);
  if (article === undefined) throw new Error(`No demo article ${number}`);
  return { number, name: article.name };
};
const nameOf = (id: string): string => {
  const account = demoAccounts.find((known) => known.id === id);
  return account === undefined ? id : fullName(account.firstName, account.lastName);
};

/** How many of its company's pictures before the gallery are not of houses: header image and logo. */
const BEFORE_HOUSES = 2;

interface MadeReference {
  readonly row: object;
  readonly owner: PictureOwner;
  readonly pictures: readonly Picture[];
  readonly at: Date;
}

/** Reference projects of several companies in every status, as rows, and which pictures each names. */
export const makeReferences = (
  calendar: Calendar,
  picturesOf: ReadonlyMap<string, readonly Picture[]>,
): readonly MadeReference[] =>
  demoReferences.map((one, index) => {
    const { company, by, status, daysAgo, content, reason = "", comments = {} } = one;
    const id = `RP-${String(index + 1).padStart(6, "0")}`;
    const companyName = demoCompanies.find((known) => known.id === company)?.name ?? company;
    const submitted = status !== "draft";
    const decided = submitted && status !== "pending";
    const houses = (picturesOf.get(company) ?? []).slice(BEFORE_HOUSES);
    // Each begins with another house.
    const first = index % Math.max(houses.length, 1);
    const pictures = submitted ? [...houses.slice(first), ...houses.slice(0, first)] : [];
    return {
      owner: {
        companyId: company,
        purpose: "references",
        owner: `reference:${id}`,
        published: status === "approved",
      },
      pictures,
      at: new Date(calendar.momentAgo(daysAgo, 560)),
      row: {
        id,
        company_id: company,
        status,
        revision: 3,
        ...contentColumns(id, companyName, {
          ...emptyReference,
          ...content,
          products: (one.articles ?? []).map(articleOf),
          pictures,
          thumbnail: pictures[0]?.id ?? null,
        }),
        created_by_id: by,
        created_by: nameOf(by),
        created_at: calendar.momentAgo(daysAgo, 560),
        submitted_by_id: submitted ? by : null,
        submitted_at: submitted ? calendar.momentAgo(daysAgo - 2, 615) : null,
        decided_by: decided ? nameOf("staff") : null,
        decided_at: decided ? calendar.momentAgo(daysAgo - 5, 700) : null,
        reason,
        comments,
        published_at:
          status === "approved" || status === "withdrawn" ? calendar.momentAgo(daysAgo - 5, 700) : null,
      },
    };
  });
