import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import {
  bookable,
  booking,
  callSamples,
  kim,
  robin,
  training,
} from "../../../src/atlas/samples/trainings.samples.ts";
import { TrainingsScreen } from "../../../src/ui/screens/trainings/trainings-screen.tsx";
import { isFocusAt } from "../../support/focus.ts";
import { expectOneEntry } from "../../support/history-buttons.tsx";
import { oneFailure, expectRetry, refused, renderScreen } from "../../support/render-screen.tsx";
import { sampled, type Script } from "../../support/scripted-run.ts";

const show = (calls: Script = {}, at = "/trainings/?tab=bookable") =>
  renderScreen(<TrainingsScreen />, {
    at,
    calls: { ...sampled(callSamples.bookable, callSamples.participants), ...calls },
  });

const table = () => screen.findByRole("table", { name: "Dates to book, page 1" });

const full: typeof bookable = { ...bookable, seats: { _tag: "Full", waiting: 2, of: 12 } };

describe("the dates that can be booked", () => {
  it("request type, language and place of the address, and show seats, price and language", async () => {
    const { made } = show(
      {
        getBookableTrainings: [
          { answer: pageOf({ ...bookable, own: "registered" }, { ...full, id: "TR-2" as never }) },
        ],
      },
      "/trainings/?tab=bookable&q=linz&status=basics&language=de&place=AT&sort=-price",
    );
    const rows = within(await table())
      .getAllByRole("row")
      .slice(1);
    expect(rows[0]?.textContent).toContain("3 of 12 left");
    expect(rows[0]?.textContent).toContain("German");
    expect(rows[0]?.textContent).toContain("190.00");
    expect(rows[0]?.textContent).toContain("You are registered");
    expect(within(rows[0]!).getByRole("button", { name: /^Book for others/ })).toBeTruthy();
    expect(rows[1]?.textContent).toContain("Full, 2 waiting");
    expect(within(rows[1]!).getByRole("button", { name: /^Join the waiting list/ })).toBeTruthy();
    await expect.poll(made).toEqual([
      [
        "getBookableTrainings",
        {
          page: 1,
          page_size: 25,
          sort: "-price",
          filter: { search: "linz", type: ["basics"], language: "de", place: "AT" },
        },
      ],
    ]);
  });

  it("are narrowed by a choice, which keeps the other", async () => {
    const { user, address } = show({}, "/trainings/?tab=bookable&language=de");
    await table();
    await user.click(screen.getByRole("button", { name: /^Filters/ }));
    await user.click(await screen.findByRole("combobox", { name: "Place" }));
    await user.click(screen.getByRole("option", { name: "Czechia" }));
    await expect.poll(address).toBe("/trainings/?tab=bookable&language=de&place=CZ");
  });

  it("say where there are none, and where the filters find none", async () => {
    const { unmount } = show({ getBookableTrainings: [{ answer: pageOf() }] });
    expect(await screen.findByText("No dates at the moment")).toBeTruthy();
    unmount();
    show({ getBookableTrainings: [{ answer: pageOf() }] }, "/trainings/?tab=bookable&place=online");
    expect(await screen.findByText("Nothing found")).toBeTruthy();
  });

  it("show the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ getBookableTrainings: [{ failure }, { answer: pageOf(bookable) }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The trainings could not be loaded")).toBeTruthy();
    await expectRetry(user, failure, table);
  });
});

