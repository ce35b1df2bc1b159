import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { samplePicture } from "../../../src/atlas/samples/pictures.samples.ts";
import { sampleWebsite } from "../../../src/atlas/samples/website.samples.ts";
import { MAX_SPANS, MAX_SPECIAL_DAYS } from "../../../src/domain/website/opening-hours.ts";
import {
  EditedWebsite,
  MAX_GALLERY,
  MAX_LANGUAGES,
  MAX_LINKS,
  textLimits,
  Website,
} from "../../../src/domain/website/website.ts";

const times = <Item>(item: Item, count: number): readonly Item[] => Array.from({ length: count }, () => item);
const text = (language: string, more: object = {}) => ({ language, description: "", imprint: "", ...more });
const texts = ["de", "en", "fr", "cs", "es", "nl", "it"].map((language) => text(language));
const span = { from: "08:00", to: "12:00" };
const withHours = (more: object) => ({ hours: { ...sampleWebsite.hours, ...more } });
const withMonday = (spans: readonly object[]) =>
  withHours({ week: { ...sampleWebsite.hours.week, monday: spans } });
const special = { date: "2026-12-24", spans: [span] };
const picture = samplePicture("a");

describe("a draft of a website (business §3)", () => {
  it.each<[string, object, boolean]>([
    ["that can be published", {}, true],
    ["whose fields are empty", { slug: "", companyName: "", email: "", phone: "" }, true],
    ["with a line of 300 characters", { street: "x".repeat(300) }, true],
    ["with a line of 301 characters", { street: "x".repeat(301) }, false],
    ["without a language", { texts: [] }, false],
    ["in as many languages as there may be", { texts: texts.slice(0, MAX_LANGUAGES) }, true],
    ["in one more", { texts: texts.slice(0, MAX_LANGUAGES + 1) }, false],
    ["with a language twice", { texts: [text("de"), text("de")] }, false],
    ["in a language that no website has", { texts: [text("xx")] }, false],
    [
      "with the longest description",
      { texts: [text("de", { description: "x".repeat(textLimits.description) })] },
      true,
    ],
    [
      "with a longer one",
      { texts: [text("de", { description: "x".repeat(textLimits.description + 1) })] },
      false,
    ],
    ["with the longest imprint", { texts: [text("de", { imprint: "x".repeat(textLimits.imprint) })] }, true],
    ["with a longer one", { texts: [text("de", { imprint: "x".repeat(textLimits.imprint + 1) })] }, false],
    ["with as many gallery images as there may be", { gallery: times(picture, MAX_GALLERY) }, true],
    ["with one more", { gallery: times(picture, MAX_GALLERY + 1) }, false],
    ["with as many links as there may be", { links: times("x", MAX_LINKS) }, true],
    ["with one more", { links: times("x", MAX_LINKS + 1) }, false],
    ["with a header image and a logo", { header: picture, logo: picture }, true],
    ["with as many spans of a day as there may be", withMonday(times(span, MAX_SPANS)), true],
    ["with one more", withMonday(times(span, MAX_SPANS + 1)), false],
    ["with a span that is being typed", withMonday([{ from: "8", to: "" }]), true],
    ["with a time that no field gives", withMonday([{ from: "12345678901", to: "" }]), false],
    ["with a time without an end", withMonday([{ from: "08:00" }]), false],
    ["without a Sunday", withHours({ week: { ...sampleWebsite.hours.week, sunday: undefined } }), false],
    [
      "with as many special days as there may be",
      withHours({ special: times(special, MAX_SPECIAL_DAYS) }),
      true,
    ],
    ["with one more", withHours({ special: times(special, MAX_SPECIAL_DAYS + 1) }), false],
    ["with a special day without a date", withHours({ special: [{ spans: [] }] }), false],
  ])("%s can be kept", (_what, more, is) =>
    expect(Schema.is(Website)({ ...sampleWebsite, ...more })).toBe(is),
  );

  it("reports that a language is there twice", () => {
    expect(() =>
      Schema.decodeUnknownSync(Website)({ ...sampleWebsite, texts: [text("de"), text("de")] }),
    ).toThrow(/a language is there twice/);
  });
});

describe("what the editor of a website receives", () => {
  const version = { version: 2, publishedAt: "2026-11-21T12:00:00.000Z", publishedBy: "Eva Huber" };
  const sent = {
    draft: {
      website: sampleWebsite,
      revision: 3,
      changedAt: "2026-11-22T12:00:00.000Z",
      changedBy: "Eva Huber",
    },
    live: { ...version, website: sampleWebsite },
    versions: [version],
  };
  const isSent = (data: unknown): boolean => Schema.decodeUnknownOption(EditedWebsite)(data)._tag === "Some";

  it("is the draft, the version that visitors see, and the list of versions", () => {
    const edited = Schema.decodeUnknownSync(EditedWebsite)(sent);
    expect(edited.live?.publishedAt).toEqual(new Date(version.publishedAt));
    expect(edited.draft.changedAt).toEqual(new Date(sent.draft.changedAt));
    expect(Schema.encodeSync(EditedWebsite)(edited)).toEqual(sent);
  });

  it("is a proposal before the first save, and no version while it is offline", () =>
    expect(
      isSent({
        draft: { website: sampleWebsite, revision: 0, changedAt: null, changedBy: null },
        live: null,
        versions: [],
      }),
    ).toBe(true));

  it.each([
    [1, true],
    [1_000_000_000, true],
    [0, false],
    [1_000_000_001, false],
    [1.5, false],
  ])("has versions counted from 1: %d, %s", (no, is) =>
    expect(isSent({ ...sent, versions: [{ ...version, version: no }] })).toBe(is),
  );
});
