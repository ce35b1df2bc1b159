import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { shortages } from "../../../src/atlas/samples/limited-availability.samples.ts";
import type { Shortage } from "../../../src/domain/limited-availability/shortage.ts";
import type { OrderId } from "../../../src/domain/orders/order-summary.ts";
import { OrderShortages } from "../../../src/ui/screens/orders/order-shortages.tsx";
import { pageActors } from "../../support/page-actors.ts";
import { oneFailure, renderScreen } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";

const show = (calls: Script) =>
  renderScreen(<OrderShortages id={"A-1001" as OrderId} />, { actors: pageActors().actors, calls });
const loaded = (content: readonly Shortage[], more: Script = {}) =>
  show({ getOrderShortages: [{ answer: content }], ...more });

const title = "Limited availability";

describe("the notice of limited availability on an order", () => {
  it("names what the order waits for, until when, and what replaces it", async () => {
    loaded(shortages);
    await screen.findByText(title);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "100218 Tree Extension: expected until 1 Mar 2026. Replacement: 100002 Extension.",
      "100364 Audioserver: end date not known yet.",
    ]);
    expect(screen.getByRole("link", { name: "See articles in short supply" }).getAttribute("href")).toBe(
      "/limited-availability/",
    );
  });

  it("is not there for an order that touches nothing", async () => {
    const { container } = loaded([]);
    await Promise.resolve();
    expect(within(container).queryByText(title)).toBeNull();
  });

  it("is dismissed for a day, and the focus stays where it was", async () => {
    const { user, address } = loaded(shortages, {
      dismissShortageNotice: [{ answer: {} }],
    });
    const before = address();
    await user.click(await screen.findByRole("button", { name: "Hide for a day" }));
    const note = await screen.findByText("The notice is hidden for a day.");
    await expect.poll(() => document.activeElement).toBe(note.closest("[tabindex]"));
    expect(screen.queryByText(title)).toBeNull();
    await expect.poll(address).toBe(before);
  });

  it("stays when it could not be dismissed, with a failure", async () => {
    const { code, failure } = oneFailure;
    const { user } = loaded(shortages, { dismissShortageNotice: [{ failure }] });
    await user.click(await screen.findByRole("button", { name: "Hide for a day" }));
    expect((await screen.findByRole("alert")).textContent).toContain(`Code ${code}`);
    expect(screen.getByText(title)).toBeTruthy();
  });

  it("is left out where it does not load, with a failure: the order itself shows its failure", async () => {
    const { failure } = oneFailure;
    const { container } = show({ getOrderShortages: [{ failure }] });
    await Promise.resolve();
    expect(within(container).queryByText(title)).toBeNull();
  });
});
