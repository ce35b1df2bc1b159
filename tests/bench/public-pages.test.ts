import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../../server/store/migrate.ts";
import { migrations } from "../../server/store/migrations.ts";
import type { Picture, PictureId } from "../../src/domain/pictures/picture.ts";
import { emptyReference, type ReferenceContent } from "../../src/domain/references/reference.ts";
import type { Website } from "../../src/domain/website/website.ts";
import { startTestPortal, type TestPortal } from "../support/portal/portal.ts";
import { shareOf } from "./support/rates.ts";
import { onEachStore, type OpenStore } from "./support/stores.ts";

/** Least share of the requests for a static file of the page's size that are answered in the same time. */
const AT_LEAST = 0.5;

const picture = (no: number): Picture => ({
  id: String(no).repeat(32) as PictureId,
  width: 1600,
  height: 900,
  description: `A house by night, from the side ${no}`,
  copyright: "Workshop",
});

const workday = [
  { from: "08:00", to: "12:00" },
  { from: "13:00", to: "17:00" },
];

const website: Website = {
  slug: "workshop",
  companyName: "Workshop North",
  street: "Main street 1",
  street2: "",
  zip: "4150",
  city: "Rohrbach",
  country: "AT",
  phone: "+43728912345",
  email: "office@workshop.example",
  texts: [
    {
      language: "en",
      description: "We have built and converted houses since 1990. ".repeat(30),
      imprint: "Workshop North\n".repeat(20),
    },
  ],
  hours: {
    week: {
      monday: workday,
      tuesday: workday,
      wednesday: workday,
      thursday: workday,
      friday: workday,
      saturday: [],
      sunday: [],
    },
    special: [{ date: "2099-12-24", spans: [] }],
  },
  header: picture(1),
  logo: picture(2),
  gallery: [picture(3), picture(4), picture(5)],
  links: ["https://www.facebook.com/workshop", "https://www.instagram.com/workshop"],
};

/** More than the list shows at once. */
const PROJECTS = 60;

const project: ReferenceContent = {
  ...emptyReference,
  title: "House at the river",
  type: "smart_home",
  areas: ["lighting", "shading", "heating", "pool"],
  challenge: "The house had to do by itself what used to take twelve switches. ".repeat(8),
  solution: "One server knows the light, the blinds, the heating and the pool. ".repeat(8),
  quote: "We do not think of it any more.",
  quoteName: "Family Huber",
  country: "AT",
  city: "Linz",
  year: "2025",
  size: "280 m²",
  products: [{ number: "100335", name: "Server" }],
  pictures: [picture(6), picture(7), picture(8)],
};

/** The pages that are measured. */
const paths = {
  "a partner's page": "/partner/workshop/",
  "the list of reference projects": "/reference-projects/?area=pool",
  "a reference project": "/reference-projects/RP-000001/",
} as const;

onEachStore("public pages by 20 clients", (name, open) => {
  let folder = "";
  let store: Awaited<ReturnType<OpenStore>>;
  let portal: TestPortal;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "portal-public-"));
    store = await open(folder);
    const { database } = store;
    await migrate(database, migrations);
    const { sql } = database;
    await sql`insert into companies (id, name, nav_instance, country, partner_status) values ('workshop', 'Workshop North', 'AT', 'AT', 'gold')`;
    await sql`
      insert into websites (company_id, draft, revision, changed_at, changed_by, last_version, live_version)
      values ('workshop', ${JSON.stringify(website)}::jsonb, 1, now(), 'bench', 1, 1)`;
    await sql`
      insert into website_versions (company_id, version, website, revision, published_at, published_by)
      values ('workshop', 1, ${JSON.stringify(website)}::jsonb, 1, now(), 'bench')`;
    await sql`insert into website_slugs (slug, company_id, is_current, since) values ('workshop', 'workshop', true, now())`;
    await sql`
      insert into reference_projects (id, company_id, status, content, title, type, areas, search_text, created_by, created_at, published_at)
      select 'RP-' || lpad(n::text, 6, '0'), 'workshop', 'approved', ${JSON.stringify(project)}::jsonb, 'House', 'smart_home', '{pool}', 'house',
        'bench', now(), now() from generate_series(1, ${PROJECTS}::int) n`;
    const staticDir = join(folder, "static");
    mkdirSync(staticDir);
    writeFileSync(join(staticDir, "index.html"), "<!doctype html>");
    // The size of a page is known once it is served.
    const first = await startTestPortal(database);
    for (const [index, path] of Object.values(paths).entries()) {
      const page = await fetch(`${first.url}${path}`);
      if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
      writeFileSync(
        join(staticDir, `same-size-${index}.html`),
        Buffer.alloc((await page.arrayBuffer()).byteLength, "a"),
      );
    }
    await first.close();
    portal = await startTestPortal(database, {
      mode: "production",
      staticDir,
    });
  }, 120_000);
  afterAll(async () => {
    await portal.close();
    await store.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const [index, [page, path]] of Object.entries(paths).entries())
    test(`${name}: ${page}, as a share of a static file of its size`, async () => {
      const own = { url: `${portal.url}${path}`, method: "GET", headers: {}, body: "" } as const;
      const file = { ...own, url: `${portal.url}/same-size-${index}.html` };
      expect(await shareOf(`${name}, ${page}`, own, file)).toBeGreaterThanOrEqual(AT_LEAST);
    }, 120_000);
});