describe("a booking", () => {
  const openDialog = async (results: Script = {}) => {
    const view = show(results);
    await view.user.click(await screen.findByRole("button", { name: /^Book/ }));
    const dialog = within(screen.getByRole("dialog", { name: "Smart Home Grundlagen" }));
    await dialog.findByRole("combobox", { name: /Participant/ });
    return { ...view, dialog };
  };

  it("of somebody who has one is for somebody else", async () => {
    const { dialog } = await openDialog({
      getBookableTrainings: [{ answer: pageOf({ ...bookable, own: "registered" }) }],
    });
    expect(dialog.getByRole("combobox", { name: /Participant/ }).textContent).not.toContain("(you)");
  });

  it("has one entry of the history", async () => {
    const { user, address } = await openDialog();
    const opened = address();
    await expectOneEntry(user, address);
    await expect.poll(address).toBe(opened);
  });

  it("is made for the reader, who is chosen first, and is shown where the button was", async () => {
    const { user, dialog, made, address } = await openDialog({
      bookTraining: [{ answer: { ...booking, participant: robin } }],
      getBookableTrainings: [
        { answer: pageOf(bookable) },
        { answer: pageOf({ ...bookable, own: "registered" }) },
      ],
    });
    await expect.poll(address).toBe("/trainings/?tab=bookable&book=TR-0017");
    expect(dialog.getByText(/Until Tue, 3 Mar 2026/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Book" }));
    const message = await screen.findByText("Smart Home Grundlagen is booked for Robin Nord.");
    await waitFor(() => expect(isFocusAt(message)).toBe(true));
    await expect.poll(address).toBe("/trainings/?tab=bookable");
    await expect
      .poll(() =>
        made()
          .filter(([name]) => name !== "getTrainingParticipants")
          .slice(1),
      )
      .toEqual([
        ["bookTraining", { training: training.id, participant: robin.id, wish: "seat" }],
        ["getBookableTrainings", expect.anything()],
      ]);
    expect(await screen.findByText("You are registered")).toBeTruthy();
  });

  it("is made for a colleague", async () => {
    const { user, dialog, asked } = await openDialog({
      bookTraining: [{ answer: booking }],
    });
    await user.click(dialog.getByRole("combobox", { name: /Participant/ }));
    await user.click(dialog.getByRole("option", { name: "Kim Berg" }));
    await user.click(dialog.getByRole("button", { name: "Book" }));
    expect(await screen.findByText("Smart Home Grundlagen is booked for Kim Berg.")).toBeTruthy();
    await expect.poll(() => asked("bookTraining")[0]).toMatchObject({ participant: kim.id });
  });

  it("says that it can no longer be cancelled", async () => {
    const { dialog } = await openDialog({
      getBookableTrainings: [{ answer: pageOf({ ...bookable, cancelUntil: null }) }],
    });
    expect(dialog.getByText("No longer possible")).toBeTruthy();
  });

  it("that is full meanwhile says so, and offers the waiting list", async () => {
    const { user, dialog, made } = await openDialog({
      bookTraining: [
        refused("TRAINING_FULL"),
        { answer: { ...booking, state: { _tag: "Waiting", position: 3 } } },
      ],
      getBookableTrainings: [{ answer: pageOf(bookable) }, { answer: pageOf(full) }],
    });
    await user.click(dialog.getByRole("button", { name: "Book" }));
    expect(await dialog.findByText("Someone else has just taken the last seat.")).toBeTruthy();
    await user.click(await dialog.findByRole("button", { name: "Join the waiting list" }));
    expect(
      await screen.findByText("Kim Berg is on the waiting list for Smart Home Grundlagen."),
    ).toBeTruthy();
    await expect
      .poll(() =>
        made()
          .filter(([actor]) => actor === "bookTraining")
          .map(([, values]) => values),
      )
      .toEqual([expect.objectContaining({ wish: "seat" }), expect.objectContaining({ wish: "waiting" })]);
  });

  it.each([
    ["TRAINING_SEAT_FREE", "A seat has just become free, so there is no waiting list."],
    ["TRAINING_BOOKED", "This person is already booked for this date, or on its waiting list."],
    ["TRAINING_BEGUN", "This training has already begun."],
    ["TRAINING_WITHDRAWN", "This training will not take place. You do not need to cancel anything."],
    ["PARTICIPANT_GONE", "This person is no longer active in your company."],
  ])("that is refused with %s says why, and the dates are loaded again", async (code, text) => {
    const { user, dialog, made } = await openDialog({ bookTraining: [refused(code)] });
    await user.click(dialog.getByRole("button", { name: "Book" }));
    expect(await dialog.findByText(text)).toBeTruthy();
    await waitFor(() => expect(made().at(-1)?.[0]).toBe("getBookableTrainings"));
  });

  it("shows the text for a failure and can be sent again", async () => {
    const { code, failure } = oneFailure;
    const { user, dialog } = await openDialog({
      bookTraining: [{ failure }, { answer: booking }],
    });
    await user.click(dialog.getByRole("button", { name: "Book" }));
    expect(await dialog.findByText(`Code ${code}`)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Book" }));
    expect(await screen.findByText(/is booked for Kim Berg/)).toBeTruthy();
  });

  it("shows the text for a failure where the people were not loaded", async () => {
    const { code, failure } = oneFailure;
    const { user } = show(
      { getTrainingParticipants: [{ failure }, { answer: [robin] }] },
      "/trainings/?tab=bookable&book=TR-0017",
    );
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("combobox", { name: /Participant/ }));
  });
});
