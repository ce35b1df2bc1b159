import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { callSamples } from "../../../src/atlas/samples/orders.samples.ts";
import type { ListPreferences } from "../../../src/domain/shell/list-preferences.ts";
import { listPreferencesMachine } from "../../../src/machines/shell/list-preferences.machine.ts";
import { ColumnsMenu } from "../../../src/ui/lists/columns-menu.tsx";
import { OrdersScreen } from "../../../src/ui/screens/orders/orders-screen.tsx";
import { ShellActorsProvider, type ListPreferencesTools } from "../../../src/ui/shell/shell-actors.ts";
import { choiceField } from "../../support/choose-option.ts";
import { goldUser, stubResults, type StubResult } from "../../support/inert-portal.ts";
import { oneFailure, inertShell, renderScreen } from "../../support/render-screen.tsx";
import { sampled } from "../../support/scripted-run.ts";

interface Options {
  readonly kept?: ListPreferences;
  readonly results?: readonly StubResult<unknown>[];
  readonly loaded?: false;
}

const show = async ({ kept, results = ["never"], loaded }: Options = {}) => {
  const asked: ListPreferences[] = [];
  const tools: ListPreferencesTools = {
    logic: listPreferencesMachine.provide({
      actors: { keep: stubResults<unknown, ListPreferences>(results, (choice) => asked.push(choice)) },
    }),
    Menu: ColumnsMenu,
  };
  const current = () => (loaded === false ? undefined : tools);
  const view = renderScreen(<OrdersScreen />, {
    at: "/orders/?sort=-total",
    session: { user: { ...goldUser, ...(kept && { list_view: kept }) } },
    calls: sampled(callSamples.open),
    wrap: (child) => (
      <ShellActorsProvider value={{ ...inertShell, listPreferences: { subscribe: () => () => {}, current } }}>
        {child}
      </ShellActorsProvider>
    ),
  });
  await vi.waitFor(() => expect(view.actors.session.getSnapshot().matches("signedIn")).toBe(true));
  await screen.findByRole("table");
  return { ...view, asked };
};

const heads = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
const all = ["Order number", "Status", "Date", "Reference", "Items", "Total (€)"];
const button = () => screen.getByRole("button", { name: "Columns" });
const menu = () => within(screen.getByRole("group", { name: "Columns", hidden: false }));
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

describe("the columns of a list", () => {
  it("vanish and come back as they are chosen, also the one that the list is sorted by", async () => {
    const { user, asked } = await show();
    expect(heads()).toEqual(all);
    await user.click(button());
    await user.click(box("Total"));
    expect(heads()).toEqual(all.slice(0, -1));
    expect(screen.getAllByRole("cell")).toHaveLength(5);
    await user.click(screen.getByRole("button", { name: "Filters" }));
    expect((await choiceField("Sort by")).textContent).toBe("Total, descending");
    await user.click(screen.getByRole("button", { name: "Show results" }));
    await user.click(button());
    await user.click(box("Total"));
    expect(heads()).toEqual(all);
    await expect.poll(() => asked).toEqual([{ hidden: [{ list: "orders", columns: ["total"] }] }]);
  });

  it("are as the account keeps them, and what it keeps of another release is ignored", async () => {
    const { user, asked } = await show({
      kept: {
        hidden: [
          { list: "former-list", columns: ["a"] },
          { list: "orders", columns: ["id", "weight", "date"] },
        ],
      },
    });
    expect(heads()).toEqual(all.filter((name) => name !== "Date"));
    await user.click(button());
    expect(box("Date").checked).toBe(false);
    await user.click(box("Items"));
    await expect.poll(() => asked).toEqual([{ hidden: [{ list: "orders", columns: ["date", "items"] }] }]);
  });

  it("cannot lose the first one, which is the row's link; the reason stands there", async () => {
    const { user } = await show();
    await user.click(button());
    const first = screen.getByRole<HTMLInputElement>("checkbox", { name: /^Order number/ });
    expect([first.disabled, first.checked]).toEqual([true, true]);
    expect(screen.getByText("Always shown: it opens the entry")).toBeTruthy();
    for (const name of [...all.slice(1, -1), "Total"]) await user.click(box(name));
    expect(heads()).toEqual(["Order number"]);
    expect(screen.getByRole("link", { name: "SO-2026-000101" })).toBeTruthy();
  });

  it("are all shown again with a reset, in rows of the usual height", async () => {
    const { user, asked } = await show({
      kept: { compact: true, hidden: [{ list: "orders", columns: ["date"] }] },
    });
    const compact = () => screen.getByRole("table").className.includes("compact");
    expect(compact()).toBe(true);
    await user.click(button());
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect([heads(), compact(), box("Compact rows").checked]).toEqual([all, false, false]);
    await expect.poll(() => asked).toEqual([{ compact: false, hidden: [{ list: "orders", columns: [] }] }]);
  });
});

describe("compact rows", () => {
  it("are chosen beside the columns", async () => {
    const { user, asked } = await show();
    await user.click(button());
    await user.click(screen.getByRole("checkbox", { name: "Compact rows" }));
    expect(screen.getByRole("table").className).toContain("compact");
    await expect.poll(() => asked).toEqual([{ compact: true }]);
  });
});

describe("the button", () => {
  it("opens by keyboard and closes with Escape, which returns to it", async () => {
    const { user } = await show();
    button().focus();
    await user.keyboard("{Enter}");
    expect(button().getAttribute("aria-expanded")).toBe("true");
    expect(menu().getAllByRole("checkbox")).toHaveLength(all.length + 1);
    await user.tab();
    await user.keyboard(" ");
    expect(heads()).not.toContain("Status");
    await user.keyboard("{Escape}");
    await expect
      .poll(() => [button().getAttribute("aria-expanded"), document.activeElement])
      .toEqual(["false", button()]);
  });

  it("shows a placeholder until the code of the choice is there; the list is as the account keeps it", async () => {
    const { user } = await show({
      kept: { hidden: [{ list: "orders", columns: ["date"] }] },
      loaded: false,
    });
    await user.click(button());
    expect(screen.getByText("Loading")).toBeTruthy();
    expect(heads()).not.toContain("Date");
  });
});

describe("a choice that was not kept", () => {
  const intoSight = vi.spyOn(Element.prototype, "scrollIntoView");
  afterEach(() => {
    intoSight.mockClear();
  });
  afterAll(() => {
    intoSight.mockRestore();
  });

  it("says so where it was chosen with a failure, holds, and is sent again", async () => {
    const { code, failure } = oneFailure;
    const { user, asked } = await show({ results: [{ failure }, { answer: {} }] });
    await user.click(button());
    await user.click(box("Total"));
    await menu().findByText("The choice could not be saved");
    expect(menu().getByText(new RegExp(`Code ${code}`))).toBeTruthy();
    await expect.poll(() => intoSight.mock.calls).toEqual([[{ block: "nearest" }]]);
    expect(heads()).not.toContain("Total");
    await user.click(menu().getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText("The choice could not be saved")).toBeNull());
    await expect
      .poll(() => asked)
      .toEqual([
        { hidden: [{ list: "orders", columns: ["total"] }] },
        { hidden: [{ list: "orders", columns: ["total"] }] },
      ]);
  });
});
