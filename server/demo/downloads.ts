import { buffer } from "node:stream/consumers";
import type { DownloadKind, DownloadLanguage, ProductLine } from "../../src/domain/downloads/download.ts";
import { searchTextOf } from "../areas/kit/fold.ts";
import { createPaper } from "../documents/kit/paper.ts";
import { archiveContent, type ArchivePart } from "../files/archive.ts";
import { bytesContent } from "../files/bytes-content.ts";
import type { Calendar } from "./calendar.ts";
import { pngOf, type DemoFile } from "./demo-files.ts";

/** Its days of age, kind, line, language, title, the file's name, and the text of its page. */
type Paper = readonly [
  age: number,
  kind: DownloadKind,
  line: ProductLine,
  language: DownloadLanguage,
  title: string,
  file: string,
  text: string,
];

const papers: readonly Paper[] = [
  [
    2,
    "data_sheet",
    "miniserver",
    "en",
    "Miniserver data sheet",
    "miniserver-data-sheet-en.pdf",
    "Supply 24 V DC, 2 W. 8 relays, 8 digital inputs, 4 analogue inputs and outputs. Mounting on a DIN rail, 9 units.",
  ],
  [
    2,
    "data_sheet",
    "miniserver",
    "de",
    "Datenblatt Miniserver",
    "miniserver-datenblatt-de.pdf",
    "Versorgung 24 V DC, 2 W. 8 Relais, 8 digitale Eingänge, je 4 analoge Ein- und Ausgänge. Montage auf der Hutschiene, 9 Teilungseinheiten.",
  ],
  [
    3,
    "data_sheet",
    "miniserver",
    "cs",
    "Technický list Miniserver",
    "miniserver-technicky-list-cs.pdf",
    "Napájení 24 V DC, 2 W. 8 relé, 8 digitálních vstupů, po 4 analogových vstupech a výstupech. Montáž na lištu DIN, šířka 9 modulů.",
  ],
  [
    5,
    "price_list",
    "miniserver",
    "de",
    "Preisliste Partner",
    "preisliste-partner-de.pdf",
    "Die Preise gelten für Partner, ohne Mehrwertsteuer und ohne Rabatt Ihrer Stufe. Miniserver 499,00 €. Relay Extension 389,00 €. Touch 99,00 €.",
  ],
  [
    5,
    "price_list",
    "miniserver",
    "en",
    "Partner price list",
    "partner-price-list-en.pdf",
    "Prices are for partners, without VAT and without the discount of your tier. Miniserver €499.00. Relay Extension €389.00. Touch €99.00.",
  ],
  [
    12,
    "price_list",
    "miniserver",
    "fr",
    "Tarif partenaires",
    "tarif-partenaires-fr.pdf",
    "Les prix sont destinés aux partenaires, hors TVA et hors remise de votre niveau. Miniserver 499,00 €. Relay Extension 389,00 €. Touch 99,00 €.",
  ],
  [
    40,
    "manual",
    "miniserver",
    "de",
    "Inbetriebnahme Miniserver",
    "miniserver-inbetriebnahme-de.pdf",
    "Schließen Sie 24 V an, verbinden Sie das Netzwerk und suchen Sie den Miniserver in der Konfiguration. Ändern Sie das Passwort, bevor Sie das Gerät mit dem Internet verbinden.",
  ],
  [
    41,
    "manual",
    "miniserver",
    "en",
    "Miniserver: first operation",
    "miniserver-first-operation-en.pdf",
    "Connect 24 V and the network, then search for the Miniserver in the configuration. Change the password before you connect the device to the internet.",
  ],
  [
    41,
    "manual",
    "miniserver",
    "es",
    "Puesta en marcha del Miniserver",
    "miniserver-puesta-en-marcha-es.pdf",
    "Conecte 24 V y la red, y busque el Miniserver en la configuración. Cambie la contraseña antes de conectar el equipo a Internet.",
  ],
  [
    60,
    "manual",
    "audio",
    "de",
    "Audioserver planen",
    "audioserver-planen-de.pdf",
    "Planen Sie je Raum eine Zone. Ein Audioserver versorgt bis zu 8 Zonen; Lautsprecherleitungen mit mindestens 1,5 mm².",
  ],
  [
    60,
    "manual",
    "audio",
    "cs",
    "Plánování Audioserveru",
    "audioserver-planovani-cs.pdf",
    "Pro každou místnost počítejte s jednou zónou. Audioserver obslouží až 8 zón; reproduktorové vedení alespoň 1,5 mm².",
  ],
  [
    75,
    "data_sheet",
    "audio",
    "en",
    "Audioserver data sheet",
    "audioserver-data-sheet-en.pdf",
    "8 zones, 2 stereo outputs of 2 × 25 W, line in, network by cable. Supply 24 V DC.",
  ],
  [
    80,
    "manual",
    "lighting",
    "de",
    "Licht dimmen mit Tree",
    "licht-dimmen-tree-de.pdf",
    "Ein Tree-Bus versorgt bis zu 50 Geräte je Strang. Planen Sie die Leistung je Kanal mit Reserve von 20 %.",
  ],
  [
    81,
    "manual",
    "lighting",
    "fr",
    "Variation de l’éclairage avec Tree",
    "eclairage-tree-fr.pdf",
    "Un bus Tree alimente jusqu’à 50 appareils par branche. Prévoyez une réserve de puissance de 20 % par canal.",
  ],
  [
    95,
    "manual",
    "shading",
    "pl",
    "Sterowanie żaluzjami",
    "sterowanie-zaluzjami-pl.pdf",
    "Ustaw czas ruchu żaluzji, a następnie sprawdź położenia krańcowe. Czujnik wiatru podnosi żaluzje przy wietrze powyżej 50 km/h.",
  ],
  [
    96,
    "manual",
    "shading",
    "sk",
    "Riadenie žalúzií",
    "riadenie-zaluzii-sk.pdf",
    "Nastavte čas pohybu žalúzií a skontrolujte koncové polohy. Snímač vetra zdvihne žalúzie pri vetre nad 50 km/h.",
  ],
  [
    110,
    "manual",
    "climate",
    "it",
    "Pianificare il riscaldamento",
    "pianificare-riscaldamento-it.pdf",
    "Prevedere una sonda di temperatura per stanza e una valvola per circuito. La regolazione apprende l’inerzia di ogni stanza in due settimane.",
  ],
  [
    111,
    "manual",
    "climate",
    "nl",
    "Verwarming plannen",
    "verwarming-plannen-nl.pdf",
    "Plan per kamer één temperatuursensor en per groep één klep. De regeling leert de traagheid van elke kamer in twee weken.",
  ],
  [
    140,
    "manual",
    "access",
    "es",
    "Acceso con NFC",
    "acceso-nfc-es.pdf",
    "El lector NFC abre con llave o con código. Asigne a cada persona una llave propia, que se puede bloquear sin afectar a las demás.",
  ],
  [
    150,
    "certificate",
    "miniserver",
    "en",
    "Declaration of conformity, Miniserver",
    "declaration-miniserver.pdf",
    "The Miniserver conforms to the directives 2014/35/EU (low voltage), 2014/30/EU (electromagnetic compatibility) and 2011/65/EU (hazardous substances).",
  ],
  [
    151,
    "certificate",
    "audio",
    "en",
    "Declaration of conformity, Audioserver",
    "declaration-audioserver.pdf",
    "The Audioserver conforms to the directives 2014/35/EU (low voltage), 2014/30/EU (electromagnetic compatibility) and 2011/65/EU (hazardous substances).",
  ],
  [
    170,
    "certificate",
    "lighting",
    "en",
    "Declaration of conformity, Tree devices",
    "declaration-tree.pdf",
    "The Tree devices conform to the directives 2014/30/EU (electromagnetic compatibility) and 2011/65/EU (hazardous substances).",
  ],
  [
    200,
    "marketing",
    "miniserver",
    "tr",
    "Akıllı ev broşürü",
    "akilli-ev-brosuru-tr.pdf",
    "Gölgeleme, ışık, ısıtma ve müzik birlikte çalışır. Ev sahibi yalnızca bir düğmeye basar.",
  ],
  [
    201,
    "marketing",
    "miniserver",
    "ca",
    "Fullet de la casa intel·ligent",
    "fullet-casa-ca.pdf",
    "L’ombra, la llum, la calefacció i la música treballen juntes. Qui hi viu només prem un botó.",
  ],
];

