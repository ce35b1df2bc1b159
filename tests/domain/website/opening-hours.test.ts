import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  copyDay,
  localDate,
  MAX_SPANS,
  nextDay,
  noOpeningHours,
  openingState,
  shownSpans,
  shownSpecialDays,
  specialDayProblem,
  spanProblem,
  weekdayOf,
  weekdays,
  type OpeningHours,
  type OpeningSpan,
} from "../../../src/domain/website/opening-hours.ts";
import { sampleWebsite } from "../../../src/atlas/samples/website.samples.ts";
import { valuesOf } from "../../../src/domain/website/website-form.ts";
import { websiteProblem } from "../../../src/domain/website/website-rules.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const span = (text: string): OpeningSpan => {
  const [from = "", to = ""] = text.split("-");
  return { from, to };
};

/** The same spans on every day. */
const daily = (...spans: readonly string[]): OpeningHours => {
  const day = spans.map(span);
  return {
    week: {
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: day,
      sunday: day,
    },
    special: [],
  };
};

const workshop: OpeningHours = {
  week: {
    ...daily("08:00-12:00", "13:00-17:00").week,
    friday: [span("08:00-12:00")],
    saturday: [],
    sunday: [],
  },
  special: [
    { date: "2026-12-24", spans: [span("08:00-10:00")] },
    { date: "2026-12-25", spans: [] },
    { date: "2026-12-26", spans: [span("10:00-11:00")] },
  ],
};

/** The state in short: `open until …` or `closed until …`. */
const stateAt = (hours: OpeningHours, at: string, timeZone = "Europe/Vienna"): string => {
  const state = openingState(hours, new Date(at), timeZone);
  const change = state._tag === "Open" ? state.until : state.opensAt;
  return `${state._tag} ${change?.toISOString().slice(0, 16) ?? "for good"}`;
};

