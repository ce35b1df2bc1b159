import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { BookingLink, placesFor, registrationOf } from "../../../src/domain/conference/conference.ts";
import { nextMilestone, timeLeft } from "../../../src/domain/conference/countdown.ts";
import {
  isSameParticipant,
  isTakingPart,
  normalParticipant,
  participantCategories,
  participantFields,
  participantProblem,
  roomFor,
  shirtSizes,
  unknownParticipant,
  type ParticipantField,
  type PlaceState,
} from "../../../src/domain/conference/participant.ts";
import {
  peopleOf,
  personField,
  personOfField,
  stepShown,
  stepsOf,
  type Draft,
} from "../../../src/domain/conference/registration.ts";
import { ada } from "./ada.ts";

const at = (time: string) => new Date(`2026-03-${time}Z`);

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
    const other = draft({ values: { ...ada, firstname: "Eva" }, begun: true });
    expect(peopleOf({ first: complete, second: other }, 2).map(({ firstname }) => firstname)).toEqual([
      "Ada",
      "Eva",
    ]);
  });

  it("says at whose field a refusal is", () => {
    for (const field of participantFields)
      expect([0, 1].map((index) => personOfField(personField(index, field)))).toEqual([
        { index: 0, field },
        { index: 1, field },
      ]);
    expect(personField(1, "mail")).toBe("participants[1].mail");
    expect(["participants[2].mail", "participants[0].age", "mail", "", undefined].map(personOfField)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
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
    ["position", "<b>", "TEXT_SIGNS <"],
    ["shirt", "XXXXL", "SHIRT_EMPTY"],
    ["category", "", "CATEGORY_EMPTY"],
  ];
  it.each(wrong)("has a problem with %s %j: %s", (field, value, code) => {
    expect(participantProblem(field, { ...ada, [field]: value })).toBe(code);
    expect(participantProblem(field, ada)).toBeUndefined();
  });

  it("may have each shirt size and each category, and every form of address", () => {
    const problems = [
      ...shirtSizes.map((shirt) => participantProblem("shirt", { ...ada, shirt })),
      ...participantCategories.map((category) => participantProblem("category", { ...ada, category })),
      ...["ms", "mr", "neutral"].map((salutation) =>
        participantProblem("salutation", { ...ada, salutation }),
      ),
    ];
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });

  it("takes part unless the place has lapsed", () => {
    const states: readonly PlaceState[] = [
      { _tag: "Registered" },
      { _tag: "Waiting", position: 1 },
      { _tag: "Offered", until: at("01T00:00:00") },
      { _tag: "Lapsed", at: at("01T00:00:00") },
    ];
    expect(states.map((state) => isTakingPart({ state }))).toEqual([true, true, true, false]);
  });

  it("of whom nothing is known but the company has every field, and nothing in the others", () => {
    const { company, ...others } = unknownParticipant("Byron");
    expect(company).toBe("Byron");
    expect(Object.values(others)).toEqual(participantFields.slice(1).map(() => ""));
  });

  it.each(participantFields)("with another %s is another one", (field) => {
    expect(isSameParticipant(ada, { ...ada, [field]: "other" })).toBe(false);
  });

  it("is stored and compared without blanks, in small letters where case does not count", () => {
    const typed = {
      ...ada,
      firstname: " Ada ",
      lastname: " Byron ",
      mail: " ADA@Test.example",
      phone: "+43 1 5550100",
      company: " Byron ",
      position: " Head ",
    };
    expect(normalParticipant(typed)).toEqual({ ...ada, phone: "+4315550100", position: "Head" });
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
    awardDeadline: null,
  };
  const offered = [{ state: { _tag: "Offered", until: at("09T12:00:00") } }] as never;
  const award = { ...dates, awardDeadline: at("15T00:00:00") };
  it.each([
    ["registration", dates, "10T11:59:59"],
    ["acceptance", { ...dates, participants: offered }, "08T00:00:00"],
    ["award", award, "10T12:00:00"],
    ["begin", award, "15T00:00:00"],
    ["end", dates, "20T09:00:00"],
    [undefined, dates, "21T16:00:00"],
  ] as const)("is %s", (kind, of, now) => {
    expect(nextMilestone(of, at(now))?.kind).toBe(kind);
  });

  it("is not the award where there is none", () => {
    expect(nextMilestone(dates, at("10T12:00:00"))).toEqual({ kind: "begin", at: dates.startsAt });
  });

  it("is only an offered place's end, not that of a place which is taken or lapsed", () => {
    const states = [{ _tag: "Registered" }, { _tag: "Lapsed", at: at("09T12:00:00") }];
    const participants = states.map((state) => ({ state })) as never;
    expect(nextMilestone({ ...dates, participants }, at("08T00:00:00"))).toEqual({
      kind: "registration",
      at: dates.registrationUntil,
    });
  });

  it("is counted in days, hours and minutes; a minute that has begun counts", () => {
    expect(timeLeft(at("03T02:03:00"), at("01T00:00:00"))).toEqual({ days: 2, hours: 2, minutes: 3 });
    expect(timeLeft(at("02T23:59:00"), at("01T00:00:00"))).toEqual({ days: 1, hours: 23, minutes: 59 });
    expect(timeLeft(at("02T00:00:00"), at("01T00:00:00"))).toEqual({ days: 1, hours: 0, minutes: 0 });
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
    ["HTTPS://Hotels.example.com", true],
    ["https://my-hotel1.example.com?from=1", true],
    ["https://hotels.example.com#rooms", true],
    ["https://hotels.example.com:84433x", false],
    ["https://hotels.example.com:844330/", false],
    ["https://hotels.example.com:", false],
    ["https://hotels..example.com/", false],
    ["https://.example.com/", false],
    ["https://hotels.example.com/a b", false],
    ["https://hotels.example.com/<b>", false],
    ["see https://hotels.example.com/", false],
    [`https://hotels.example.com/${"x".repeat(273)}`, true],
    [`https://hotels.example.com/${"x".repeat(274)}`, false],
  ])("%s: %s", (link, valid) => {
    expect(Schema.is(BookingLink)(link)).toBe(valid);
  });
});
