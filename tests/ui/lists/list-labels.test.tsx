import { describe, expect, it } from "vitest";
import { MessagesScreen } from "../../../src/ui/screens/messages/messages-screen.tsx";
import { OrdersScreen } from "../../../src/ui/screens/orders/orders-screen.tsx";
import { TicketsScreen } from "../../../src/ui/screens/tickets/tickets-screen.tsx";
import { pageActors } from "../../support/page-actors.ts";
import { renderScreen } from "../../support/render-screen.tsx";

const { actors } = pageActors();
const labelsOf = ({ container }: { readonly container: HTMLElement }): string | undefined =>
  container.querySelector<HTMLElement>("p[data-paper-only]")?.dataset["labels"];

const orders = (query: string) =>
  renderScreen(<OrdersScreen />, {
    at: `/orders/${query}`,
    actors,
  });
const tickets = (query: string) =>
  renderScreen(<TicketsScreen />, {
    at: `/tickets/${query}`,
    actors,
  });
const messages = (query: string) => renderScreen(<MessagesScreen />, { at: `/messages/${query}`, actors });

describe("what narrows and orders a list", () => {
  it.each([
    ["nothing but the usual order", () => orders(""), "Sort by: Date, descending"],
    [
      "everything that orders have",
      () =>
        orders(
          "?q=+pump+&status=sent,in_progress&sort=total&period=2026-03-01..2026-03-31&amount=100.00..250.50",
        ),
      "Status: In progress, Sent · Date: 1–31 Mar 2026 · Total from: 100 · Total up to: 250.50 · Search orders: pump · Sort by: Total, ascending",
    ],
    ["one bound", () => orders("?amount=..0.00"), "Total up to: 0 · Sort by: Date, descending"],
    [
      "further filters",
      () => tickets("?scope=mine&unread=1"),
      "Unread answers only · Whose tickets: Only mine · Sort by: Last activity, descending",
    ],
    [
      "messages",
      () => messages("?status=app&priority=high"),
      "Topics: App · Priority: High priority · Sort by: Date, descending",
    ],
    ["messages without a filter", () => messages(""), "Sort by: Date, descending"],
  ])("is in words for paper: %s", (_, show, labels) => expect(labelsOf(show())).toBe(labels));

  it("is no text of the page on a screen", () => {
    expect(orders("?q=pump").container.querySelector("p[data-paper-only]")?.textContent).toBe("");
  });
});
