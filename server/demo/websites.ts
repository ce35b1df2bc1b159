import { fullName } from "../../src/domain/kit/full-name.ts";
import { noOpeningHours, type OpeningHours } from "../../src/domain/website/opening-hours.ts";
import { slugOfName } from "../../src/domain/website/slug.ts";
import { Website } from "../../src/domain/website/website.ts";
import type { Picture, PictureId } from "../../src/domain/pictures/picture.ts";
import { namePictures } from "../pictures/picture-uses.ts";
import type { FileStore } from "../http/handler.ts";
import type { Sql } from "../store/sql.ts";
import type { Calendar } from "./calendar.ts";
import { drawn, keepDemoFiles, type Rgb } from "./demo-files.ts";
import { insertRows } from "./insert-rows.ts";
import { demoAccounts, demoCompanies } from "./people.ts";
import { pictureTexts, websiteTexts } from "./texts/website-texts.ts";
import * as Schema from "effect/Schema";

const encode = Schema.encodeSync(Website);

/** A street of houses below a sky: windows are lit where the sky is dark. */
const houses = (width: number, height: number, sky: Rgb, count: number): Buffer => {
  const slot = Math.floor(width / count);
  return drawn(width, height, (x, y) => {
    const house = Math.floor(x / slot);
    const within = x % slot;
    const roof = Math.round(height * (0.4 + ((house * 37) % 25) / 100));
    const light = y / height;
    if (y > height * 0.92) return [72, 84, 74];
    if (y < roof || within < slot * 0.06)
      return [
        Math.round(sky[0] + 90 * light),
        Math.round(sky[1] + 70 * light),
        Math.round(sky[2] + 30 * light),
      ];
    const window = within % Math.round(slot / 4) > slot / 9 && (y - roof) % 40 > 18;
    if (window) return sky[2] < 140 ? [248, 214, 140] : [206, 220, 228];
    return house % 2 === 0 ? [214, 208, 198] : [190, 184, 176];
  });
};

const mark = (): Buffer =>
  drawn(160, 160, (x, y) => {
    const isRoof = y > 40 && y < 84 && Math.abs(x - 80) < y - 36;
    const isWall = y >= 84 && y < 124 && Math.abs(x - 80) < 34 && !(Math.abs(x - 80) < 9 && y > 98);
    return isRoof || isWall ? [255, 255, 255] : [38, 110, 74];
  });

/** Header image, logo and the gallery. */
const pictures = () => [
  { name: "header.png", width: 720, height: 240, bytes: houses(720, 240, [58, 66, 110], 9) },
  { name: "logo.png", width: 160, height: 160, bytes: mark() },
  { name: "house.png", width: 480, height: 270, bytes: houses(480, 270, [40, 46, 84], 2) },
  { name: "office.png", width: 480, height: 270, bytes: houses(480, 270, [88, 74, 104], 3) },
  { name: "terrace.png", width: 480, height: 270, bytes: houses(480, 270, [150, 180, 210], 6) },
];

const office = { from: "08:00", to: "12:00" };
const afternoon = { from: "13:00", to: "17:00" };
const workdays = ["monday", "tuesday", "wednesday", "thursday"] as const;

const hoursOf = (calendar: Calendar): OpeningHours => ({
  week: {
    ...noOpeningHours.week,
    ...Object.fromEntries(workdays.map((day) => [day, [office, afternoon]])),
    friday: [office],
  },
  special: [
    { date: calendar.dayAgo(-21), spans: [] },
    { date: calendar.dayAgo(-35), spans: [{ from: "09:00", to: "12:00" }] },
  ],
});

const phones: Readonly<Record<string, string>> = {
  flagship: "+4315550100",
  platin: "+49895550100",
  gold: "+420255501000",
  silver: "+34915550100",
  reg21: "+48125550100",
};

interface DemoSite {
  readonly company: string;
  /** Days since each version was published; none for a draft that never was. */
  readonly published: readonly number[];
  readonly offline?: true;
  /** What the draft has that is not published. */
  readonly draft?: Partial<Website>;
}

const sites: readonly DemoSite[] = [
  { company: "flagship", published: [120, 31] },
  { company: "platin", published: [64] },
  {
    company: "gold",
    published: [200, 95, 12],
    draft: { phone: "+420255501999", links: ["https://www.instagram.com/dvorak.domy"] },
  },
  { company: "silver", published: [] },
  { company: "reg21", published: [150], offline: true },
];

