import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { attendance, booking, training, trainingDate } from "../../../src/atlas/samples/trainings.samples.ts";
import { attendancePath } from "../../../src/domain/shell/routes.ts";
import type { Attendance, Attendee } from "../../../src/domain/trainings/attendance.ts";
import { AttendanceDatesScreen } from "../../../src/ui/screens/trainings/attendance-dates-screen.tsx";
import { AttendanceScreen } from "../../../src/ui/screens/trainings/attendance-screen.tsx";
import { oneFailure, expectRetry, refused, renderScreen } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";

const show = (which: "dates" | "one", calls: Script, at?: string) =>
  renderScreen(which === "dates" ? <AttendanceDatesScreen /> : <AttendanceScreen />, {
    at: at ?? (which === "dates" ? "/attendance/" : attendancePath(training.id)),
    path: which === "dates" ? "/attendance/" : "/attendance/:id/",
    calls,
  });

const one = (attendee: Partial<Attendee> = {}, more: Partial<Attendance> = {}): Attendance => ({
  ...attendance,
  attendees: attendance.attendees.map((kim) => ({ ...kim, ...attendee })),
  ...more,
});
const marked = one({ present: true, mark: { by: "Martina Pichler", at: new Date("2026-03-10T10:00:00Z") } });

describe("the dates for staff", () => {
  const table = () => screen.findByRole("table", { name: "Dates, page 1" });

  it("request the filters in the address, show how many were present, and lead to the people", async () => {
    const { asked } = show(
      "dates",
      {
        getTrainingDates: [
          { answer: pageOf(trainingDate, { ...trainingDate, id: "TR-2" as never, withdrawn: true }) },
        ],
      },
      "/attendance/?q=linz&status=basics&time=begun&sort=place",
    );
    const rows = within(await table())
      .getAllByRole("row")
      .slice(1);
    expect(rows[0]?.textContent).toContain("0 of 1");
    expect(rows[1]?.textContent).toContain("Will not take place");
    expect(within(rows[0]!).getByRole("link").getAttribute("href")).toBe(attendancePath(training.id));
    await expect
      .poll(() => asked("getTrainingDates"))
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
    const { unmount } = show("dates", { getTrainingDates: [{ answer: pageOf() }] });
    expect(await screen.findByText("No dates at the moment")).toBeTruthy();
    unmount();
    show("dates", { getTrainingDates: [{ answer: pageOf() }] }, "/attendance/?q=zzz");
    expect(await screen.findByText("Nothing found")).toBeTruthy();
  });

  it("show the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show("dates", { getTrainingDates: [{ failure }, { answer: pageOf(trainingDate) }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The trainings could not be loaded")).toBeTruthy();
    await expectRetry(user, failure, table);
  });
});

describe("the people of a date", () => {
  const table = () => screen.findByRole("table", { name: "People" });

  it("are marked as present, and the mark is taken back", async () => {
    const { user, made } = show("one", {
      getAttendance: [{ answer: one() }],
      markAttendance: [{ answer: marked }, { answer: one() }],
    });
    expect(within(await table()).getByText("Registered")).toBeTruthy();
    expect(within(await table()).getByText("Nobody yet")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Kim Berg was present" }));
    expect(await within(await table()).findByText("Present")).toBeTruthy();
    expect(screen.getByText(/^Martina Pichler, /)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Kim Berg was not present" }));
    expect(await within(await table()).findByText("Registered")).toBeTruthy();
    await expect.poll(made).toEqual([
      ["getAttendance", { id: training.id }],
      ["markAttendance", { booking: booking.id, present: true }],
      ["markAttendance", { booking: booking.id, present: false }],
    ]);
  });

  it.each([
    ["TRAINING_NOT_BEGUN", "You can mark who is present once the training has begun."],
    ["TRAINING_WITHDRAWN", "This training will not take place. You do not need to cancel anything."],
  ] as const)("cannot be marked where %s", async (blocked, text) => {
    show("one", { getAttendance: [{ answer: one({}, { blocked }) }] });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(within(await table()).queryByRole("button")).toBeNull();
  });

  it.each([
    ["LICENCE_CLAIMED", "This person has already claimed the licence for this attendance."],
    ["BOOKING_CANCELLED", "This booking has already been cancelled."],
  ])("keep their mark where the server refuses with %s", async (code, text) => {
    const { user } = show("one", { getAttendance: [{ answer: marked }], markAttendance: [refused(code)] });
    await user.click(await screen.findByRole("button", { name: "Kim Berg was not present" }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(within(await table()).getByText("Present")).toBeTruthy();
  });

  it("show the text for a failure where a mark failed, and can be marked again", async () => {
    const { code, failure } = oneFailure;
    const { user } = show("one", {
      getAttendance: [{ answer: one() }],
      markAttendance: [{ failure }, { answer: marked }],
    });
    await user.click(await screen.findByRole("button", { name: "Kim Berg was present" }));
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Kim Berg was present" }));
    await waitFor(() => expect(screen.queryByText(`Code ${code}`)).toBeNull());
  });

  it("say where nobody is booked, and where there is no such date", async () => {
    const { unmount } = show("one", { getAttendance: [{ answer: one({}, { attendees: [] }) }] });
    expect(await screen.findByText("Nobody is booked")).toBeTruthy();
    unmount();
    show("one", { getAttendance: [refused("NOT_FOUND")] });
    expect(await screen.findByText("There is no training TR-0017.")).toBeTruthy();
  });

  it("show the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show("one", { getAttendance: [{ failure }, { answer: one() }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The trainings could not be loaded")).toBeTruthy();
    await expectRetry(user, failure, table);
  });
});
