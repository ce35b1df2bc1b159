import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fromCallback } from "xstate";
import { callSamples } from "../../../src/atlas/samples/references.samples.ts";
import { sampleWebsite } from "../../../src/atlas/samples/website.samples.ts";
import { samplePicture } from "../../../src/atlas/samples/pictures.samples.ts";
import type { CallFailure } from "../../../src/domain/kit/call-failure.ts";
import { shownPicture } from "../../../src/domain/pictures/picture-address.ts";
import { valuesOf, type WebsiteValues } from "../../../src/domain/website/website-form.ts";
import type { EditedWebsite, Website } from "../../../src/domain/website/website.ts";
import type { PreviewRequest } from "../../../src/domain/website/website-path.ts";
import { publishCodes, restoreCodes } from "../../../src/domain/website/website.refusals.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { picturesMachine } from "../../../src/machines/pictures/pictures.machine.ts";
import { websiteDraftMachine } from "../../../src/machines/website/website-draft.machine.ts";
import {
  websitePublicationMachine,
  type PublishRequest,
  type RestoreRequest,
} from "../../../src/machines/website/website-publication.machine.ts";
import { PreviewPageProvider } from "../../../src/ui/screens/website/preview-page.ts";
import { WebsiteScreen } from "../../../src/ui/screens/website/website-screen.tsx";
import { choiceField, chooseOption } from "../../support/choose-option.ts";
import { isFocusAt } from "../../support/focus.ts";
import { goBack, goForward } from "../../support/history-buttons.tsx";
import { pageActors } from "../../support/page-actors.ts";
import { stubResults, type StubResult } from "../../support/inert-portal.ts";
import {
  oneFailure,
  expectRetry,
  inertResource,
  renderScreen,
  refused,
} from "../../support/render-screen.tsx";
import { sampled, type Script } from "../../support/scripted-run.ts";
import { stubFarPictures, stubPictures } from "../../support/seen-at-once.ts";

const at = new Date("2026-02-03T09:30:00Z");
const version = (number: number) => ({ version: number, publishedAt: at, publishedBy: "Grace Gold" });

const edited = (website: Partial<Website> = {}, revision = 3): EditedWebsite => ({
  draft: { website: { ...sampleWebsite, ...website }, revision, changedAt: at, changedBy: "Grace Gold" },
  live: { ...version(2), website: sampleWebsite },
  versions: [version(2), version(1)],
});

/** The results of the calls that its views make, and of those of its own machines. */
interface Given extends Script {
  readonly saves?: readonly StubResult<SaveAnswer<WebsiteValues>>[];
  readonly publishes?: readonly StubResult<EditedWebsite>[];
  readonly offline?: readonly StubResult<EditedWebsite>[];
  readonly restores?: readonly StubResult<EditedWebsite>[];
  readonly previews?: readonly StubResult<string>[];
  readonly tab?: string;
}

const show = ({
  saves = ["never"],
  publishes = ["never"],
  offline = ["never"],
  restores = ["never"],
  previews = ["never"],
  tab,
  ...calls
}: Given = {}) => {
  const previewed: PreviewRequest[] = [];
  const saved: WebsiteValues[] = [];
  const published: PublishRequest[] = [];
  const restored: RestoreRequest[] = [];
  const view = renderScreen(<WebsiteScreen />, {
    at: tab === undefined ? "/website/" : `/website/?tab=${tab}`,
    before: "/",
    path: "/website/",
    actors: pageActors().actors,
    calls: {
      getWebsite: [{ answer: edited() }],
      getWebsiteVersion: [{ answer: { ...version(2), website: sampleWebsite } }],
      ...sampled(callSamples.countries),
      ...calls,
    },
    session: {
      machines: [
        picturesMachine,
        websiteDraftMachine.provide({
          delays: { pause: 0 },
          actors: {
            holdPage: fromCallback(() => undefined),
            unsaved: fromCallback(() => undefined),
            save: stubResults<SaveAnswer<WebsiteValues>, { readonly values: WebsiteValues }>(
              saves,
              ({ values }) => saved.push(values),
            ),
          },
        }),
        websitePublicationMachine.provide({
          actors: {
            publish: stubResults<EditedWebsite, PublishRequest>(publishes, (request) =>
              published.push(request),
            ),
            takeOffline: stubResults<EditedWebsite, undefined>(offline),
            restore: stubResults<EditedWebsite, RestoreRequest>(restores, (request) =>
              restored.push(request),
            ),
          },
        }),
      ],
    },
    wrap: (child) => (
      <PreviewPageProvider
        value={inertResource<PreviewRequest, string>(previews, (request) => previewed.push(request))}
      >
        {child}
      </PreviewPageProvider>
    ),
  });
  return { ...view, saved, published, restored, previewed };
};

