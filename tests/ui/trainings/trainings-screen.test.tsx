import { screen, waitFor, within } from "@testing-library/react";
import type { InvoiceNumber } from "../../../src/domain/invoices/document.ts";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { booking, callSamples, robin, training } from "../../../src/atlas/samples/trainings.samples.ts";
import type { BookingState, TrainingBooking } from "../../../src/domain/trainings/training.ts";
import { TrainingsScreen } from "../../../src/ui/screens/trainings/trainings-screen.tsx";
import { isFocusAt } from "../../support/focus.ts";
import { expectOneEntry } from "../../support/history-buttons.tsx";
import { pageActors } from "../../support/page-actors.ts";
import { oneFailure, expectRetry, refused, renderScreen } from "../../support/render-screen.tsx";
import { sampled, type Script } from "../../support/scripted-run.ts";

const show = (calls: Script = {}, at = "/trainings/") =>
  renderScreen(<TrainingsScreen />, {
    actors: pageActors().actors,
    at,
    calls: {
      ...sampled(callSamples.bookings, callSamples.bookable, callSamples.licences),
      ...calls,
    },
  });

/** One that cannot be cancelled any more. */
const booked = (id: string, state: BookingState, more: Partial<TrainingBooking> = {}): TrainingBooking => ({
  ...booking,
  id: id as TrainingBooking["id"],
  state,
  cancelUntil: null,
  ...more,
});
const cancelled = callSamples.cancel.answer;
const table = (page = 1) => screen.findByRole("table", { name: `Booked trainings, page ${page}` });

describe("the company's trainings", () => {
  it("request the filters in the address, and show each state, place, participant and invoice", async () => {
    const { asked } = show(
      {
        getTrainings: [
          {
            answer: pageOf(
              booking,
              booked("B-2", { _tag: "Waiting", position: 2 }),
              booked(
                "B-3",
                { _tag: "Present" },
                { invoice: "RT-2026-1" as InvoiceNumber, participant: robin },
              ),
              booked("B-4", cancelled.state),
              booked(
                "B-5",
                { _tag: "Withdrawn" },
                {
                  training: { ...training, place: { _tag: "Online" }, type: { _tag: "Unknown", code: "x" } },
                },
              ),
            ),
          },
        ],
      },
      "/trainings/?q=linz&status=present,waiting&sort=participant&page=2",
    );
    const rows = within(await table(2))
      .getAllByRole("row")
      .slice(1);
    expect(rows.map((row) => within(row).getAllByRole("cell")[1]?.textContent)).toEqual([
      "Registered",
      "Waiting list, position 2",
      "Present",
      "Cancelled",
      "Will not take place",
    ]);
    expect(rows[0]?.textContent).toContain("Campus Linz, Industriezeile 35, 4020 Linz");
    // The time of the place, whatever the reader's time zone.
    expect(rows[0]?.textContent).toMatch(/Tue, 10 Mar 2026, 9:00\sam\s–\s5:00\spm GMT\+1/);
    expect(rows[2]?.textContent).toContain("Robin Nord (you)");
    expect(within(rows[2]!).getByRole("link", { name: "RT-2026-1" }).getAttribute("href")).toBe(
      "/invoice/RT-2026-1/",
    );
    expect(rows[4]?.textContent).toContain("Online");
    await expect
      .poll(() => asked("getTrainings"))
      .toEqual([
        {
          page: 2,
          page_size: 25,
          sort: "participant",
          filter: { search: "linz", status: ["waiting", "present"] },
        },
      ]);
  });

  it("offer the dates where there are none yet, and to clear filters that find nothing", async () => {
    const { unmount } = show({ getTrainings: [{ answer: pageOf() }] });
    expect(await screen.findByText("No trainings yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Show dates" }).getAttribute("href")).toBe(
      "/trainings/?tab=bookable",
    );
    unmount();
    const { user, address } = show({ getTrainings: [{ answer: pageOf() }] }, "/trainings/?status=present");
    expect(await screen.findByText("Nothing found")).toBeTruthy();
    await user.click(screen.getAllByRole("button", { name: "Clear filters" })[0]!);
    await expect.poll(address).toBe("/trainings/");
  });

  it("show the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ getTrainings: [{ failure }, { answer: pageOf(booking) }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The trainings could not be loaded")).toBeTruthy();
    await expectRetry(user, failure, () => table());
  });

  it("show the text for a failure where the CSV was not saved", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ getTrainings: [{ answer: pageOf(booking) }], getTrainingsCsv: [{ failure }] });
    await user.click(await screen.findByRole("button", { name: "Download CSV" }));
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
  });

  it("keep the tab in the address, without the filters of the other", async () => {
    const { user, address } = show({}, "/trainings/?status=present");
    await user.click(screen.getByRole("tab", { name: "Dates to book" }));
    await expect.poll(address).toBe("/trainings/?tab=bookable");
    expect(await screen.findByRole("table", { name: "Dates to book, page 1" })).toBeTruthy();
    await user.click(screen.getByRole("tab", { name: "Booked" }));
    await expect.poll(address).toBe("/trainings/");
  });
});

