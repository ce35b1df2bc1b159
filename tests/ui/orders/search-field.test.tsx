import { act, fireEvent, screen } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { orderList } from "../../../src/domain/orders/orders.lists.ts";
import { SearchField } from "../../../src/ui/lists/search-field.tsx";
import { useList } from "../../../src/ui/lists/use-list.ts";
import { useOpened } from "../../../src/ui/lists/use-opened.ts";
import { renderScreen } from "../../support/render-screen.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (value = "") => {
  const searches: string[] = [];
  const view = renderScreen(
    <SearchField label="Search" help="Number" value={value} onSearch={(search) => searches.push(search)} />,
  );
  return { ...view, searches, field: screen.getByRole("searchbox", { name: "Search" }) };
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it("the search field searches once when typing pauses", async () => {
  const { field, searches } = show();
  type(field, "re");
  act(() => {
    vi.advanceTimersByTime(399);
  });
  type(field, "relay");
  act(() => {
    vi.advanceTimersByTime(399);
  });
  await expect.poll(() => searches).toEqual([]);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  await expect.poll(() => searches).toEqual(["relay"]);
});

it("the search field searches at once with Enter, and not again after the pause", async () => {
  const { field, searches } = show();
  type(field, "relay");
  fireEvent.submit(screen.getByRole("search"));
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  await expect.poll(() => searches).toEqual(["relay"]);
});

it("the search field does not search for the same text again", async () => {
  const { searches } = show("relay");
  fireEvent.submit(screen.getByRole("search"));
  await expect.poll(() => searches).toEqual([]);
});

it("the search field does not search after the screen is left", async () => {
  const { field, searches, unmount } = show();
  type(field, "relay");
  unmount();
  vi.advanceTimersByTime(1000);
  await expect.poll(() => searches).toEqual([]);
});

const List = () => {
  const list = useList(orderList);
  const { open } = useOpened("row");
  const { search, state } = useLocation();
  return (
    <>
      <SearchField
        label="Search"
        help="Number"
        value={list.address.search}
        onSearch={(words) => list.change({ search: words }, "replace")}
      />
      <button onClick={() => list.change({ choices: { period: "2026-01-01..2026-03-31" } })}>Filter</button>
      <button onClick={() => open("A-1")}>Open</button>
      <output>{`${search} ${JSON.stringify(state)}`}</output>
    </>
  );
};

it.each([
  ["Filter", "?period=2026-01-01..2026-03-31&q=relay null"],
  ["Open", '?row=A-1&q=relay {"opened":"row"}'],
])("what is pressed while typing pauses stays: %s", async (name, place) => {
  renderScreen(<List />, { at: "/orders/" });
  type(screen.getByRole("searchbox", { name: "Search" }), "relay");
  fireEvent.click(screen.getByRole("button", { name }));
  act(() => {
    vi.advanceTimersByTime(400);
  });
  await expect.poll(() => screen.getByRole("status").textContent).toBe(place);
});