const field = (name: string) => screen.findByLabelText(name);
const button = (name: string) => screen.findByRole("button", { name });
const storedAs = (more: Partial<WebsiteValues>, revision = 4): StubResult<SaveAnswer<WebsiteValues>> => ({
  answer: { _tag: "Saved", saved: { ...valuesOf(sampleWebsite, revision), ...more } },
});
const collidedWith = (website: Partial<Website>): StubResult<SaveAnswer<WebsiteValues>> => ({
  answer: {
    _tag: "Collided",
    theirs: valuesOf({ ...sampleWebsite, ...website }, 9),
    mine: valuesOf(sampleWebsite, 3),
  },
});

// Pictures load when they are near the viewport; jsdom has none.
beforeEach(() => {
  stubFarPictures();
  // Nothing has a size in jsdom.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the website", () => {
  it("shows the contact first, whether it is online, and its address", async () => {
    show();
    expect(((await field("Company name")) as HTMLInputElement).value).toBe("Gold Electric");
    expect(screen.getByText("Online")).toBeTruthy();
    expect(screen.getByRole("link", { name: "/partner/gold-electric/" }).getAttribute("href")).toBe(
      "http://localhost:3000/partner/gold-electric/",
    );
  });

  it("says whether visitors see the draft, and publishes by the primary button only where they do not", async () => {
    const { user } = show();
    const name = await field("Company name");
    expect(screen.getByText("Visitors see what is in your draft.")).toBeTruthy();
    const publish = await button("Publish draft");
    expect(publish.className).not.toContain("primary");
    await user.type(name, " Ltd");
    expect(screen.getByText("Visitors do not see your latest changes yet.")).toBeTruthy();
    expect(publish.className).toContain("primary");
  });

  it("shows the text for a failure where it does not load", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ getWebsite: [{ failure }, { answer: edited() }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => field("Company name"));
  });

  it("says that the list of countries did not load, and loads it again", async () => {
    const { user } = show({
      getCountries: [{ failure: { _tag: "Offline" } }, callSamples.countries],
    });
    expect(await screen.findByText("The list of countries could not be loaded")).toBeTruthy();
    await user.click(await button("Try again"));
    await waitFor(() => expect(screen.queryByText("The list of countries could not be loaded")).toBeNull());
  });

  it("says at its field that a picture is gone, and leads there", async () => {
    const { user } = show({
      getWebsite: [
        { answer: edited({ gallery: [samplePicture("1", { description: "A house", copyright: "Gold" })] }) },
      ],
      saves: [refused("WEBSITE_PICTURE_GONE", "gallery")],
    });
    await user.type(await field("City"), "!");
    await user.click(await button("Publish draft"));
    const missing = /a picture of the draft is no longer kept/u;
    expect(await screen.findByRole("group", { name: "Gallery", description: missing })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute("name")).toMatch(/^gallery/u));
  });

  it("keeps the tab in the address", async () => {
    const { user, address } = show();
    await user.click(await screen.findByRole("tab", { name: "Opening hours" }));
    expect(await button("Add hours: Monday")).toBeTruthy();
    await expect.poll(address).toBe("/website/?tab=hours");
  });
});

