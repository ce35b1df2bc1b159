import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Page } from "../../../src/domain/kit/list.ts";
import type { Attendance, AttendanceSummary, Attendee } from "../../../src/domain/trainings/attendance.ts";
import { AttendanceActorsProvider } from "../../../src/ui/screens/trainings/attendance-actors.ts";
import { AttendanceDatesScreen } from "../../../src/ui/screens/trainings/attendance-dates-screen.tsx";
import { AttendanceScreen } from "../../../src/ui/screens/trainings/attendance-screen.tsx";
import {
  oneFailure,
  expectRetry,
  inertResource,
  inertAction,
  renderScreen,
  type StubResult,
} from "../../support/render-screen.tsx";
import { pageOf, refused, training } from "./training-samples.ts";

interface Shown {
  readonly dates?: readonly StubResult<Page<AttendanceSummary>>[];
  readonly attendance?: readonly StubResult<Attendance>[];
  readonly mark?: readonly StubResult<Attendance>[];
}

const show = (which: "dates" | "one", { dates, attendance, mark }: Shown, at?: string) => {
  const seen: unknown[] = [];
  const see = (request: unknown) => void seen.push(request);
  const view = renderScreen(which === "dates" ? <AttendanceDatesScreen /> : <AttendanceScreen />, {
    at: at ?? (which === "dates" ? "/attendance/" : "/attendance/TR-1/"),
    path: which === "dates" ? "/attendance/" : "/attendance/:id/",
    wrap: (child) => (
      <AttendanceActorsProvider
        value={{
          dates: inertResource(dates ?? ["never"], (request) => see(request)),
          attendance: inertResource(attendance ?? ["never"], (request) => see(request)),
          mark: inertAction(mark ?? ["never"], (request) => see(request)),
        }}
      >
        {child}
      </AttendanceActorsProvider>
    ),
  });
  return { ...view, seen };
};

const summary = (more: Partial<AttendanceSummary> = {}): AttendanceSummary => ({
  ...training,
  booked: 9,
  present: 7,
  withdrawn: false,
  ...more,
});
const toni: Attendee = {
  booking: "B-1" as Attendee["booking"],
  name: "Toni Gold",
  company: "Gold GmbH",
  present: false,
  mark: null,
};
const one = (attendee: Partial<Attendee> = {}, more: Partial<Attendance> = {}): Attendance => ({
  training,
  blocked: null,
  attendees: [{ ...toni, ...attendee }],
  ...more,
});
const marked = one({ present: true, mark: { by: "Martina Pichler", at: new Date("2026-07-06T10:00:00Z") } });

describe("the dates for staff", () => {
  const table = () => screen.findByRole("table", { name: "Dates, page 1" });

  it("request the filters in the address, show how many were present, and lead to the people", async () => {
    const { seen } = show(
      "dates",
      { dates: [{ answer: pageOf(summary(), summary({ id: "TR-2" as never, withdrawn: true })) }] },
      "/attendance/?q=linz&status=basics&time=begun&sort=place",
    );
    const rows = within(await table())
      .getAllByRole("row")
      .slice(1);
    expect(rows[0]?.textContent).toContain("7 of 9");
    expect(rows[1]?.textContent).toContain("Will not take place");
    expect(within(rows[0]!).getByRole("link").getAttribute("href")).toBe("/attendance/TR-1/");
    await expect
      .poll(() => seen)
      .toEqual([
        {
          page: 1,
          page_size: 25,
          sort: "place",
          filter: { search: "linz", type: ["basics"], time: "begun" },
        },
      ]);
  });

  it("say where there are none, and where the filters find none", async () => {
    const { unmount } = show("dates", { dates: [{ answer: pageOf() }] });
    expect(await screen.findByText("No dates at the moment")).toBeTruthy();
    unmount();
    show("dates", { dates: [{ answer: pageOf() }] }, "/attendance/?q=zzz");
    expect(await screen.findByText("Nothing found")).toBeTruthy();
  });

  it("show the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show("dates", { dates: [{ failure }, { answer: pageOf(summary()) }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The trainings could not be loaded")).toBeTruthy();
    await expectRetry(user, failure, table);
  });
});

describe("the people of a date", () => {
  const table = () => screen.findByRole("table", { name: "People" });

  it("are marked as present, and the mark is taken back", async () => {
    const { user, seen } = show("one", {
      attendance: [{ answer: one() }],
      mark: [{ answer: marked }, { answer: one() }],
    });
    expect(within(await table()).getByText("Registered")).toBeTruthy();
    expect(within(await table()).getByText("Nobody yet")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Toni Gold was present" }));
    expect(await within(await table()).findByText("Present")).toBeTruthy();
    expect(screen.getByText(/^Martina Pichler, /)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Toni Gold was not present" }));
    expect(await within(await table()).findByText("Registered")).toBeTruthy();
    await expect
      .poll(() => seen)
      .toEqual([{ id: "TR-1" }, { booking: "B-1", present: true }, { booking: "B-1", present: false }]);
  });

  it.each([
    ["TRAINING_NOT_BEGUN", "You can mark who is present once the training has begun."],
    ["TRAINING_WITHDRAWN", "This training will not take place. You do not need to cancel anything."],
  ] as const)("cannot be marked where %s", async (blocked, words) => {
    show("one", { attendance: [{ answer: one({}, { blocked }) }] });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(within(await table()).queryByRole("button")).toBeNull();
  });

  it.each([
    ["LICENCE_CLAIMED", "This person has already claimed the licence for this attendance."],
    ["BOOKING_CANCELLED", "This booking has already been cancelled."],
  ])("keep their mark where the server refuses with %s", async (code, words) => {
    const { user } = show("one", { attendance: [{ answer: marked }], mark: [refused(code)] });
    await user.click(await screen.findByRole("button", { name: "Toni Gold was not present" }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(within(await table()).getByText("Present")).toBeTruthy();
  });

  it("show the text for a failure where a mark failed, and can be marked again", async () => {
    const { code, failure } = oneFailure;
    const { user } = show("one", {
      attendance: [{ answer: one() }],
      mark: [{ failure }, { answer: marked }],
    });
    await user.click(await screen.findByRole("button", { name: "Toni Gold was present" }));
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Toni Gold was present" }));
    await waitFor(() => expect(screen.queryByText(`Code ${code}`)).toBeNull());
  });

  it("say where nobody is booked, and where there is no such date", async () => {
    const { unmount } = show("one", { attendance: [{ answer: one({}, { attendees: [] }) }] });
    expect(await screen.findByText("Nobody is booked")).toBeTruthy();
    unmount();
    show("one", { attendance: [{ failure: { _tag: "Refused", code: "NOT_FOUND" } }] });
    expect(await screen.findByText("There is no training TR-1.")).toBeTruthy();
  });

  it("show the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show("one", { attendance: [{ failure }, { answer: one() }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The trainings could not be loaded")).toBeTruthy();
    await expectRetry(user, failure, table);
  });
});