/** The manufacturer, whose files they are. */
const issuer = { id: "staff", name: "Home Automation Manufacturing GmbH" } as const;

/** The PDF of a paper. */
const pdfOf = async ([, , , language, title, , text]: Paper, date: Date): Promise<Buffer> => {
  const sheet = createPaper({
    title,
    language,
    issuer: issuer.name,
    mark: undefined,
    date,
    pageOf: (page, pages) => `${page} / ${pages}`,
  });
  sheet.heading(title);
  sheet.paragraph(text);
  return sheet.finish();
};

interface Archive {
  readonly age: number;
  readonly kind: DownloadKind;
  readonly line: ProductLine;
  readonly title: string;
  readonly file: string;
  readonly parts: readonly ArchivePart[];
}

const textPart = (name: string, text: string): ArchivePart => ({
  name,
  content: bytesContent(Buffer.from(`${text}\n`)),
});

const archives: readonly Archive[] = [
  {
    age: 1,
    kind: "template",
    line: "lighting",
    title: "Templates for lighting scenes",
    file: "lighting-scene-templates.zip",
    parts: ["Living room", "Kitchen", "Bedroom", "Office"].map((room) =>
      textPart(
        `${room.toLowerCase().replace(" ", "-")}.json`,
        JSON.stringify({ room, scenes: { bright: 100, evening: 40, night: 5 } }, undefined, 2),
      ),
    ),
  },
  {
    age: 90,
    kind: "marketing",
    line: "miniserver",
    title: "Pictures for your website",
    file: "website-pictures.zip",
    parts: [40, 110, 180].map((tone, index) => ({
      name: `picture-${index + 1}.png`,
      content: bytesContent(pngOf(tone)),
    })),
  },
  {
    age: 220,
    kind: "template",
    line: "climate",
    title: "Templates for heating circuits",
    file: "heating-circuit-templates.zip",
    parts: ["radiator", "floor"].map((circuit) =>
      textPart(`${circuit}.json`, JSON.stringify({ circuit, day: 21.5, night: 18 }, undefined, 2)),
    ),
  },
];