describe("the draft", () => {
  it("is saved as one types, with a mistake too, and says so", async () => {
    const { user, saved } = show({ saves: [storedAs({ phone: "0" })] });
    await user.clear(await field("Phone (optional)"));
    await user.type(await field("Phone (optional)"), "0");
    await user.tab();
    expect(screen.getByText("Begin with + and the country code, for example +43.")).toBeTruthy();
    await waitFor(() => expect(saved.at(-1)?.phone).toBe("0"));
  });

  it("is not lost where the save fails: it is named, and can be saved again", async () => {
    const { code, failure } = oneFailure;
    const { user, saved } = show({ saves: [{ failure }, storedAs({ city: "Graz" })] });
    await user.clear(await field("City"));
    expect(await screen.findByText("The website could not be saved")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    const before = saved.length;
    await user.click(await button("Save now"));
    await waitFor(() => expect(saved.length).toBeGreaterThan(before));
  });

  it("takes over what somebody else changed in other fields, and shows it field by field", async () => {
    const { user } = show({ saves: [collidedWith({ city: "Graz" }), "never"] });
    await user.type(await field("Address line 2 (optional)"), "2");
    const table = await screen.findByRole("table", {
      name: "Someone else has changed the draft",
    });
    expect(within(table).getByText("Graz")).toBeTruthy();
    expect(((await field("City")) as HTMLInputElement).value).toBe("Graz");
    expect(((await field("Address line 2 (optional)")) as HTMLInputElement).value).toContain("2");
    await user.click(await button("Close"));
    expect(screen.queryByText("Someone else has changed the draft")).toBeNull();
  });

  it("shows the pictures of both, also where another has the same captions and size, or another part is shown", async () => {
    const captions = { description: "A house", copyright: "Gold" };
    const before = [samplePicture("1", captions), samplePicture("3", captions)];
    const crop = { x: 0, y: 0, width: 800, height: 600 };
    const header = samplePicture("4", captions);
    stubPictures();
    const { asked } = show({
      tab: "publish",
      getWebsite: [
        {
          answer: edited({
            gallery: [samplePicture("2", captions), before[1]!],
            header: { ...header, crop },
          }),
        },
      ],
      getWebsiteVersion: [
        { answer: { ...version(2), website: { ...sampleWebsite, gallery: before, header } } },
      ],
    });
    const table = await screen.findByRole("table", { name: "Version 2 and the draft" });
    for (const name of [/^Header image/, /^Gallery/])
      expect(within(table).getByRole("row", { name })).toBeTruthy();
    expect(within(table).getAllByText("A house, Gold (1600 × 1200)")).toHaveLength(5);
    expect(within(table).getByText("A house, Gold (800 × 600)")).toBeTruthy();
    const shown = [...before, samplePicture("2"), header, { ...header, crop }];
    const requests = shown.map((one) => shownPicture(one, "320"));
    await expect.poll(() => asked("getPicture")).toHaveLength(requests.length);
    await expect.poll(() => asked("getPicture")).toEqual(expect.arrayContaining(requests));
  });

  it("shows what somebody else saved while nothing is typed here, and publishes nothing that was not seen", async () => {
    const { user } = show({
      getWebsite: [{ answer: edited() }, { answer: edited({ city: "Graz" }, 4) }],
      publishes: [refused("WEBSITE_CHANGED")],
    });
    await field("City");
    await user.click(await button("Publish draft"));
    const table = await screen.findByRole("table", { name: "Someone else has changed the draft" });
    expect(within(table).getByText("Graz")).toBeTruthy();
    await user.click(screen.getByRole("tab", { name: "Contact" }));
    expect(((await field("City")) as HTMLInputElement).value).toBe("Graz");
  });

  it("publishes no change of a colleague that came in with the press before it was seen, and then with another press", async () => {
    const { user, published } = show({
      saves: [collidedWith({ city: "Graz" }), storedAs({ city: "Graz", street2: "2" }, 10)],
      publishes: [{ answer: edited({ city: "Graz", street2: "2" }, 10) }],
    });
    const publish = await button("Publish draft");
    const line = await field("Address line 2 (optional)");
    // Nothing was typed yet: there is nothing to say of it.
    expect(screen.queryByText("Draft saved")).toBeNull();
    fireEvent.change(line, { target: { value: "2" } });
    fireEvent.click(publish);
    const message = await screen.findByText(/your changes have not been published yet\.$/);
    expect(screen.getByRole("table", { name: "Someone else has changed the draft" })).toBeTruthy();
    await expect.poll(() => isFocusAt(message)).toBe(true);
    expect(await screen.findByText("Draft saved")).toBeTruthy();
    await expect.poll(() => published).toEqual([]);
    await user.click(publish);
    await expect.poll(() => published).toEqual([{ revision: 10 }]);
    expect(screen.queryByText(/your changes have not been published yet/)).toBeNull();
  });

  it("says that a change was taken back that had kept it from being published, and publishes it with another press", async () => {
    const { user, published } = show({
      saves: [collidedWith({ city: "Graz" }), collidedWith({}), storedAs({ street2: "2" }, 10)],
      publishes: [{ answer: edited({ street2: "2" }, 10) }],
    });
    const publish = await button("Publish draft");
    fireEvent.change(await field("Address line 2 (optional)"), { target: { value: "2" } });
    fireEvent.click(publish);
    const message = /undone these changes.*your changes have not been published yet/;
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByText("Draft saved")).toBeTruthy();
    await expect.poll(() => published).toEqual([]);
    await user.click(publish);
    await expect.poll(() => published).toEqual([{ revision: 10 }]);
    expect(screen.queryByText(message)).toBeNull();
  });

  it("lets what a colleague has changed be closed while both have changed another field, and does not ask for a press there", async () => {
    const { user } = show({
      saves: [collidedWith({ city: "Graz" }), collidedWith({ city: "Graz", street2: "3" })],
    });
    const publish = await button("Publish draft");
    fireEvent.change(await field("Address line 2 (optional)"), { target: { value: "2" } });
    fireEvent.click(publish);
    await screen.findByText("Someone else has saved this data in the meantime", { selector: "p" });
    expect(screen.queryByText(/have not been published yet/)).toBeNull();
    await user.click(await button("Close"));
    expect(screen.queryByText("Someone else has changed the draft")).toBeNull();
  });

  it("shows both pictures where both changed one field, also where the captions are the same", async () => {
    const captions = { description: "A house", copyright: "Gold" };
    const header = samplePicture("1", captions);
    const crop = { x: 0, y: 0, width: 1600, height: 1200 };
    const { user } = show({
      tab: "pictures",
      getWebsite: [{ answer: edited({ header }) }],
      saves: [collidedWith({ header: { ...samplePicture("2", captions), crop } }), "never"],
    });
    // The same word as the other, of another picture.
    const description = (await screen.findAllByDisplayValue("A house"))[0]!;
    await user.type(description, "!");
    await user.type(description, "{backspace}");
    const table = await screen.findByRole("table", {
      name: "Someone else has saved this data in the meantime",
    });
    expect(within(table).getAllByText(/A house!?, Gold/)).toHaveLength(2);
  });

  it("asks where both changed one field, and overwrites nothing unasked", async () => {
    const { user, saved } = show({ saves: [collidedWith({ city: "Graz" }), "never"] });
    await user.type(await field("City"), "!");
    const table = await screen.findByRole("table", {
      name: "Someone else has saved this data in the meantime",
    });
    expect(within(table).getByText("Graz")).toBeTruthy();
    // Nothing can be published before the choice.
    expect(screen.queryByRole("button", { name: "Publish draft" })).toBeNull();
    const before = saved.length;
    await user.click(await button("Save mine"));
    expect(await button("Publish draft")).toBeTruthy();
    await waitFor(() => expect(saved.length).toBeGreaterThan(before));
    await expect.poll(() => saved.at(-1)).toMatchObject({ city: "Wien!", version: 9 });
  });
});

