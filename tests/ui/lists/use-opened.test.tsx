import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState, useSyncExternalStore } from "react";
import { Router } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHistory, type PortalHistory } from "../../../src/app/browser/history.ts";
import { useOpened } from "../../../src/ui/lists/use-opened.ts";

let portal: PortalHistory;

const List = () => {
  const { id, open, close } = useOpened("row");
  const [typed, setTyped] = useState("");
  return (
    <>
      <button onClick={() => open("A-1")}>Open</button>
      <input aria-label="Kept" value={typed} onChange={(event) => setTyped(event.target.value)} />
      {id !== undefined && (
        <div role="dialog">
          {id}
          <button onClick={close}>Close</button>
          <button onClick={() => [close(), close()]}>Close twice</button>
        </div>
      )}
    </>
  );
};

const Page = () => {
  const { location, action } = useSyncExternalStore(portal.listen, portal.place);
  return (
    <Router location={location} navigationType={action} navigator={portal.navigator}>
      <List />
    </Router>
  );
};

const path = () => `${location.pathname}${location.search}`;
const dialog = () => screen.queryByRole("dialog");
const expectAt = (expected: string) =>
  waitFor(() => {
    expect(path()).toBe(expected);
    expect(dialog()?.textContent.includes("A-1")).toBe(expected.includes("row=") ? true : undefined);
  });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const go = (steps: number) => act(() => history.go(steps));

/** Shows the list at an address of this visit, after another page. */
const show = (at: string) => {
  history.pushState(null, "", "/before/");
  history.pushState(null, "", at);
  portal = createHistory();
  render(<Page />);
};

const first = { address: "" };
beforeEach(() => {
  first.address = path();
});
afterEach(() => {
  cleanup();
  history.pushState(null, "", first.address);
});

describe("a dialog whose row is in the address", () => {
  it("is one entry of the browser's history, which closing goes back over", async () => {
    show("/list/?page=2");
    const entries = history.length;
    await press("Open");
    await expectAt("/list/?page=2&row=A-1");
    await expect.poll(() => history.length).toBe(entries + 1);
    await press("Close");
    await expectAt("/list/?page=2");
    go(1);
    await expectAt("/list/?page=2&row=A-1");
    go(-1);
    await expectAt("/list/?page=2");
    go(-1);
    await waitFor(() => expect(path()).toBe("/before/"));
  });

  it("goes back once, however often closing is pressed before the browser has gone back", async () => {
    show("/list/");
    const gone = vi.spyOn(portal.navigator, "go");
    await press("Open");
    await press("Close twice");
    await expectAt("/list/");
    await expect.poll(() => gone.mock.calls).toEqual([[-1]]);
  });

  it("can be closed again after Forward", async () => {
    show("/list/");
    await press("Open");
    await press("Close");
    await expectAt("/list/");
    go(1);
    await expectAt("/list/?row=A-1");
    await press("Close");
    await expectAt("/list/");
    expect(dialog()).toBeNull();
  });

  it("gives its entry to the list where its address was the first of the visit", async () => {
    show("/list/?row=A-1");
    const entries = history.length;
    await press("Close");
    await expectAt("/list/");
    await expect.poll(() => history.length).toBe(entries);
    go(-1);
    await waitFor(() => expect(path()).toBe("/before/"));
  });

  it("knows after a reload that it was opened over the list", async () => {
    show("/list/");
    await press("Open");
    cleanup();
    portal = createHistory();
    render(<Page />);
    await press("Close");
    await expectAt("/list/");
    go(1);
    await expectAt("/list/?row=A-1");
    expect(dialog()).not.toBeNull();
  });
});