const siteOf = (company: string, calendar: Calendar, shown: readonly Picture[]): Website => {
  const place = demoCompanies.find(({ id }) => id === company);
  if (place === undefined) throw new Error(`no demo company ${company}`);
  const [header, logo, ...gallery] = shown;
  const slug = slugOfName(place.name);
  return {
    slug,
    companyName: place.name,
    street: place.street,
    street2: "",
    zip: place.zip,
    city: place.city,
    country: place.country,
    phone: phones[company] ?? "",
    email: `${company}@demo.test`,
    texts: websiteTexts[company] ?? [],
    hours: hoursOf(calendar),
    header: header ?? null,
    logo: logo ?? null,
    gallery,
    links: [`https://www.facebook.com/${slug.replaceAll("-", ".")}`],
  };
};

const ownerOf = (company: string): string => {
  const owner = demoAccounts.find((account) => account.company === company && account.rights === undefined);
  return owner === undefined ? "" : fullName(owner.firstName, owner.lastName);
};

/** What a version had before its successors: it was written with less. */
const earlier = (website: Website, left: number): Website =>
  left === 0 ? website : { ...website, links: [], gallery: website.gallery.slice(0, left - 1) };

/** Stores the pictures of the companies that have some, by company. */
const seedPictures = async (
  sql: Sql,
  calendar: Calendar,
  fileStore: FileStore,
): Promise<ReadonlyMap<string, readonly Picture[]>> => {
  const made = pictures();
  const companies = Object.keys(pictureTexts);
  const placed = companies.flatMap((companyId) =>
    made.map((picture, index) => ({
      ...picture,
      kind: "png" as const,
      companyId,
      description: pictureTexts[companyId]?.[index] ?? "",
    })),
  );
  const files = await keepDemoFiles(fileStore, placed, calendar.momentAgo(200, 480));
  await insertRows(sql, "files", files);
  const kept = placed.map(({ companyId, width, height, description }, index) => {
    const id = (files[index]?.id ?? "") as PictureId;
    return { companyId, picture: { id, width, height, description, copyright: ownerOf(companyId) } };
  });
  await insertRows(
    sql,
    "pictures",
    kept.map(({ companyId, picture: { id, width, height } }) => ({
      id,
      company_id: companyId,
      purpose: "website",
      width,
      height,
      named_at: calendar.momentAgo(200, 480),
    })),
  );
  return new Map(
    companies.map((company) => [
      company,
      kept.filter(({ companyId }) => companyId === company).map(({ picture }) => picture),
    ]),
  );
};

/** Websites of partners and the pictures of each company: published ones, one with changes that are not published, one that never was, and one that was taken offline (business §3). */
export const seedWebsites = async (
  sql: Sql,
  calendar: Calendar,
  fileStore: FileStore,
): Promise<ReadonlyMap<string, readonly Picture[]>> => {
  const shown = await seedPictures(sql, calendar, fileStore);
  const made = sites.map((site) => {
    const website = siteOf(site.company, calendar, shown.get(site.company) ?? []);
    return { ...site, website, versions: site.published.length, by: ownerOf(site.company) };
  });
  await insertRows(
    sql,
    "websites",
    made.map(({ company, website, draft, versions, by, offline }) => ({
      company_id: company,
      draft: encode({ ...website, ...draft }),
      revision: draft === undefined ? Math.max(versions, 1) : versions + 1,
      changed_at: calendar.momentAgo(2, 640),
      changed_by: by,
      last_version: versions,
      live_version: versions === 0 || offline === true ? null : versions,
    })),
  );
  const versionRows = made.flatMap(({ company, website, published, versions, by }) =>
    published.map((days, index) => ({
      company_id: company,
      version: index + 1,
      website: encode(earlier(website, versions - 1 - index)),
      revision: index + 1,
      published_at: calendar.momentAgo(days, 600),
      published_by: by,
    })),
  );
  await insertRows(sql, "website_versions", versionRows);
  await insertRows(
    sql,
    "website_slugs",
    made.flatMap(({ company, website, published: [first] }) =>
      first === undefined
        ? []
        : [
            {
              slug: website.slug,
              company_id: company,
              is_current: true,
              since: calendar.momentAgo(first, 600),
            },
          ],
    ),
  );
  for (const { company, website, versions } of made) {
    const named = [website.header, website.logo, ...website.gallery].filter((picture) => picture !== null);
    if (named.length > 0) {
      const owner = { companyId: company, purpose: "website" as const };
      const moment = new Date(calendar.momentAgo(2, 640));
      await namePictures(sql, { ...owner, owner: `draft:${company}`, published: false }, named, moment);
      await namePictures(sql, { ...owner, owner: `live:${company}`, published: true }, named, moment);
      await namePictures(
        sql,
        { ...owner, owner: `version:${company}:${versions}`, published: false },
        named,
        moment,
      );
    }
  }
  return shown;
};