describe("the sections", () => {
  it("have texts in several languages, of which one is the first", async () => {
    const { user, saved } = show({ tab: "texts", saves: ["never"] });
    await chooseOption(user, "Another language", "English");
    await user.click(await button("Add language"));
    await user.click(await button("Make English the first language"));
    await waitFor(() => expect(saved.at(-1)?.languages ?? []).toContain("en"));
    expect(screen.getByRole("heading", { name: "English (first language)" })).toBeTruthy();
    await user.click(await button("Remove German"));
    expect(screen.queryByRole("heading", { name: "German" })).toBeNull();
  });

  it("have several spans a day, copied to other days", async () => {
    const { user } = show({ tab: "hours" });
    await user.click(await button("Add hours: Monday"));
    expect(await field("Monday, from (2)")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Copy to other days Monday" }));
    await user.click(screen.getByRole("checkbox", { name: "Tuesday" }));
    await user.click(await button("Copy"));
    expect(((await field("Tuesday, from (1)")) as HTMLInputElement).value).toBe("08:00");
    expect(await field("Tuesday, from (2)")).toBeTruthy();
    await user.click(await button("Remove hours 1: Monday"));
    expect(screen.queryByLabelText("Monday, from (2)")).toBeNull();
  });

  it("have special days, which are named as the reader writes dates", async () => {
    const hours = { ...sampleWebsite.hours, special: [{ date: "2026-12-24", spans: [] }] };
    const { unmount } = show({ tab: "hours", getWebsite: [{ answer: edited({ hours }) }] });
    expect(await screen.findByRole("button", { name: /^Add hours: .*Dec.* 2026$/ })).toBeTruthy();
    unmount();
    const { user } = show({ tab: "hours" });
    await user.click(await button("Add special day"));
    expect(await field("Date of special day 1")).toBeTruthy();
    await user.click(await button("Remove Special day 1"));
    expect(screen.queryByLabelText("Date of special day 1")).toBeNull();
  });

  it("recognise networks, and refuse others at their link", async () => {
    const { user } = show({ tab: "links" });
    expect(await field("Link 1: Facebook")).toBeTruthy();
    await user.type(await field("Link 2"), "https://example.com/me");
    await user.tab();
    expect(
      await screen.findByText(/this address does not belong to any network in the list above/),
    ).toBeTruthy();
    await user.click(await button("Remove link 2"));
    expect(screen.queryByText(/This address belongs to no network/)).toBeNull();
  });

  it("have header image, logo and gallery, with what is missing at each picture once they are to be published", async () => {
    const gallery = [samplePicture("1", { description: "A house" })];
    const { user } = show({ tab: "pictures", getWebsite: [{ answer: edited({ gallery }) }] });
    for (const name of ["Header image", "Logo", "Gallery"])
      expect(await screen.findByRole("heading", { name })).toBeTruthy();
    expect(screen.queryByText("Enter who owns the rights to the picture.")).toBeNull();
    await user.click(await button("Publish draft"));
    expect(await screen.findByText("Enter who owns the rights to the picture.")).toBeTruthy();
    await user.type(screen.getByLabelText("Copyright"), "Grace Gold");
    expect(screen.queryByText("Enter who owns the rights to the picture.")).toBeNull();
  });

  it("take over the pictures of a version that is taken back", async () => {
    const gallery = [samplePicture("1", { description: "A house", copyright: "Gold" })];
    const { user } = show({
      tab: "pictures",
      getWebsite: [{ answer: edited({ gallery }) }],
      restores: [{ answer: edited({ gallery: [] }, 4) }],
    });
    expect(await screen.findByDisplayValue("A house")).toBeTruthy();
    await user.click(screen.getByRole("tab", { name: "Publication" }));
    await user.click(await button("Restore version 1"));
    await user.click(await button("Replace draft"));
    // The person asked for it: nobody else has changed anything.
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByText("Someone else has changed the draft")).toBeNull();
    await user.click(screen.getByRole("tab", { name: "Pictures" }));
    await waitFor(() => expect(screen.queryByDisplayValue("A house")).toBeNull());
  });

  it("show the saved draft in a frame without scripts, at two widths and in each language", async () => {
    const texts = [
      { language: "de", description: "a", imprint: "b" },
      { language: "cs", description: "c", imprint: "d" },
    ] as const;
    const { user, address, previewed } = show({
      tab: "preview",
      getWebsite: [{ answer: edited({ texts }) }],
      previews: [{ answer: "https://portal.example/de" }, { answer: "https://portal.example/cs" }],
    });
    const frame = () => screen.findByTitle("Preview of the website");
    expect((await frame()).getAttribute("sandbox")).toBe("allow-same-origin");
    expect((await frame()).getAttribute("src")).toBe("https://portal.example/de");
    await chooseOption(user, "Language", "Czech");
    await waitFor(async () => expect((await frame()).getAttribute("src")).toBe("https://portal.example/cs"));
    await expect
      .poll(() => previewed)
      .toEqual([
        { language: "de", revision: 3 },
        { language: "cs", revision: 3 },
      ]);
    expect((await frame()).getAttribute("width")).toBe("390");
    await user.click(screen.getByRole("radio", { name: "Desktop" }));
    expect((await frame()).getAttribute("width")).toBe("1280");
    await expect.poll(address).toBe("/website/?tab=preview&language=cs&width=desk");
  });
});

