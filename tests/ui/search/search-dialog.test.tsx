import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, test, vi } from "vitest";
import { hit } from "../../../src/atlas/samples/search.samples.ts";
import type { SearchAnswer } from "../../../src/domain/search/hit.ts";
import type { EmployeeRight } from "../../../src/domain/shell/access.ts";
import { searchMachine } from "../../../src/machines/search/search.machine.ts";
import { keysMachine } from "../../../src/machines/shell/keys.machine.ts";
import { Search } from "../../../src/ui/shell/search/search.tsx";
import { goldUser } from "../../support/inert-portal.ts";
import { stubResults, type StubResult } from "../../support/inert-portal.ts";
import { oneFailure, expectRetry, renderScreen } from "../../support/render-screen.tsx";

// jsdom has no layout to scroll in.
Element.prototype.scrollIntoView = vi.fn<() => void>();

const answer: SearchAnswer = {
  groups: [
    { kind: "order", hits: [hit, { ...hit, id: "A-2", title: "A-2", detail: "Novák & Sons" }] },
    { kind: "ticket", hits: [{ ...hit, kind: "ticket", id: "T-1", title: "Relay at Novak", detail: "T-1" }] },
  ],
};

interface Options {
  readonly results?: readonly StubResult<SearchAnswer>[];
  readonly rights?: readonly EmployeeRight[];
}

const show = ({ results = [{ answer }], rights }: Options = {}) => {
  const queries: string[] = [];
  const logic = searchMachine.provide({
    actors: {
      find: stubResults<SearchAnswer, { readonly query: string }>(results, ({ query }) =>
        queries.push(query),
      ),
    },
    delays: { pause: 0 },
  });
  const view = renderScreen(
    <>
      <Search logic={logic} keys={keysMachine} />
      <label>
        A field <input />
      </label>
    </>,
    { session: { user: { ...goldUser, ...(rights && { rights }) } } },
  );
  const open = async () => {
    await view.user.click(screen.getByRole("button", { name: "Search everywhere" }));
    return screen.getByRole<HTMLInputElement>("combobox", { name: "What are you looking for?" });
  };
  const search = async (text: string) => {
    const field = await open();
    await view.user.click(field);
    // At once: each letter would be a search of its own without the pause.
    await view.user.paste(text);
    return field;
  };
  return { ...view, queries, open, search };
};

/** The test's page computes names without the spaces at the ends of elements, which marked and other parts are. */
const houseNovak = /House ?Novak/;
const option = (name: RegExp | string) => screen.findByRole("option", { name });
const selected = () => screen.getByRole("option", { selected: true }).textContent;
const dialog = () => screen.queryByRole("dialog");
const address = () => screen.getByTestId("address").textContent;

