import type { EditedWebsite, Website } from "../../src/domain/website/website.ts";
import { expectBothAccessible } from "./support/axe.ts";
import { misfits } from "./support/layout.ts";
import { callAs, signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

interface Answered<Value> {
  readonly data: Value;
}

test("public pages and the one that says why there is none are accessible and whole, on a phone and a desk, in both themes", async ({
  page,
  browser,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  // Any picture will do: that of an empty tab is one.
  const added = await page.request.post(`${portal.url}/api/addPicture`, {
    multipart: {
      purpose: "website",
      "files[0]": { name: "house.png", mimeType: "image/png", buffer: await page.screenshot() },
    },
    headers: { Origin: portal.url },
  });
  const { data: size } = (await added.json()) as Answered<NonNullable<Website["header"]>>;
  const picture = { ...size, description: "Ein Haus bei Nacht", copyright: "Werkstatt Nord" };
  const { data: edited } = (await callAs(page, portal.url, "getWebsite")) as Answered<EditedWebsite>;
  const day = [
    { from: "08:00", to: "12:00" },
    { from: "13:00", to: "17:00" },
  ];
  const website: Website = {
    slug: "werkstatt-nordwald",
    companyName: "Elektroinstallationstechnikwerkstatt Nordwald und Söhne GmbH & Co. KG",
    street: "Hauptstraße 1",
    street2: "Stiege 2",
    zip: "4150",
    city: "Rohrbach",
    country: "AT",
    phone: "+43728912345",
    email: "elektroinstallationstechnik@werkstatt-nordwald.example",
    texts: [
      {
        language: "de",
        description: "Wir bauen Häuser um.\n\nSeit 1990.",
        imprint: "Werkstatt Nordwald\nFN 123456 a",
      },
      { language: "nl", description: "Wij verbouwen huizen.", imprint: "Werkstatt Nordwald" },
    ],
    hours: {
      week: {
        monday: day,
        tuesday: day,
        wednesday: day,
        thursday: day,
        friday: day,
        saturday: [],
        sunday: [],
      },
      special: [{ date: "2099-12-24", spans: [] }],
    },
    header: picture,
    logo: picture,
    gallery: [picture, { ...picture, crop: { x: 0, y: 0, width: 160, height: 90 } }],
    links: ["https://www.facebook.com/werkstatt.nordwald"],
  };
  const { data: kept } = (await callAs(page, portal.url, "saveWebsite", {
    website: JSON.stringify(website),
    revision: String(edited.draft.revision),
  })) as Answered<{ readonly saved: { readonly revision: number } }>;
  await callAs(page, portal.url, "publishWebsite", { revision: String(kept.saved.revision) });

  // Visitors have no session, and a language of their own.
  const visitor = async (locale: string) => (await browser.newContext({ locale })).newPage();
  const visits = [
    ["/partner/werkstatt-nordwald/", "de-AT", website.companyName],
    ["/partner/werkstatt-nordwald/", "nl", website.companyName],
    ["/reference-projects/", "fr", "Projets de référence"],
    ["/reference-projects/?type=hotel", "de", "Referenzprojekte"],
    ["/reference-projects/RP-000007/", "de", "Hotel Donaublick"],
    ["/partner/nobody-here/", "en", "This page does not exist"],
  ] as const;
  for (const [address, locale, heading] of visits) {
    const visited = await visitor(locale);
    await visited.goto(`${portal.url}${address}`);
    await expect(visited.getByRole("heading", { level: 1 })).toHaveText(heading);
    for (const width of [320, 390, 1280]) {
      const what = `${address} for ${locale} at ${width} px`;
      await visited.setViewportSize({ width, height: 800 });
      expect(await misfits(visited), what).toEqual([]);
      if (width > 320) await expectBothAccessible(visited, what);
    }
    await visited.context().close();
  }

  const german = await visitor("de");
  await german.goto(`${portal.url}/partner/werkstatt-nordwald/`);
  for (const image of await german.getByRole("img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth), "the policy allows pictures")
      .toBeGreaterThan(0);
  }
  await german.keyboard.press("Tab");
  const skip = german.getByRole("link", { name: "Zum Inhalt springen" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await german.context().close();
});