describe("a cancellation", () => {
  const open = (results: Script = {}) =>
    show({ getTrainings: [{ answer: pageOf(booking) }, { answer: pageOf(cancelled) }], ...results });

  it("has one entry of the history", async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole("button", { name: /^Cancel booking/ }));
    const opened = address();
    await expectOneEntry(user, address);
    await expect.poll(address).toBe(opened);
  });

  it("is offered where the server names a time for it, and asks first", async () => {
    const { user, address, made } = open({ cancelTraining: [{ answer: cancelled }] });
    await user.click(await screen.findByRole("button", { name: /^Cancel booking/ }));
    await expect.poll(address).toBe("/trainings/?cancel=TB-000001");
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText(/Until Tue, 3 Mar 2026, 9:00\sam GMT\+1/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Cancel booking" }));
    const message = await screen.findByText("Smart Home Grundlagen is cancelled for Kim Berg.");
    await waitFor(() => expect(isFocusAt(message)).toBe(true));
    await expect.poll(address).toBe("/trainings/");
    await expect
      .poll(() => made().flatMap(([name]) => (name === "getExosphereLicences" ? [] : [name])))
      .toEqual(["getTrainings", "cancelTraining", "getTrainings"]);
    expect(within(await table()).getByText("Cancelled")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Cancel booking/ })).toBeNull();
  });

  it("of a place on the waiting list has its own text", async () => {
    const { user } = show({
      getTrainings: [{ answer: pageOf({ ...booking, state: { _tag: "Waiting", position: 1 } }) }],
    });
    await user.click(await screen.findByRole("button", { name: /^Leave waiting list/ }));
    expect(screen.getByRole("dialog", { name: "Leave the waiting list?" })).toBeTruthy();
  });

  it.each([
    ["CANCEL_TOO_LATE", "It is too late to cancel."],
    ["BOOKING_CANCELLED", "This booking has already been cancelled."],
    ["TRAINING_WITHDRAWN", "This training will not take place. You do not need to cancel anything."],
  ])("that is refused with %s says why, and the list is loaded again", async (code, text) => {
    const { user, made } = open({ cancelTraining: [refused(code)] });
    await user.click(await screen.findByRole("button", { name: /^Cancel booking/ }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Cancel booking" }));
    expect(await dialog.findByText(text)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(made().at(-1)?.[0]).toBe("getTrainings"));
  });

  it("shows the text for a failure and can be sent again", async () => {
    const { code, failure } = oneFailure;
    const { user } = open({ cancelTraining: [{ failure }, { answer: cancelled }] });
    await user.click(await screen.findByRole("button", { name: /^Cancel booking/ }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Cancel booking" }));
    expect(await dialog.findByText(`Code ${code}`)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Cancel booking" }));
    expect(await screen.findByText(/is cancelled for Kim Berg/)).toBeTruthy();
  });
});

describe("the calendar file", () => {
  it("is saved for a seat, and one that removes it for what is cancelled or withdrawn", async () => {
    const { user, made } = show({
      getTrainings: [
        {
          answer: pageOf(
            booked("B-1", { _tag: "Registered" }),
            cancelled,
            booked("B-3", { _tag: "Withdrawn" }),
            booked("B-4", { _tag: "Waiting", position: 1 }),
            booked("B-5", { _tag: "Present" }),
          ),
        },
      ],
      getTrainingCalendar: [{ answer: undefined }],
    });
    await table();
    expect(screen.getAllByRole("button", { name: "Remove from calendar" })).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Add to calendar" }));
    expect(await screen.findByText("The calendar file is being downloaded.")).toBeTruthy();
    await expect.poll(() => made().at(-1)).toEqual(["getTrainingCalendar", { id: "B-1" }]);
  });

  it("shows the text for a failure where it was not saved", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({
      getTrainings: [{ answer: pageOf(booked("B-1", { _tag: "Registered" })) }],
      getTrainingCalendar: [{ failure }],
    });
    await user.click(await screen.findByRole("button", { name: "Add to calendar" }));
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
  });
});

describe("the certificate", () => {
  const present = booked("B-1", { _tag: "Present" });

  it("is saved for who was present, in the page's language, and for nobody else", async () => {
    const { user, made } = show({
      getTrainings: [{ answer: pageOf(present, booked("B-2", { _tag: "Registered" })) }],
      getTrainingCertificate: [{ answer: undefined }],
    });
    await table();
    await user.click(screen.getByRole("button", { name: "Certificate" }));
    expect(await screen.findByText("The certificate is being downloaded.")).toBeTruthy();
    await expect
      .poll(() => made().at(-1))
      .toEqual(["getTrainingCertificate", { id: "B-1", instance: "int" }]);
  });

  it("shows the text for a failure where it was not saved", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({
      getTrainings: [{ answer: pageOf(present) }],
      getTrainingCertificate: [{ failure }],
    });
    await user.click(await screen.findByRole("button", { name: "Certificate" }));
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
  });
});
