import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { TrainingsScreen } from "../../../src/ui/screens/trainings/trainings-screen.tsx";
import { isFocusAt } from "../../support/focus.ts";
import { expectOneEntry } from "../../support/history-buttons.tsx";
import { oneFailure, expectRetry, renderScreen } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";
import { ada, bookable, booking, pageOf, refused, usualCalls } from "./training-samples.ts";

const show = (calls: Script = {}, at = "/trainings/?tab=bookable") =>
  renderScreen(<TrainingsScreen />, {
    at,
    calls: { ...usualCalls, getBookableTrainings: [{ answer: pageOf(bookable()) }], ...calls },
  });

const table = () => screen.findByRole("table", { name: "Dates to book, page 1" });

const full = bookable({ seats: { _tag: "Full", waiting: 2, of: 12 } });

describe("the dates that can be booked", () => {
  it("request type, language and place of the address, and show seats, price and language", async () => {
    const { made } = show(
      {
        getBookableTrainings: [
          { answer: pageOf(bookable({ own: "registered" }), { ...full, id: "TR-2" as never }) },
        ],
      },
      "/trainings/?tab=bookable&q=linz&status=basics&language=de&place=AT&sort=-price",
    );
    const rows = within(await table())
      .getAllByRole("row")
      .slice(1);
    expect(rows[0]?.textContent).toContain("1 of 12 left");
    expect(rows[0]?.textContent).toContain("German");
    expect(rows[0]?.textContent).toContain("€190.00");
    expect(rows[0]?.textContent).toContain("You are registered");
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
    await user.click(screen.getAllByRole("combobox", { name: /Place/ })[0]!);
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
    const { user } = show({ getBookableTrainings: [{ failure }, { answer: pageOf(bookable()) }] });
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

  it("has one entry of the history", async () => {
    const { user, address } = await openDialog();
    const opened = address();
    await expectOneEntry(user, address);
    await expect.poll(address).toBe(opened);
  });

  it("is made for the reader, who is chosen first, and is told where the button was", async () => {
    const { user, dialog, made, address } = await openDialog({
      bookTraining: [{ answer: booking("B-1", { _tag: "Registered" }, { participant: ada }) }],
      getBookableTrainings: [
        { answer: pageOf(bookable()) },
        { answer: pageOf(bookable({ own: "registered" })) },
      ],
    });
    await expect.poll(address).toBe("/trainings/?tab=bookable&book=TR-1");
    expect(dialog.getByText(/Until Mon, 29 Jun 2026/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Book" }));
    const told = await screen.findByText("Smart Home Grundlagen is booked for Ada Byron.");
    await waitFor(() => expect(isFocusAt(told)).toBe(true));
    await expect.poll(address).toBe("/trainings/?tab=bookable");
    await expect
      .poll(() =>
        made()
          .filter(([name]) => name !== "getTrainingParticipants")
          .slice(1),
      )
      .toEqual([
        ["bookTraining", { training: "TR-1", participant: "A-1", wish: "seat" }],
        ["getBookableTrainings", expect.anything()],
      ]);
    expect(await screen.findByText("You are registered")).toBeTruthy();
  });

  it("is made for a colleague", async () => {
    const { user, dialog, asked } = await openDialog({
      bookTraining: [{ answer: booking("B-1", { _tag: "Registered" }) }],
    });
    await user.click(dialog.getByRole("combobox", { name: /Participant/ }));
    await user.click(dialog.getByRole("option", { name: "Toni Gold" }));
    await user.click(dialog.getByRole("button", { name: "Book" }));
    expect(await screen.findByText("Smart Home Grundlagen is booked for Toni Gold.")).toBeTruthy();
    await expect.poll(() => asked("bookTraining")[0]).toMatchObject({ participant: "A-2" });
  });

  it("says that it can no longer be cancelled", async () => {
    const { dialog } = await openDialog({
      getBookableTrainings: [{ answer: pageOf(bookable({ cancelUntil: null })) }],
    });
    expect(dialog.getByText("No longer possible")).toBeTruthy();
  });

  it("that is full meanwhile says so, and offers the waiting list", async () => {
    const { user, dialog, made } = await openDialog({
      bookTraining: [refused("TRAINING_FULL"), { answer: booking("B-1", { _tag: "Waiting", position: 3 }) }],
      getBookableTrainings: [{ answer: pageOf(bookable()) }, { answer: pageOf(full) }],
    });
    await user.click(dialog.getByRole("button", { name: "Book" }));
    expect(await dialog.findByText("Someone else has just taken the last seat.")).toBeTruthy();
    await user.click(await dialog.findByRole("button", { name: "Join the waiting list" }));
    expect(
      await screen.findByText("Toni Gold is on the waiting list for Smart Home Grundlagen."),
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
  ])("that is refused with %s says why, and the dates are loaded again", async (code, words) => {
    const { user, dialog, made } = await openDialog({ bookTraining: [refused(code)] });
    await user.click(dialog.getByRole("button", { name: "Book" }));
    expect(await dialog.findByText(words)).toBeTruthy();
    await waitFor(() => expect(made().at(-1)?.[0]).toBe("getBookableTrainings"));
  });

  it("shows the text for a failure and can be sent again", async () => {
    const { code, failure } = oneFailure;
    const { user, dialog } = await openDialog({
      bookTraining: [{ failure }, { answer: booking("B-1", { _tag: "Registered" }) }],
    });
    await user.click(dialog.getByRole("button", { name: "Book" }));
    expect(await dialog.findByText(`Code ${code}`)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Book" }));
    expect(await screen.findByText(/is booked for Toni Gold/)).toBeTruthy();
  });

  it("shows the text for a failure where the people were not loaded", async () => {
    const { code, failure } = oneFailure;
    const { user } = show(
      { getTrainingParticipants: [{ failure }, { answer: [ada] }] },
      "/trainings/?tab=bookable&book=TR-1",
    );
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("combobox", { name: /Participant/ }));
  });
});