describe("whether a company is open", () => {
  it.each([
    ["before the first span", "2026-11-23T06:59:59Z", "Closed 2026-11-23T07:00"],
    ["in the first instant of a span", "2026-11-23T07:00:00Z", "Open 2026-11-23T11:00"],
    ["in the last instant of a span", "2026-11-23T10:59:59.999Z", "Open 2026-11-23T11:00"],
    ["at the end of a span", "2026-11-23T11:00:00Z", "Closed 2026-11-23T12:00"],
    ["in the second span", "2026-11-23T12:30:00Z", "Open 2026-11-23T16:00"],
    ["before a weekend", "2026-11-27T12:00:00Z", "Closed 2026-11-30T07:00"],
    ["on a special day, in its hours", "2026-12-24T08:30:00Z", "Open 2026-12-24T09:00"],
    ["on a special day, in the weekday's hours", "2026-12-24T10:00:00Z", "Closed 2026-12-26T09:00"],
    ["on a weekend's special day", "2026-12-26T09:59:00Z", "Open 2026-12-26T10:00"],
  ])("%s", (_when, at, expected) => {
    expect(stateAt(workshop, at)).toBe(expected);
  });

  it("is by the company's clock, wherever the reader is", () => {
    expect(stateAt(daily("08:00-17:00"), "2026-06-01T22:00:00Z", "America/Los_Angeles")).toBe(
      "Open 2026-06-02T00:00",
    );
    expect(stateAt(daily("08:00-17:00"), "2026-06-01T22:00:00Z", "Australia/Sydney")).toBe(
      "Open 2026-06-02T07:00",
    );
    expect(stateAt(daily("08:00-17:00"), "2026-06-01T22:00:00Z", "Asia/Kathmandu")).toBe(
      "Closed 2026-06-02T02:15",
    );
  });

  it("goes on over midnight where the next day begins with a span", () => {
    const bar: OpeningHours = {
      ...noOpeningHours,
      week: { ...noOpeningHours.week, friday: [span("20:00-00:00")], saturday: [span("00:00-02:00")] },
    };
    expect(stateAt(bar, "2026-11-27T22:00:00Z")).toBe("Open 2026-11-28T01:00");
    expect(stateAt(bar, "2026-11-27T23:30:00Z")).toBe("Open 2026-11-28T01:00");
    expect(stateAt(bar, "2026-11-28T01:00:00Z")).toBe("Closed 2026-12-04T19:00");
  });

  it("ends at midnight where the next day is closed", () => {
    const late: OpeningHours = {
      ...noOpeningHours,
      week: { ...noOpeningHours.week, monday: [span("18:00-00:00")] },
    };
    expect(stateAt(late, "2026-11-23T22:59:00Z")).toBe("Open 2026-11-23T23:00");
    expect(stateAt(late, "2026-11-23T23:00:00Z")).toBe("Closed 2026-11-30T17:00");
  });

  it("is closed by the hours of a special day that has none", () => {
    const holiday = { ...daily("00:00-00:00"), special: [{ date: "2026-12-25", spans: [] }] };
    expect(stateAt(holiday, "2026-12-24T12:00:00Z")).toBe("Open 2026-12-24T23:00");
    expect(stateAt(holiday, "2026-12-24T23:00:00Z")).toBe("Closed 2026-12-25T23:00");
  });

  it("looks a year ahead, and no further", () => {
    const once = (date: string): OpeningHours => ({
      ...noOpeningHours,
      special: [{ date, spans: [span("09:00-10:00")] }],
    });
    expect(stateAt(once("2027-11-24"), "2026-11-23T10:00:00Z", "UTC")).toBe("Closed 2027-11-24T09:00");
    expect(stateAt(once("2027-11-25"), "2026-11-23T10:00:00Z", "UTC")).toBe("Closed for good");
    expect(stateAt(once("2026-11-22"), "2026-11-23T10:00:00Z", "UTC")).toBe("Closed for good");
  });

  it("has an end where it is closed on the last day that is looked at", () => {
    const holiday = { ...daily("00:00-00:00"), special: [{ date: "2027-11-24", spans: [] }] };
    expect(stateAt(holiday, "2026-11-23T10:00:00Z", "UTC")).toBe("Open 2027-11-24T00:00");
  });

  it("has no end where it is never closed, and no beginning where it is never open", () => {
    expect(stateAt(daily("00:00-00:00"), "2026-11-23T10:00:00Z")).toBe("Open for good");
    expect(stateAt(noOpeningHours, "2026-11-23T10:00:00Z")).toBe("Closed for good");
  });

  it("finds the one special day of a company that has no other hours", () => {
    const once: OpeningHours = {
      ...noOpeningHours,
      special: [{ date: "2027-10-01", spans: [span("09:00-10:00")] }],
    };
    expect(stateAt(once, "2026-11-23T10:00:00Z")).toBe("Closed 2027-10-01T07:00");
  });

  // In 2026, Vienna puts its clock forward on 29 March at 01:00 UTC, and back on 25 October at 01:00 UTC.
  it.each([
    [
      "opens at a time that is left out when the clock is put forward",
      "02:30-05:00",
      "2026-03-29T00:59:00Z",
      "Closed 2026-03-29T01:00",
    ],
    [
      "closes at a time that is left out when the clock is put forward",
      "01:00-02:30",
      "2026-03-29T00:30:00Z",
      "Open 2026-03-29T01:00",
    ],
    [
      "is not open in hours that are left out",
      "02:10-02:40",
      "2026-03-29T00:30:00Z",
      "Closed 2026-03-30T00:10",
    ],
    [
      "opens at the first of two times of the clock",
      "02:30-05:00",
      "2026-10-24T23:00:00Z",
      "Closed 2026-10-25T00:30",
    ],
    [
      "closes at the last of two times of the clock",
      "01:00-02:30",
      "2026-10-25T00:45:00Z",
      "Open 2026-10-25T01:30",
    ],
    [
      "is open an hour longer in the night with an hour more",
      "01:00-05:00",
      "2026-10-24T23:00:00Z",
      "Open 2026-10-25T04:00",
    ],
    [
      "is open an hour shorter in the night with an hour less",
      "01:00-05:00",
      "2026-03-29T00:00:00Z",
      "Open 2026-03-29T03:00",
    ],
  ])("%s", (_what, hours, at, expected) => {
    expect(stateAt(daily(hours), at)).toBe(expected);
  });

  it("is right where the clock changes at midnight", () => {
    // Beirut goes from 28 March 23:59 to 29 March 01:00, and on 25 October from 00:00 back to 24 October 23:00.
    expect(stateAt(daily("00:00-02:00"), "2026-03-28T21:59:00Z", "Asia/Beirut")).toBe(
      "Closed 2026-03-28T22:00",
    );
    expect(stateAt(daily("20:00-00:00"), "2026-10-24T20:30:00Z", "Asia/Beirut")).toBe(
      "Open 2026-10-24T22:00",
    );
  });
});

