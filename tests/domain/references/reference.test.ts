import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { samplePicture } from "../../../src/atlas/samples/pictures.samples.ts";
import type { PictureId } from "../../../src/domain/pictures/picture.ts";
import { publicReferencePath } from "../../../src/domain/references/public-path.ts";
import {
  applicationAreas,
  emptyReference,
  languageOfField,
  LINE_LIMIT,
  listedStatuses,
  PICTURES_LIMIT,
  PRODUCTS_LIMIT,
  ReferenceComments,
  ReferenceContent,
  referenceFields,
  reviewedStatuses,
  STORY_LIMIT,
  thumbnailOf,
} from "../../../src/domain/references/reference.ts";

const isContent = (more: Readonly<Record<string, unknown>>): boolean =>
  Schema.decodeUnknownOption(ReferenceContent)({ ...emptyReference, ...more })._tag === "Some";
const [a, b] = [samplePicture("a"), samplePicture("b")];
const article = { number: "100001", name: "Miniserver" };

describe("the content of a reference project (business §3)", () => {
  it("may be empty while it is a draft", () => expect(isContent({})).toBe(true));

  it.each([
    ["language", "de", true],
    ["language", "xx", false],
    ["type", "hotel", true],
    ["type", "castle", false],
    ["areas", applicationAreas, true],
    ["areas", ["moat"], false],
    ["areas", [...applicationAreas, "pool"], false],
    ["country", "AT", true],
    ["country", "A", false],
    ["country", "at", false],
    ["country", "AUT", false],
    ["country", "1AT", false],
    ["year", "about 1998", true],
    ["year", "about  1998", false],
    ["thumbnail", a.id, true],
    ["thumbnail", "a", false],
  ])("with %s %j is kept: %s", (field, value, is) => expect(isContent({ [field]: value })).toBe(is));

  it.each([
    ["title", 1_000],
    ["challenge", STORY_LIMIT],
    ["solution", STORY_LIMIT],
    ["quote", STORY_LIMIT],
    ["quoteName", LINE_LIMIT],
    ["quotePosition", LINE_LIMIT],
    ["city", LINE_LIMIT],
    ["size", LINE_LIMIT],
  ])("has a %s of at most %i characters", (field, limit) => {
    expect([limit, limit + 1].map((length) => isContent({ [field]: "x".repeat(length) }))).toEqual([
      true,
      false,
    ]);
  });

  it("has at most so many products and pictures", () => {
    const times = <Item>(item: Item, count: number) => Array.from({ length: count }, () => item);
    expect(isContent({ products: times(article, PRODUCTS_LIMIT), pictures: times(a, PICTURES_LIMIT) })).toBe(
      true,
    );
    expect(isContent({ products: times(article, PRODUCTS_LIMIT + 1) })).toBe(false);
    expect(isContent({ pictures: times(a, PICTURES_LIMIT + 1) })).toBe(false);
  });

  it("is commented on field by field, but not its choice of a thumbnail", () => {
    const comments = Object.fromEntries(referenceFields.map((field) => [field, "Please change"]));
    expect(Schema.decodeUnknownSync(ReferenceComments)({ ...comments, thumbnail: "Not this one" })).toEqual(
      comments,
    );
  });
});

describe("the picture that stands for a reference project (business §3)", () => {
  const content = { ...emptyReference, pictures: [a, b] };
  it.each([
    ["is the chosen one", b.id, b],
    ["is the first where none was chosen", null, a],
    ["is the first where the chosen one was removed", "c".repeat(32) as PictureId, a],
  ])("%s", (_rule, thumbnail, picture) => expect(thumbnailOf({ ...content, thumbnail })).toBe(picture));
  it("is none where there are no pictures", () =>
    expect(thumbnailOf({ ...emptyReference, thumbnail: b.id })).toBeNull());
});

describe("the language of a reference project's text", () => {
  it.each(["title", "challenge", "solution", "quote", "quotePosition", "size", "pictures"] as const)(
    "is marked at %s",
    (field) => expect(languageOfField(field, { language: "de" })).toBe("de"),
  );
  it.each(["quoteName", "city", "year", "country", "products", "type", "areas", "language"] as const)(
    "is not marked at %s, which reads alike in all languages",
    (field) => expect(languageOfField(field, { language: "de" })).toBeUndefined(),
  );
});

describe("the lists of reference projects", () => {
  it("have none that was deleted, and those of staff none that was never submitted (business §4)", () => {
    expect(listedStatuses).toEqual(["draft", "pending", "notApproved", "approved", "withdrawn"]);
    expect(reviewedStatuses).toEqual(["pending", "notApproved", "approved", "withdrawn"]);
  });
});

it("the public address of a reference project holds its number as one part of the path", () => {
  expect(publicReferencePath("RP-000123")).toBe("/reference-projects/RP-000123/");
  expect(publicReferencePath("a/b?c")).toBe("/reference-projects/a%2Fb%3Fc/");
});
