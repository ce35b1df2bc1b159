import { describe, expect, it } from "vitest";
import {
  Award,
  AwardCategoryId,
  PROJECT_PICTURES_LIMIT,
  ProjectContent,
  TakenOver,
} from "../../../src/domain/conference/award.ts";
import { Conference, ConferenceId, Hotel, Venue } from "../../../src/domain/conference/conference.ts";
import { ParticipantId, PlaceState } from "../../../src/domain/conference/participant.ts";
import { isReadable, readingProblems } from "../../support/wire.ts";
import { ada } from "./ada.ts";

const time = "2026-05-01T10:00:00.000Z";
const venue = { name: "Hall", street: "Main street 1", zip: "4020", city: "Linz", country: "AT" };
const hotel = {
  name: "Donau",
  street: "Quay 2",
  city: "Linz",
  distance: 350,
  link: "https://hotels.example.com/linz",
};

describe("the conference of the server", () => {
  it("is read whole, with its hotels and the company's participants", () => {
    expect(
      readingProblems(Conference, {
        id: "C-2026",
        title: "Conference",
        venue,
        startsAt: time,
        endsAt: time,
        timeZone: "Europe/Vienna",
        registrationUntil: time,
        closed: false,
        begun: false,
        seats: { _tag: "Free", left: 3, of: 200 },
        awardDeadline: time,
        company: "Byron",
        participants: [{ id: "P-1", ...ada, state: { _tag: "Registered" }, version: 2 }],
        hotels: [hotel],
      }),
    ).toEqual([]);
  });

  it.each([
    { _tag: "Registered" },
    { _tag: "Waiting", position: 1 },
    { _tag: "Waiting", position: 100_000 },
    { _tag: "Offered", until: time },
    { _tag: "Lapsed", at: time },
  ])("gives a participant the place %j", (state) => expect(readingProblems(PlaceState, state)).toEqual([]));

  it.each([
    { _tag: "Waiting", position: 0 },
    { _tag: "Waiting", position: 100_001 },
    { _tag: "Waiting", position: 1.5 },
    { _tag: "Lost" },
    { _tag: "" },
  ])("gives nobody the place %j", (state) => expect(isReadable(PlaceState, state)).toBe(false));

  it.each([
    ["a conference", ConferenceId],
    ["a participant", ParticipantId],
    ["a category of the award", AwardCategoryId],
  ])("names %s by 1 to 60 characters", (_what, schema) => {
    expect([0, 1, 60, 61].filter((length) => isReadable(schema, "x".repeat(length)))).toEqual([1, 60]);
  });

  it.each(["AUT", "A", "at", "4T", "AT ", ""])("has no venue in the country %j", (country) => {
    expect(isReadable(Venue, { ...venue, country })).toBe(false);
  });

  it.each([
    [0, true],
    [200_000, true],
    [-1, false],
    [200_001, false],
    [0.5, false],
  ])("has a hotel %d metres from the venue: %s", (distance, is) => {
    expect(isReadable(Hotel, { ...hotel, distance })).toBe(is);
  });
});

describe("the award of the server", () => {
  const picture = { id: "0".repeat(32), width: 1600, height: 900, description: "House", copyright: "Byron" };
  const content = { title: "House", text: "Less energy", pictures: [picture] };

  it("is read whole, with the company's projects and the references that it can take over", () => {
    expect(
      readingProblems(Award, {
        conference: "C-2026",
        deadline: time,
        closed: false,
        categories: [
          {
            id: "A-1",
            name: "Energy",
            text: "Save some",
            project: { ...content, submitted: true, reference: "RP-000001", savedAt: time, version: 1 },
          },
          { id: "A-2", name: "Light", text: "", project: null },
        ],
        sources: [
          { id: "RP-000001", title: "Villa", challenge: "Dark", solution: "Light", pictures: [picture] },
        ],
      }),
    ).toEqual([]);
  });

  it("takes what is typed above a limit, which is reported at the field, but no more than 10,000 characters", () => {
    const takes = (field: "title" | "text", length: number) =>
      isReadable(ProjectContent, { ...content, [field]: "x".repeat(length) });
    expect([takes("title", 10_000), takes("title", 10_001)]).toEqual([true, false]);
    expect([takes("text", 10_000), takes("text", 10_001)]).toEqual([true, false]);
  });

  it("takes twelve pictures of a project, and no more", () => {
    const takes = (count: number) =>
      isReadable(ProjectContent, { ...content, pictures: Array.from({ length: count }, () => picture) });
    expect([takes(PROJECT_PICTURES_LIMIT), takes(PROJECT_PICTURES_LIMIT + 1)]).toEqual([true, false]);
  });

  it.each([
    ["", true],
    ["RP-000001", true],
    ["x".repeat(41), false],
  ])("takes over the reference %j: %s", (reference, is) => {
    expect(isReadable(TakenOver, reference)).toBe(is);
  });
});
