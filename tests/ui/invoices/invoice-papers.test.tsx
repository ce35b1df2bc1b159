import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { balance, entry, invoiceNumber, paymentEntry } from "../../../src/atlas/samples/invoices.samples.ts";
import type { LedgerPage } from "../../../src/domain/invoices/invoice.ts";
import type { StatementValues } from "../../../src/domain/invoices/statement.ts";
import { statementMachine } from "../../../src/machines/invoices/statement.machine.ts";
import { InvoicesScreen } from "../../../src/ui/screens/invoices/invoices-screen.tsx";
import { expectOneEntry } from "../../support/history-buttons.tsx";
import { refused, stubResults, type StubResult } from "../../support/inert-portal.ts";
import { pageActors } from "../../support/page-actors.ts";
import { oneFailure, renderScreen } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";

const pageOf = (...numbers: readonly string[]): LedgerPage => ({
  rows: [...numbers.map((number) => ({ ...entry, id: invoiceNumber(number) })), paymentEntry],
  total: 60,
  archiveMax: 2,
});

const show = (calls: Script, at = "/invoices/", statement = statementMachine) =>
  renderScreen(<InvoicesScreen />, {
    at,
    actors: pageActors().actors,
    session: { machines: [statement] },
    calls: {
      getInvoices: [{ answer: pageOf("IN-77", "IN-78") }],
      getAccountBalance: [{ answer: [] }],
      ...calls,
    },
  });

const showArchive = (getInvoicesArchive: NonNullable<Script["getInvoicesArchive"]>, at?: string) => {
  const view = show({ getInvoicesArchive }, at);
  return { ...view, archives: () => view.asked("getInvoicesArchive") };
};

describe("an archive of documents", () => {
  it("has those that were picked; payments cannot be", async () => {
    const { user, archives } = showArchive([{ answer: undefined }]);
    const table = within(await screen.findByRole("table"));
    expect(table.getAllByRole("checkbox")).toHaveLength(2);
    await user.click(table.getByRole("checkbox", { name: "Select IN-78" }));
    await user.click(screen.getByRole("button", { name: "Download 1 document as an archive" }));
    expect(await screen.findByText("The download has started.")).toBeTruthy();
    await expect.poll(archives).toEqual([{ ids: ["IN-78"] }]);
    await user.click(screen.getByRole("button", { name: "Clear selection" }));
    expect(table.getByRole("checkbox", { name: "Select IN-78" })).toHaveProperty("checked", false);
  });

  it("has all that the filters find, as long as nothing is picked", async () => {
    const { user, archives } = showArchive(
      [{ answer: undefined }],
      "/invoices/?q=moser&status=due&kind=invoice",
    );
    await user.click(await screen.findByRole("button", { name: "Download all as an archive" }));
    expect(await screen.findByText("The download has started.")).toBeTruthy();
    await expect.poll(archives).toEqual([{ filter: { search: "moser", status: ["due"], kind: "invoice" } }]);
  });

  it("says how many it holds at most, as the server names it, where more were picked", async () => {
    const { user } = show({ getInvoices: [{ answer: pageOf("IN-1", "IN-2", "IN-3") }] });
    await user.click(await screen.findByRole("button", { name: "Select this page" }));
    expect(screen.getByText(/^Narrow the list.*an archive holds at most 2 documents\./)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /documents? as an archive$/ })).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: "Select IN-1" }));
    expect(screen.getByRole("button", { name: "Download 2 documents as an archive" })).toBeTruthy();
  });

  it.each([
    ["TOO_MANY_DOCUMENTS", /Narrow the list.*an archive holds at most 2 documents\./],
    ["NO_DOCUMENTS", /Payments have no document/],
  ])("says what to do after %s", async (code, text) => {
    const { user } = showArchive([refused(code)]);
    await user.click(await screen.findByRole("button", { name: "Download all as an archive" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(text);
  });

  it("says at its button why it was not loaded", async () => {
    const { code, failure } = oneFailure;
    const { user } = showArchive([{ failure }]);
    await user.click(await screen.findByRole("button", { name: "Download all as an archive" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The archive could not be downloaded.");
    expect(alert.textContent).toContain(`Code ${code}`);
  });
});

/** The statement is below the balance that it explains. */
const showStatement = (statement?: typeof statementMachine) =>
  show({ getAccountBalance: [{ answer: [balance] }] }, undefined, statement);

describe("the dialog of a statement", () => {
  it("has one entry of the history", async () => {
    const { user, address } = showStatement();
    await user.click(await screen.findByRole("button", { name: "Statement of account" }));
    const opened = address();
    await expectOneEntry(user, address);
    await expect.poll(address).toBe(opened);
  });
});

describe("a statement of account", () => {
  const today = new Date().toISOString().slice(0, 10);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const statementOf = (results: readonly StubResult<undefined>[], asked: StatementValues[] = []) =>
    statementMachine.provide({
      actors: {
        submit: stubResults<undefined, { readonly values: StatementValues }>(results, ({ values }) =>
          asked.push(values),
        ),
      },
    });
  const open = async (statement: typeof statementMachine) => {
    const view = showStatement(statement);
    await view.user.click(await screen.findByRole("button", { name: "Statement of account" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Statement of account" }));
    return {
      ...view,
      dialog,
      field: () => dialog.getByLabelText<HTMLInputElement>("Day"),
      load: () => view.user.click(dialog.getByRole("button", { name: "Download statement (PDF)" })),
      choose: async (day: string) => {
        await view.user.clear(dialog.getByLabelText("Day"));
        if (day !== "") await view.user.type(dialog.getByLabelText("Day"), day);
      },
    };
  };

  it("is that of today, or of the day that was chosen", async () => {
    const asked: StatementValues[] = [];
    const { field, load, choose, dialog } = await open(statementOf([{ answer: undefined }], asked));
    expect([field().value, field().max]).toEqual([today, today]);
    await load();
    expect(await dialog.findByText("The download has started.")).toBeTruthy();
    await choose("2026-03-31");
    await load();
    await waitFor(() => expect(asked.map(({ day }) => day)).toEqual([today, "2026-03-31"]));
  });

  it.each([
    ["", "Choose the day of the statement."],
    [tomorrow, "Choose today or an earlier day: this day is in the future."],
  ])("is not asked for the day '%s'; the field says why, and has the focus", async (day, text) => {
    const asked: StatementValues[] = [];
    const { field, load, choose, dialog } = await open(statementOf([{ answer: undefined }], asked));
    await choose(day);
    await load();
    expect(dialog.getByText(text)).toBeTruthy();
    await expect
      .poll(() => [field().getAttribute("aria-invalid"), document.activeElement])
      .toEqual(["true", field()]);
    await expect.poll(() => asked).toEqual([]);
  });

  it("shows the server's refusal of the day at the field", async () => {
    const { field, load, dialog } = await open(statementOf([refused("DAY_FUTURE", "day")]));
    await load();
    expect(
      await dialog.findByText("Choose today or an earlier day: this day is in the future."),
    ).toBeTruthy();
    expect(field().getAttribute("aria-invalid")).toBe("true");
  });

  it("says why it was not loaded", async () => {
    const { code, failure } = oneFailure;
    const { load, dialog } = await open(statementOf([{ failure }]));
    await load();
    const alert = await dialog.findByRole("alert");
    expect(alert.textContent).toContain("The PDF could not be downloaded.");
    expect(alert.textContent).toContain(`Code ${code}`);
  });
});
