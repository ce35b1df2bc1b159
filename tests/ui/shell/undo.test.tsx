import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { EmployeeId } from "../../../src/domain/employees/employee.ts";
import type { TicketId } from "../../../src/domain/tickets/ticket.ts";
import type { Undoable } from "../../../src/domain/undo/undoable.ts";
import { createUndoMachine } from "../../../src/machines/kit/undo.machine.ts";
import { Undo, UNDO } from "../../../src/ui/shell/undo/undo.tsx";
import { goldUser, stubResults, type StubResult } from "../../support/inert-portal.ts";
import { oneFailure, renderScreen } from "../../support/render-screen.tsx";

const closing: Undoable = { kind: "ticketClosing", id: "T-7" as TicketId };
const deactivation: Undoable = { kind: "deactivation", id: "A-1" as EmployeeId, name: "Toni Gold" };

const show = (results: readonly StubResult<unknown>[] = ["never"]) => {
  const sent: Undoable[] = [];
  const logic = createUndoMachine<Undoable>().provide({
    actors: {
      undo: stubResults<unknown, { readonly what: Undoable }>(results, ({ what }) => sent.push(what)),
    },
    delays: { offered: 60_000 },
  });
  const view = renderScreen(<Undo logic={logic} />, { session: { user: goldUser } });
  const offer = (what: Undoable) =>
    act(() => view.actors.open(UNDO, logic, undefined).send({ type: "undo.offer", what }));
  const held = () => view.actors.open(UNDO, logic, undefined).getSnapshot().context.holds;
  return { ...view, sent, offer, held };
};

/** A landmark only while something is in it. */
const region = () => document.querySelector<HTMLElement>("section[aria-live]")!;

it("is announced politely by a region that is there before", () => {
  const { offer } = show();
  expect([region().getAttribute("aria-live"), region().textContent]).toEqual(["polite", ""]);
  offer(closing);
  expect(screen.getByRole("region", { name: "Notifications" })).toBe(region());
  expect(within(region()).getByText(/The ticket has been closed\.$/)).toBeTruthy();
});

it("undoes what is offered, once, and says what is so again", async () => {
  const { offer, user, sent } = show([{ answer: {} }]);
  offer(deactivation);
  expect(within(region()).getByText(/Toni Gold has been signed out everywhere/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(
    await screen.findByText(/Toni Gold can sign in again, with the same rights as before\.$/),
  ).toBeTruthy();
  await expect.poll(() => sent).toEqual([deactivation]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("is held by the pointer and by the focus, and not let go by a move inside", async () => {
  const { offer, held, user } = show();
  offer(closing);
  const undo = screen.getByRole("button", { name: "Undo" });
  await user.hover(undo);
  expect(held()).toEqual(["pointer"]);
  undo.focus();
  await user.tab();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("button", { name: "Close" }));
  expect(held()).toEqual(["pointer", "focus"]);
  await user.unhover(undo.parentElement!);
  fireEvent.blur(document.activeElement!, { relatedTarget: document.body });
  expect(held()).toEqual([]);
});

it("is undone by Control or Command and Z, not in a field and not afterwards", async () => {
  const { offer, sent } = show([{ answer: {} }]);
  const z = { key: "z", ctrlKey: true };
  fireEvent.keyDown(document.body, z);
  offer(closing);
  const field = document.body.appendChild(document.createElement("input"));
  fireEvent.keyDown(field, z);
  field.remove();
  await expect.poll(() => sent).toEqual([]);
  fireEvent.keyDown(document.body, z);
  expect(await screen.findByText(/The ticket is open again\.$/)).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "z", metaKey: true });
  await expect.poll(() => sent).toEqual([closing]);
});

it("is closed without being undone", async () => {
  const { offer, user, sent } = show();
  offer(closing);
  await user.click(screen.getByRole("button", { name: "Close" }));
  await expect.poll(() => [region().textContent, sent]).toEqual(["", []]);
});

it("says with a failure that it was not undone, and can be tried again", async () => {
  const { code, failure } = oneFailure;
  const { offer, user, sent } = show([{ failure }, { answer: {} }]);
  offer(closing);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText(new RegExp(`This could not be undone\\..*Code ${code}`))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/The ticket is open again\.$/)).toBeTruthy();
  await expect.poll(() => sent).toEqual([closing, closing]);
});

it("says where no answer came back that it may be undone already, and not that it was not", async () => {
  const { offer, user } = show([{ failure: { _tag: "TimedOut", limit: 30_000, lost: true } }]);
  offer(closing);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText(/^This may already be done\./)).toBeTruthy();
  expect(screen.queryByText(/could not be undone/)).toBeNull();
});