describe("the preview", () => {
  it("is as wide as a visitor's screen, and scaled to the room that there is", async () => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        readonly hear: ResizeObserverCallback;
        constructor(hear: ResizeObserverCallback) {
          this.hear = hear;
        }
        observe() {
          this.hear([{ contentRect: { width: 640 } } as ResizeObserverEntry], this);
        }
        unobserve() {}
        disconnect() {}
      },
    );
    const { user } = show({ tab: "preview", previews: [{ answer: "https://portal.example/de" }] });
    const frame = await screen.findByTitle("Preview of the website");
    expect(frame.style.transform).toBe("scale(1)");
    await user.click(screen.getByRole("radio", { name: "Desktop" }));
    expect(frame.style.transform).toBe("scale(0.5)");
    expect(frame.parentElement?.style.width).toBe("640px");
  });

  it("has no frame while the page is loading", async () => {
    show({ tab: "preview" });
    expect(await choiceField("Language")).toBeTruthy();
    expect(screen.queryByTitle("Preview of the website")).toBeNull();
  });

  it("says in words why it is not shown, without a frame", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({
      tab: "preview",
      previews: [{ failure }, { answer: "https://portal.example/de" }],
    });
    expect(await screen.findByText("The preview could not be loaded")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    expect(screen.queryByTitle("Preview of the website")).toBeNull();
    await expectRetry(user, failure, () => screen.findByTitle("Preview of the website"));
  });
});