/** A download of the demo data: its file, and its row but for the file's id. */
interface DemoDownload {
  readonly file: DemoFile & { readonly companyId: string };
  readonly row: object;
}

const rowOf = (
  id: string,
  {
    age,
    title,
    file,
    ...rest
  }: {
    readonly age: number;
    readonly title: string;
    readonly file: string;
    readonly kind: DownloadKind;
    readonly line: ProductLine;
    readonly language: DownloadLanguage;
  },
  calendar: Calendar,
): object => ({
  id,
  title,
  search_text: searchTextOf(title, file),
  published_at: calendar.momentAgo(age, 9 * 60),
  ...rest,
});

/** The files for partners, small but real, and their rows; a larger scale adds editions of earlier months. */
export const makeDownloads = async (calendar: Calendar, scale: number): Promise<readonly DemoDownload[]> => {
  const sources = [
    ...(await Promise.all(
      papers.map(async (paper) => {
        const [age, kind, line, language, title, file] = paper;
        const bytes = await pdfOf(paper, new Date(calendar.momentAgo(age, 0)));
        return { age, kind, line, language, title, file, type: "pdf" as const, bytes };
      }),
    )),
    ...(await Promise.all(
      archives.map(async ({ parts, ...archive }) => {
        const at = new Date(calendar.momentAgo(archive.age, 0));
        const bytes = await buffer(await archiveContent(parts, at).open());
        return { ...archive, language: "en" as const, type: "zip" as const, bytes };
      }),
    )),
  ];
  return Array.from({ length: Math.max(1, Math.floor(scale)) }, (_, edition) =>
    sources.map(({ type, bytes, age, title, ...source }, index) => ({
      file: { name: source.file, kind: type, bytes, companyId: issuer.id },
      row: rowOf(
        `DL-${String(edition * sources.length + index + 1).padStart(5, "0")}`,
        {
          ...source,
          age: age + edition * 30,
          title: edition === 0 ? title : `${title} (${calendar.dayAgo(age + edition * 30).slice(0, 7)})`,
        },
        calendar,
      ),
    })),
  ).flat();
};
