import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { BookingLink, placesFor, registrationOf } from "../../../src/domain/conference/conference.ts";
import { nextMilestone, timeLeft } from "../../../src/domain/conference/countdown.ts";
import {
  isSameParticipant,
  normalParticipant,
  participantProblem,
  roomFor,
  unknownParticipant,
  type ParticipantData,
  type ParticipantField,
  type PlaceState,
} from "../../../src/domain/conference/participant.ts";
import { peopleOf, stepShown, stepsOf, type Draft } from "../../../src/domain/conference/registration.ts";

const at = (time: string) => new Date(`2026-03-${time}Z`);
const ada: ParticipantData = {
  salutation: "ms",
  firstname: "Ada",
  lastname: "Byron",
  mail: "ada@test.example",
  phone: "",
  company: "Byron",
  position: "",
  shirt: "M",
  category: "commercial",
};

describe("the registration", () => {
  it("is open while places are left, then there is the waiting list, then it is closed", () => {
    const [free, full] = [
      { _tag: "Free", left: 1, of: 2 },
      { _tag: "Full", waiting: 0, of: 2 },
    ] as const;
    expect(registrationOf({ closed: false, seats: free })).toBe("open");
    expect(registrationOf({ closed: false, seats: full })).toBe("waiting");
    expect(registrationOf({ closed: true, seats: free })).toBe("closed");
    expect([placesFor(free, 2), placesFor({ ...free, left: 5 }, 2), placesFor(full, 2)]).toEqual([1, 2, 0]);
  });

  it("has room for two people, those who wait or are offered a place included", () => {
    const states: readonly PlaceState[] = [
      { _tag: "Waiting", position: 1 },
      { _tag: "Offered", until: at("01T00:00:00") },
    ];
    expect(roomFor([])).toBe(2);
    expect(roomFor(states.map((state) => ({ state })))).toBe(0);
    expect(roomFor([{ state: { _tag: "Lapsed", at: at("01T00:00:00") } }])).toBe(2);
  });

  const draft = (more: Partial<Draft> = {}): Draft => ({
    values: ada,
    begun: false,
    complete: false,
    ...more,
  });
  const complete = draft({ begun: true, complete: true });

  it.each([
    ["second", draft(), draft(), 2, "first"],
    ["check", draft(), draft(), 2, "first"],
    ["second", complete, draft(), 2, "second"],
    ["check", complete, draft(), 2, "check"],
    ["check", complete, draft({ begun: true }), 2, "second"],
    ["check", complete, complete, 2, "check"],
    ["first", complete, complete, 2, "first"],
    ["second", complete, draft(), 1, "check"],
    ["check", complete, draft({ begun: true }), 1, "check"],
  ] as const)(
    "shows for the address of %s the step that can be shown",
    (wanted, first, second, room, shown) => {
      expect(stepShown(wanted, { first, second }, room)).toBe(shown);
    },
  );

  it("has a second person where something was typed and there is room", () => {
    expect(stepsOf(2)).toEqual(["first", "second", "check"]);
    expect(stepsOf(1)).toEqual(["first", "check"]);
    expect(peopleOf({ first: complete, second: draft() }, 2)).toHaveLength(1);
    expect(peopleOf({ first: complete, second: complete }, 2)).toHaveLength(2);
    expect(peopleOf({ first: complete, second: complete }, 1)).toHaveLength(1);
  });
});

describe("a participant", () => {
  const wrong: readonly (readonly [ParticipantField, string, string])[] = [
    ["salutation", "", "SALUTATION_EMPTY"],
    ["salutation", "dr", "SALUTATION_EMPTY"],
    ["firstname", " ", "FIRST_NAME_EMPTY"],
    ["lastname", "", "LAST_NAME_EMPTY"],
    ["mail", "ada", "EMAIL_INVALID"],
    ["phone", "0732 5550", "PHONE_PLUS"],
    ["company", "", "COMPANY_NAME_EMPTY"],
    ["position", "a".repeat(81), "TOO_LONG"],
    ["position", "<b>", "TEXT_SIGNS"],
    ["shirt", "XXXXL", "SHIRT_EMPTY"],
    ["category", "", "CATEGORY_EMPTY"],
  ];
  it.each(wrong)("has a problem with %s %j: %s", (field, value, code) => {
    expect(participantProblem(field, { ...ada, [field]: value })).toBe(code);
    expect(participantProblem(field, ada)).toBeUndefined();
  });

  it("is stored and compared without blanks, in small letters where case does not count", () => {
    const typed = { ...ada, firstname: " Ada ", mail: " ADA@Test.example", phone: "+43 1 5550100" };
    expect(normalParticipant(typed)).toEqual({ ...ada, phone: "+4315550100" });
    expect(isSameParticipant(ada, { ...ada })).toBe(true);
    expect(isSameParticipant(ada, unknownParticipant("Byron"))).toBe(false);
  });
});

describe("what comes next", () => {
  const dates = {
    registrationUntil: at("10T12:00:00"),
    startsAt: at("20T09:00:00"),
    endsAt: at("21T16:00:00"),
    participants: [],
  };
  const offered = { participants: [{ state: { _tag: "Offered", until: at("09T12:00:00") } }] } as never;
  it.each([
    ["registration", dates, undefined, "10T11:59:59"],
    ["acceptance", { ...dates, ...(offered as object) }, undefined, "08T00:00:00"],
    ["award", dates, at("15T00:00:00"), "10T12:00:00"],
    ["begin", dates, at("15T00:00:00"), "15T00:00:00"],
    ["end", dates, undefined, "20T09:00:00"],
    [undefined, dates, undefined, "21T16:00:00"],
  ] as const)("is %s", (kind, of, award, now) => {
    expect(nextMilestone(of, award, at(now))?.kind).toBe(kind);
  });

  it("is counted in days, hours and minutes; a minute that has begun counts", () => {
    expect(timeLeft(at("03T02:03:00"), at("01T00:00:00"))).toEqual({ days: 2, hours: 2, minutes: 3 });
    expect(timeLeft(at("01T00:00:01"), at("01T00:00:00"))).toEqual({ days: 0, hours: 0, minutes: 1 });
    expect(timeLeft(at("01T00:00:00"), at("02T00:00:00"))).toEqual({ days: 0, hours: 0, minutes: 0 });
  });
});

describe("the booking link of a hotel", () => {
  it.each([
    ["https://hotels.example.com/linz?from=1", true],
    ["https://hotels.example.com:8443", true],
    ["http://hotels.example.com/", false],
    ["javascript:alert(1)", false],
    ["https://user:secret@hotels.example.com/", false],
    ["https://localhost/", false],
    ['https://hotels.example.com/"onclick', false],
    ["//hotels.example.com/", false],
  ])("%s: %s", (link, valid) => {
    expect(Schema.is(BookingLink)(link)).toBe(valid);
  });
});