describe("publishing", () => {
  it("saves what is typed first, and publishes that revision", async () => {
    const { user, saved, published } = show({
      saves: [storedAs({ city: "Wien!" })],
      publishes: [{ answer: edited({ city: "Wien!" }, 4) }],
    });
    await user.type(await field("City"), "!");
    await user.click(await button("Publish draft"));
    expect(await screen.findByText("Published. Visitors see it within a minute.")).toBeTruthy();
    await expect.poll(() => [saved.at(-1)?.city, published]).toEqual(["Wien!", [{ revision: 4 }]]);
  });

  it("says what is missing at its field, which gets the focus, and publishes nothing", async () => {
    const { user, published, address } = show({
      tab: "links",
      getWebsite: [{ answer: edited({ texts: [{ language: "de", description: "", imprint: "x" }] }) }],
    });
    await field("Link 1: Facebook");
    await user.click(await button("Publish draft"));
    expect(await screen.findByText("Enter the description.")).toBeTruthy();
    await expect.poll(address).toBe("/website/?tab=texts");
    await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("description.de");
    await expect.poll(() => published).toEqual([]);
  });

  it("gives the focus to a field whose tab has to load first", async () => {
    const { user } = show({ getWebsite: [{ answer: edited({ slug: "" }) }] });
    await field("City");
    await user.click(await button("Publish draft"));
    await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe("slug"));
  });

  it.each([
    [
      "the description of a picture",
      { gallery: [samplePicture("1", { description: "A house", copyright: "Gold" }), samplePicture("2")] },
      "Gallery",
      `gallery.${"2".repeat(32)}.description`,
    ],
    [
      "the copyright of a picture",
      { gallery: [samplePicture("1", { description: "A house" })] },
      "Gallery",
      `gallery.${"1".repeat(32)}.copyright`,
    ],
    ["a line", { street: "" }, "Street and number", "street"],
    [
      "a text",
      { texts: [{ language: "de", description: "", imprint: "x" }] },
      "Description (German)",
      "description.de",
    ],
  ] as const)(
    "leads from the list of what is missing to the very field: %s",
    async (_what, website, name, control) => {
      const { user } = show({ tab: "publish", getWebsite: [{ answer: edited(website) }] });
      await user.click(await screen.findByRole("link", { name }));
      await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe(control));
      await expect.poll(() => document.activeElement?.getAttribute("aria-invalid")).toBe("true");
    },
  );

  it("leads to the link that is refused, and to the hours that are wrong", async () => {
    const links = ["https://www.facebook.com/gold", "https://example.com/me"];
    const hours = { ...sampleWebsite.hours, week: { ...sampleWebsite.hours.week } };
    hours.week.monday = [
      { from: "08:00", to: "12:00" },
      { from: "14:00", to: "13:00" },
    ];
    const { user } = show({ tab: "publish", getWebsite: [{ answer: edited({ links, hours }) }] });
    await user.click(await screen.findByRole("link", { name: "Social media links" }));
    await waitFor(() => expect(document.activeElement).toHaveProperty("value", "https://example.com/me"));
    await user.click(screen.getByRole("tab", { name: /Publication/ }));
    await user.click(await screen.findByRole("link", { name: "Monday" }));
    await waitFor(() => expect(document.activeElement).toHaveProperty("value", "13:00"));
  });

  it("lists what is missing with links to it", async () => {
    show({ tab: "publish", getWebsite: [{ answer: edited({ street: "" }) }] });
    const link = await screen.findByRole("link", { name: "Street and number" });
    expect(link.getAttribute("href")).toBe("/website/");
  });

  it.each([
    ...publishCodes.map((code) => ({ code, failure: { _tag: "Refused", code } }) as const),
    oneFailure,
  ])("shows why nothing was published: $code", async ({ code, failure }) => {
    const { user } = show({ publishes: [{ failure }] });
    await field("City");
    await user.click(await button("Publish draft"));
    expect(await screen.findByText("Nothing was changed")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
  });

  it("tells whoever went on while it was saved, on the tab that they return to, and once", async () => {
    const { code, failure } = oneFailure;
    const { user, published } = show({ saves: [storedAs({ street2: "2" })], publishes: [{ failure }] });
    const publish = await button("Publish draft");
    fireEvent.change(await field("Address line 2 (optional)"), { target: { value: "2" } });
    fireEvent.click(publish);
    fireEvent.click(screen.getByRole("button", { name: "Browser: back", hidden: true }));
    expect(await screen.findByText("Another screen")).toBeTruthy();
    await expect.poll(() => published).toEqual([{ revision: 4 }]);
    await goForward(user);
    expect(await screen.findByText("Nothing was changed")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByRole("tab", { name: "Contact" }).getAttribute("aria-selected")).toBe("true");
    await user.click(screen.getByRole("tab", { name: /^Publication/ }));
    expect(await screen.findAllByText("Nothing was changed")).toHaveLength(1);
    await goBack(user);
    expect(await screen.findByText("Nothing was changed")).toBeTruthy();
    await goBack(user);
    expect(await screen.findByText("Another screen")).toBeTruthy();
    await goForward(user);
    await field("City");
    expect(screen.queryByText("Nothing was changed")).toBeNull();
  });

  it("shows a number that names a field as an unknown error (business §8)", async () => {
    const { user } = show({ publishes: [refused("7005", "phone")] });
    await field("City");
    await user.click(await button("Publish draft"));
    expect(await screen.findByText(/^Unknown error/)).toBeTruthy();
    expect(screen.queryByText(/^Check this/)).toBeNull();
  });

  it("shows a taken address at its field", async () => {
    const failure: CallFailure = { _tag: "Refused", code: "WEBSITE_SLUG_TAKEN", field: "slug" };
    const { user } = show({ publishes: [{ failure }] });
    await field("City");
    await user.click(await button("Publish draft"));
    await waitFor(async () =>
      expect((await field("Name in the address")).getAttribute("aria-invalid")).toBe("true"),
    );
  });

  it("asks before it takes the website offline", async () => {
    const { user } = show({ tab: "publish", offline: [{ answer: { ...edited(), live: null } }] });
    await user.click(await button("Take offline"));
    const dialog = screen.getByRole("dialog", { name: "Take the website offline?" });
    await user.click(within(dialog).getByRole("button", { name: "Take offline" }));
    const outcome = await screen.findByText("Taken offline. The draft and the versions are kept.");
    expect(screen.getByText("Offline")).toBeTruthy();
    // The button that was pressed is gone.
    await waitFor(() => expect(document.activeElement).toBe(outcome.closest("[tabindex]")));
  });
});