describe("the dialog", () => {
  it("finds in groups, the number of hits is announced, and what was typed is marked", async () => {
    const { search, queries } = show();
    const field = await search("novak");
    await option(houseNovak);
    await expect.poll(() => queries.at(-1)).toBe("novak");
    const groups = screen
      .getAllByRole("group")
      .filter((group) => group.querySelector("[role=option]") !== null);
    expect(
      groups.map((group) => [
        group.getAttribute("aria-labelledby") !== null,
        within(group).getAllByRole("option").length,
      ]),
    ).toEqual([
      [true, 2],
      [true, 1],
    ]);
    expect(screen.getByRole("group", { name: "Orders" })).toBeTruthy();
    expect(screen.getByRole("group", { name: "Tickets" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("3 results");
    expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([
      "Novak",
      "Novák",
      "Novak",
    ]);
    expect(field.getAttribute("aria-expanded")).toBe("true");
    expect(document.querySelector(`[id="${field.getAttribute("aria-controls") ?? ""}"]`)?.role).toBe(
      "listbox",
    );
  });

  it("is moved through by arrows, Home and End, and Enter opens what is active", async () => {
    const { search, user } = show();
    const field = await search("novak");
    await option(houseNovak);
    const seen = [selected()];
    for (const key of ["{ArrowDown}", "{End}", "{ArrowDown}", "{ArrowUp}", "{Home}", "{ArrowDown}"]) {
      await user.keyboard(key);
      seen.push(selected());
      const active = document.querySelector(`[id="${field.getAttribute("aria-activedescendant") ?? ""}"]`);
      expect(active?.textContent).toBe(selected());
    }
    expect(seen.map((text) => text?.slice(0, 3))).toEqual(["SO-", "A-2", "Rel", "SO-", "Rel", "SO-", "A-2"]);
    await expect.poll(() => document.activeElement).toBe(field);
    expect(fireEvent.keyDown(field, { key: "Enter" }), "the key does nothing else").toBe(false);
    await waitFor(() => expect(dialog()).toBeNull());
    await expect.poll(address).toBe("/order/A-2/");
  });

  it("opens what is pressed, and offers it again as opened last", async () => {
    const { search, open, user } = show();
    await search("novak");
    await user.click(await option(/Relay/));
    await expect.poll(address).toBe("/ticket/T-1/");
    await open();
    expect(
      within(screen.getByRole("group", { name: "Recently opened" }))
        .getByRole("option")
        .textContent?.trim(),
    ).toBe("Relay at Novak");
  });

  it("begins anew each time", async () => {
    const { search, open, user } = show();
    await search("novak");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(dialog()).toBeNull();
    const field = await open();
    expect(field.value).toBe("");
    expect(screen.getByText(/Type at least 3 characters/)).toBeTruthy();
  });

  it("finds pages at once, without the server, and those alone that the rights give", async () => {
    const { search, queries, user } = show({ rights: ["tickets"], results: ["never"] });
    const field = await search("ti");
    expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent?.trim())).toEqual(
      expect.arrayContaining(["New ticket", "My tickets"]),
    );
    await user.clear(field);
    await user.paste("or");
    expect(screen.queryByRole("option", { name: "Orders" })).toBeNull();
    await expect.poll(() => queries).toEqual([]);
  });

  it("finds pages by slips, and links of the navigation, which open in a tab of their own", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    const { search, user } = show({ results: [{ answer: { groups: [] } }] });
    const field = await search("oredrs");
    expect(await option("Orders")).toBeTruthy();
    await user.clear(field);
    await user.paste("webshop");
    await user.click(await option("Webshop"));
    await expect.poll(() => opened.mock.calls[0]?.[0]).toMatch(/^https:\/\/shop\./);
    opened.mockRestore();
  });

  it("says that nothing was found, and while it searches shows a placeholder", async () => {
    const { search } = show({ results: [{ answer: { groups: [] } }] });
    await search("xyzzy");
    expect(await screen.findByText("Check the spelling, or search with fewer words.")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Nothing found");
    expect(screen.queryByRole("option")).toBeNull();
  });

  it("shows a placeholder while the server searches", async () => {
    const { search } = show({ results: ["never"] });
    await search("xyzzy");
    expect(await screen.findByRole("group", { name: "Searching" })).toBeTruthy();
  });

  test("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { search, user } = show({ results: [{ failure }, { answer }] });
    await search("novak");
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The search is not available")).toBeTruthy();
    await expectRetry(user, failure, () => option(houseNovak));
  });
});

describe("the keys", () => {
  const press = (init: KeyboardEventInit, target: Element | Window = document.body) =>
    act(() => {
      fireEvent.keyDown(target, init);
    });

  test.each([
    ["Control and K", { key: "k", ctrlKey: true }, true],
    ["Command and K", { key: "k", metaKey: true }, true],
    ["K alone", { key: "k" }, false],
    ["Control, Shift and K", { key: "K", ctrlKey: true, shiftKey: true }, false],
    ["Control and a slash", { key: "/", ctrlKey: true }, false],
  ])("%s", (_, init, opens) => {
    show();
    press(init);
    expect(dialog() !== null).toBe(opens);
  });

  it("Control and K open the search in a field, too", () => {
    show();
    press({ key: "k", ctrlKey: true }, screen.getByLabelText("A field"));
    expect(dialog()).not.toBeNull();
  });

  it("are listed from the dialog, which closes", async () => {
    const { open, user, actors } = show();
    await open();
    await user.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
    expect(dialog()).toBeNull();
    expect(actors.open("keys", keysMachine, { on: true }).getSnapshot().hasTag("shown")).toBe(true);
  });

  it("nothing opens above an open dialog, and nothing after the button has gone", () => {
    const { unmount } = show();
    const other = document.createElement("dialog");
    other.setAttribute("open", "");
    document.body.append(other);
    press({ key: "k", ctrlKey: true });
    expect(screen.queryByRole("combobox")).toBeNull();
    other.remove();
    unmount();
    press({ key: "k", ctrlKey: true });
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("are named by the button", () => {
    show();
    const button = screen.getByRole("button", { name: "Search everywhere" });
    expect(button.getAttribute("aria-keyshortcuts")).toBe("Control+K Meta+K");
  });
});