const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hours, minutes]) => `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`);
const anySpans = fc.array(
  fc.record({ from: fc.oneof(time, fc.constant("")), to: fc.oneof(time, fc.constant("00:00")) }),
  {
    maxLength: MAX_SPANS,
  },
);
const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
  week: fc.record({
    monday: anySpans,
    tuesday: anySpans,
    wednesday: anySpans,
    thursday: anySpans,
    friday: anySpans,
    saturday: anySpans,
    sunday: anySpans,
  }),
  special: fc.array(
    fc.record({
      date: fc.oneof(
        fc.integer({ min: 15, max: 31 }).map((day) => `2026-03-${day}`),
        fc.integer({ min: 15, max: 31 }).map((day) => `2026-10-${day}`),
        fc.constant("2026-02-31"),
        fc.constant(""),
      ),
      spans: anySpans,
    }),
    { maxLength: 4 },
  ),
});
const zones = [
  "Europe/Vienna",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "UTC",
];
const anyZone = fc.constantFrom(...zones);
/** Mostly near the nights in which these zones change their clocks. */
const anyInstant = fc
  .oneof(
    fc.integer({
      min: Date.parse("2026-03-27T00:00Z") / MINUTE,
      max: Date.parse("2026-04-06T00:00Z") / MINUTE,
    }),
    fc.integer({
      min: Date.parse("2026-10-02T00:00Z") / MINUTE,
      max: Date.parse("2026-11-03T00:00Z") / MINUTE,
    }),
    fc.integer({
      min: Date.parse("2026-01-01T00:00Z") / MINUTE,
      max: Date.parse("2027-01-01T00:00Z") / MINUTE,
    }),
  )
  .map((minutes) => new Date(minutes * MINUTE));

/** What the clock on the wall shows, as another way of the platform writes it. */
const wallText = (at: Date, timeZone: string): string =>
  at.toLocaleString("sv-SE", { timeZone }).slice(0, 16);

/** By the sign at the door and the clock on the wall alone. */
const isOpenByTheSign = (hours: OpeningHours, at: Date, timeZone: string): boolean => {
  const [date = "", clock = ""] = wallText(at, timeZone).split(" ");
  const ofDay = hours.special.find((special) => special.date === date)?.spans ?? hours.week[weekdayOf(date)];
  return shownSpans(ofDay).some(({ from, to }) => from <= clock && (to === "00:00" || clock < to));
};

/** True for the times that the wall clock shows twice. */
const isShownTwice = (at: Date, timeZone: string): boolean =>
  [-1, -0.5, 0.5, 1].some(
    (hours) => wallText(new Date(at.getTime() + hours * HOUR), timeZone) === wallText(at, timeZone),
  );