describe("the versions", () => {
  it("are compared with the draft, field by field", async () => {
    show({ tab: "publish", getWebsite: [{ answer: edited({ phone: "+43999999999" }) }] });
    const table = await screen.findByRole("table", { name: "Version 2 and the draft" });
    expect(within(table).getAllByRole("row")).toHaveLength(2);
    expect(within(table).getByText("+43999999999")).toBeTruthy();
    expect(within(table).getByText("+4315550100")).toBeTruthy();
  });

  it("say where there is no difference", async () => {
    show({ tab: "publish" });
    expect(await screen.findByText("There is no difference.")).toBeTruthy();
  });

  it("can be the draft again, after a question", async () => {
    const { user, restored } = show({
      tab: "publish",
      restores: [{ answer: edited({ city: "Graz" }, 4) }],
    });
    await user.click(await button("Restore version 1"));
    await user.click(await button("Replace draft"));
    expect(await screen.findByText(/The version is now your draft/)).toBeTruthy();
    await expect.poll(() => restored).toEqual([{ version: 1, revision: 3 }]);
    await user.click(screen.getByRole("tab", { name: "Contact" }));
    expect(((await field("City")) as HTMLInputElement).value).toBe("Graz");
  });

  it.each(restoreCodes)("stay as they are where that is refused with %s", async (code) => {
    const { user } = show({ tab: "publish", restores: [refused(code)] });
    await user.click(await button("Restore version 1"));
    await user.click(await button("Replace draft"));
    expect(await screen.findByText("Nothing was changed")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
  });

  it("say why one does not load", async () => {
    const { code, failure } = oneFailure;
    show({ tab: "publish", getWebsiteVersion: [{ failure }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
  });
});
