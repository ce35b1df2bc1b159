import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callSamples } from "../../../src/atlas/samples/orders.samples.ts";
import type { Visitor } from "../../../src/domain/shell/access.ts";
import { OrdersScreen } from "../../../src/ui/screens/orders/orders-screen.tsx";
import { expectOneEntry } from "../../support/history-buttons.tsx";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { oneFailure, renderScreen, type StubResult } from "../../support/render-screen.tsx";
import { sampled, type Script } from "../../support/scripted-run.ts";

const show = (calls: Script = {}, more: Partial<Visitor> = {}) => {
  const account = knownAccount();
  return renderScreen(<OrdersScreen />, {
    at: "/orders/",
    actors: pageActors({ account: { ...account, visitor: { ...account.visitor, ...more } } }).actors,
    calls: { ...sampled(callSamples.open), ...calls },
  });
};

const open = async (result: StubResult<undefined>) => {
  const { user, address, asked } = show({ getIntrastatCsv: [result] });
  await user.click(await screen.findByRole("button", { name: "Intrastat report" }));
  const dialog = within(screen.getByRole("dialog", { name: "Intrastat report" }));
  return { user, address, requests: () => asked("getIntrastatCsv"), dialog };
};

describe("the Intrastat report", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(new Date("2026-02-10T08:00:00.000Z"));
  });
  afterEach(() => vi.useRealTimers());

  it("is of the last whole month at first, and of any month of two years", async () => {
    const { user, requests, dialog } = await open({ answer: undefined });
    expect(dialog.getByRole("combobox", { name: /Month or quarter/ }).textContent).toBe("January 2026");
    await user.click(dialog.getByRole("button", { name: "Download CSV" }));
    expect(await dialog.findByText("The CSV file is being downloaded.")).toBeTruthy();
    await user.click(dialog.getByRole("combobox", { name: /Month or quarter/ }));
    await user.click(dialog.getByRole("option", { name: "March 2024" }));
    expect(dialog.queryByText("The CSV file is being downloaded.")).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Download CSV" }));
    await expect.poll(requests).toEqual([{ period: "2026-01" }, { period: "2024-03" }]);
  });

  it("is of a quarter", async () => {
    const { user, requests, dialog } = await open({ answer: undefined });
    await user.click(dialog.getByRole("radio", { name: "Quarter" }));
    expect(dialog.getByRole("combobox", { name: /Month or quarter/ }).textContent).toBe("2025, quarter 4");
    await user.click(dialog.getByRole("button", { name: "Download CSV" }));
    await expect.poll(requests).toEqual([{ period: "2025-Q4" }]);
  });

  it("shows at its button why it was not saved", async () => {
    const { code, failure } = oneFailure;
    const { user, dialog } = await open({ failure });
    await user.click(dialog.getByRole("button", { name: "Download CSV" }));
    const alert = await dialog.findByRole("alert");
    expect(alert.textContent).toContain("The CSV file could not be saved.");
    expect(alert.textContent).toContain(`Code ${code}`);
  });

  it("closes", async () => {
    const { user, dialog } = await open("never");
    await user.click(dialog.getAllByRole("button", { name: "Close" }).at(-1)!);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("has one entry of the history", async () => {
    const { user, address } = await open("never");
    const opened = address();
    await expectOneEntry(user, address);
    await expect.poll(address).toBe(opened);
  });

  it("is not for private persons", async () => {
    show({}, { household: true });
    await screen.findByRole("button", { name: "Download CSV" });
    expect(screen.queryByRole("button", { name: "Intrastat report" })).toBeNull();
  });
});