describe("of any opening hours, in any zone", () => {
  it("is open by the sign at the door and the clock on the wall, unless the clock shows that time twice", () => {
    fc.assert(
      fc.property(anyHours, anyInstant, anyZone, (hours, at, timeZone) => {
        fc.pre(!isShownTwice(at, timeZone));
        expect(openingState(hours, at, timeZone)._tag === "Open").toBe(isOpenByTheSign(hours, at, timeZone));
      }),
      { numRuns: 400 },
    );
  });

  it("changes exactly when it says, and not before", () => {
    fc.assert(
      fc.property(
        anyHours,
        anyInstant,
        anyZone,
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (hours, at, timeZone, part) => {
          const state = openingState(hours, at, timeZone);
          const change = state._tag === "Open" ? state.until : state.opensAt;
          const tagAt = (instant: number) => openingState(hours, new Date(instant), timeZone)._tag;
          const end = change?.getTime() ?? at.getTime() + 300 * 24 * HOUR;
          expect(end).toBeGreaterThan(at.getTime());
          expect(tagAt(at.getTime() + Math.floor((end - at.getTime()) * part))).toBe(state._tag);
          expect(tagAt(end - 1)).toBe(state._tag);
          expect(tagAt(end) === state._tag).toBe(change === undefined);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("shows spans that follow each other without overlap", () => {
    fc.assert(
      fc.property(anySpans, (spans) => {
        const shown = shownSpans(spans);
        const follow = shown.slice(1).every(({ from }, index) => {
          const before = shown[index]?.to ?? "";
          return before !== "00:00" && before <= from;
        });
        expect(follow).toBe(true);
      }),
    );
  });

  it("shows all that is valid, and nothing that is not", () => {
    fc.assert(
      fc.property(anyHours, (hours) => {
        const days = [
          ...weekdays.map((weekday) => hours.week[weekday]),
          ...hours.special.map(({ spans }) => spans),
        ];
        const shown = days.every((spans) => shownSpans(spans).length === spans.length);
        const dated = shownSpecialDays(hours, "").length === hours.special.length;
        const values = valuesOf({ ...sampleWebsite, hours }, 1);
        const isPublished = ([...weekdays, "special"] as const).every(
          (field) => websiteProblem(field, values) === undefined,
        );
        expect(isPublished).toBe(shown && dated);
      }),
    );
  });
});

describe("the next day", () => {
  it.each([
    ["2026-11-22T22:59:59Z", "Europe/Vienna", "2026-11-22T23:00"],
    ["2026-11-22T23:00:00Z", "Europe/Vienna", "2026-11-23T23:00"],
    ["2026-03-29T12:00:00Z", "Europe/Vienna", "2026-03-29T22:00"],
    ["2026-11-22T12:00:00Z", "Asia/Kathmandu", "2026-11-22T18:15"],
    // Its clock goes from 23:59 to 01:00.
    ["2026-03-28T12:00:00Z", "Asia/Beirut", "2026-03-28T22:00"],
  ])("after %s in %s begins at %s", (now, timeZone, begins) => {
    expect(nextDay(new Date(now), timeZone).toISOString().slice(0, 16)).toBe(begins);
  });
});

describe("what is wrong with opening hours", () => {
  it.each([
    [["08:00-12:00", "13:00-17:00"], 1, undefined],
    [["08:00-12:00", "12:00-17:00"], 1, undefined],
    [["08:00-12:00", "11:59-17:00"], 1, "SPANS_OVERLAP"],
    [["08:00-12:00", "11:59-17:00"], 0, undefined],
    [["18:00-00:00"], 0, undefined],
    [["00:00-00:00"], 0, undefined],
    [["18:00-00:00", "23:00-23:30"], 1, "SPANS_OVERLAP"],
    [["12:00-08:00"], 0, "END_BEFORE_START"],
    [["08:00-08:00"], 0, "END_BEFORE_START"],
    [["-12:00"], 0, "TIME_MISSING"],
    [["08:00-24:00"], 0, "TIME_MISSING"],
    [["8:00-12:00"], 0, "TIME_MISSING"],
    [["12:00-08:00", "09:00-10:00"], 1, undefined],
    [["13:00-17:00", "08:00-13:00"], 1, undefined],
    [["13:00-17:00", "08:00-13:01"], 1, "SPANS_OVERLAP"],
    [["08:00-12:00", "09:00-10:00"], 1, "SPANS_OVERLAP"],
    [["09:00-10:00", "08:00-12:00"], 1, "SPANS_OVERLAP"],
    [["-12:00", "09:00-10:00"], 1, undefined],
    [["10:00-10:00", "09:00-11:00"], 1, undefined],
    [["08:00-12:00", "13:00-17:00", "09:00-10:00"], 2, "SPANS_OVERLAP"],
    [["08:00-"], 0, "TIME_MISSING"],
    [["08:60-09:00"], 0, "TIME_MISSING"],
    [["08:00-12:000"], 0, "TIME_MISSING"],
    [["108:00-12:00"], 0, "TIME_MISSING"],
    [["23:58-23:59"], 0, undefined],
    [["19:00-20:00"], 0, undefined],
    [[], 0, "TIME_MISSING"],
  ] as const)("of the spans %j, at %i: %s", (spans, index, problem) => {
    expect(spanProblem(spans.map(span), index)).toBe(problem);
  });

  it.each([
    ["2026-12-24", undefined],
    ["2024-02-29", undefined],
    ["2026-02-29", "DATE_MISSING"],
    ["24.12.2026", "DATE_MISSING"],
    ["2026-12-24T10", "DATE_MISSING"],
    ["2026-13-01", "DATE_MISSING"],
    ["+02026-12-24", "DATE_MISSING"],
    ["12026-12-24", "DATE_MISSING"],
    ["", "DATE_MISSING"],
  ])("of the date %j: %s", (date, problem) => {
    expect(specialDayProblem([{ date, spans: [] }], 0)).toBe(problem);
  });

  it("names the later of two days with one date", () => {
    const twice = [
      { date: "2026-12-24", spans: [] },
      { date: "2026-12-24", spans: [span("08:00-10:00")] },
    ];
    expect([specialDayProblem(twice, 0), specialDayProblem(twice, 1)]).toEqual([undefined, "DATE_TWICE"]);
    const others = [...twice.slice(1), { date: "2026-12-25", spans: [] }, ...twice.slice(1)];
    expect([0, 1, 2, 3].map((index) => specialDayProblem(others, index))).toEqual([
      undefined,
      undefined,
      "DATE_TWICE",
      "DATE_MISSING",
    ]);
  });
});

describe("days", () => {
  it("are copied to others", () => {
    const copied = copyDay(workshop, "friday", ["saturday", "sunday"]);
    expect(copied.week.sunday).toEqual([span("08:00-12:00")]);
    expect(copied.week.monday).toEqual(workshop.week.monday);
    expect(copied.special).toEqual(workshop.special);
  });

  it("have their spans in the order of the clock, without those that have a problem", () => {
    const spans = ["13:00-17:00", "12:00-08:00", "08:00-12:00", "09:00-10:00", "17:00-00:00"].map(span);
    expect(shownSpans(spans)).toEqual(["08:00-12:00", "13:00-17:00", "17:00-00:00"].map(span));
  });

  it("with hours of their own are shown in order, without those that have a problem", () => {
    const special = ["2026-12-26", "", "2026-12-24", "2026-12-26", "2027-01-01"].map((date) => ({
      date,
      spans: [],
    }));
    expect(shownSpecialDays({ ...noOpeningHours, special }, "2026-01-01").map(({ date }) => date)).toEqual([
      "2026-12-24",
      "2026-12-26",
      "2027-01-01",
    ]);
  });

  it("that are past are not shown any more", () => {
    expect(shownSpecialDays(workshop, "2026-12-25").map(({ date }) => date)).toEqual([
      "2026-12-25",
      "2026-12-26",
    ]);
  });

  it("are those of the company's clock", () => {
    expect(localDate(new Date("2026-11-22T23:30:00Z"), "Europe/Vienna")).toBe("2026-11-23");
    expect(localDate(new Date("2026-11-22T23:30:00Z"), "America/New_York")).toBe("2026-11-22");
    expect(
      ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"].map(
        weekdayOf,
      ),
    ).toEqual(weekdays);
    expect(weekdayOf("2026-11-22")).toBe("sunday");
    expect(weekdayOf("2026-11-23")).toBe("monday");
  });
});
