import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Page } from "../../../src/domain/kit/list.ts";
import type { IntrastatPeriod } from "../../../src/domain/orders/intrastat.ts";
import type { Visitor } from "../../../src/domain/shell/access.ts";
import type { OrderSummary } from "../../../src/domain/orders/order.ts";
import {
  OrdersActorsProvider,
  type OrdersActors,
  type OrdersRequest,
} from "../../../src/ui/screens/orders/orders-actors.ts";
import { OrdersScreen } from "../../../src/ui/screens/orders/orders-screen.tsx";
import { expectOneEntry } from "../../support/history-buttons.tsx";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import {
  oneFailure,
  inertResource,
  inertAction,
  renderScreen,
  type StubResult,
} from "../../support/render-screen.tsx";
import { orderActors, summary } from "./order-samples.ts";

interface Asked {
  readonly period: IntrastatPeriod;
}

const show = (actors: Partial<OrdersActors> = {}, more: Partial<Visitor> = {}) => {
  const account = knownAccount();
  return renderScreen(<OrdersScreen />, {
    at: "/orders/",
    actors: pageActors({ account: { ...account, visitor: { ...account.visitor, ...more } } }).actors,
    wrap: (child) => (
      <OrdersActorsProvider
        value={orderActors({
          orders: inertResource<OrdersRequest, Page<OrderSummary>>([
            { answer: { rows: [summary("A-1001")], total: 1 } },
          ]),
          ...actors,
        })}
      >
        {child}
      </OrdersActorsProvider>
    ),
  });
};

const open = async (result: StubResult<undefined>) => {
  const asked: Asked[] = [];
  const intrastatCsv = inertAction<Asked, undefined>([result, result], (request) => asked.push(request));
  const { user, address } = show({ intrastatCsv });
  await user.click(await screen.findByRole("button", { name: "Intrastat report" }));
  return { user, address, asked, dialog: within(screen.getByRole("dialog", { name: "Intrastat report" })) };
};

describe("the Intrastat report", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(new Date("2026-02-10T08:00:00.000Z"));
  });
  afterEach(() => vi.useRealTimers());

  it("is of the last whole month at first, and of any month of two years", async () => {
    const { user, asked, dialog } = await open({ answer: undefined });
    expect(dialog.getByRole("combobox", { name: /Month or quarter/ }).textContent).toBe("January 2026");
    await user.click(dialog.getByRole("button", { name: "Download CSV" }));
    expect(await dialog.findByText("The CSV file is being downloaded.")).toBeTruthy();
    await user.click(dialog.getByRole("combobox", { name: /Month or quarter/ }));
    await user.click(dialog.getByRole("option", { name: "March 2024" }));
    expect(dialog.queryByText("The CSV file is being downloaded.")).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Download CSV" }));
    await expect.poll(() => asked).toEqual([{ period: "2026-01" }, { period: "2024-03" }]);
  });

  it("is of a quarter", async () => {
    const { user, asked, dialog } = await open({ answer: undefined });
    await user.click(dialog.getByRole("radio", { name: "Quarter" }));
    expect(dialog.getByRole("combobox", { name: /Month or quarter/ }).textContent).toBe("2025, quarter 4");
    await user.click(dialog.getByRole("button", { name: "Download CSV" }));
    await expect.poll(() => asked).toEqual([{ period: "2025-Q4" }]);
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
