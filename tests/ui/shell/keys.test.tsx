import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { UserData } from "../../../src/domain/session/user.ts";
import type { EmployeeRight } from "../../../src/domain/shell/access.ts";
import { keysMachine } from "../../../src/machines/shell/keys.machine.ts";
import { Keys, type KeysProps } from "../../../src/ui/shell/keys/keys.tsx";
import { useAccount } from "../../../src/ui/shell/session/use-account.ts";
import { goldUser, stubResults, type StubResult } from "../../support/inert-portal.ts";
import { oneFailure, renderScreen } from "../../support/render-screen.tsx";

interface Options {
  readonly results?: readonly StubResult<unknown>[];
  readonly rights?: readonly EmployeeRight[];
  readonly off?: true;
  /** Whom later checks of the session find. */
  readonly renewed?: UserData;
}

/** As the shell shows them: once somebody is signed in. */
const OfAccount = (props: KeysProps) => (useAccount() === undefined ? null : <Keys {...props} />);

const show = async ({ results = ["never"], rights, off, renewed }: Options = {}) => {
  const kept: unknown[] = [];
  const onSearch = vi.fn<() => void>();
  const logic = keysMachine.provide({
    actors: { keep: stubResults(results, (input) => kept.push(input)) },
  });
  const user = { ...goldUser, ...(rights && { rights }), ...(off && { single_keys: false as const }) };
  const view = renderScreen(
    <>
      <OfAccount logic={logic} onSearch={onSearch} />
      <label>
        A field <input />
      </label>
      <label>
        A choice{" "}
        <select>
          <option>orders</option>
        </select>
      </label>
    </>,
    {
      session: {
        user,
        ...(renewed !== undefined && {
          checks: [user, renewed].map((userData) => ({ answer: { loggedIn: true, valid: true, userData } })),
        }),
      },
    },
  );
  await vi.waitFor(() => expect(view.actors.session.getSnapshot().matches("signedIn")).toBe(true));
  return { ...view, kept, onSearch };
};

const press = (init: KeyboardEventInit, on: Element = document.body) => fireEvent.keyDown(on, init);
const dialog = () => screen.queryByRole("dialog", { name: "Keyboard shortcuts" });

describe("a key", () => {
  it("lists the keys that the person can use", async () => {
    await show({ rights: ["tickets"] });
    press({ key: "?", shiftKey: true });
    const terms = within(dialog()!).getAllByRole("term");
    expect(terms.map(({ textContent }) => textContent)).toEqual(["?", "/", "gt"]);
  });

  it("searches, and goes where the person has access, keeping what every link keeps", async () => {
    const { onSearch, address } = await show({ rights: ["tickets"] });
    press({ key: "/" });
    await expect.poll(() => onSearch).toHaveBeenCalledTimes(1);
    press({ key: "g" });
    press({ key: "o" });
    await expect.poll(address).toBe("/");
    press({ key: "g" });
    press({ key: "t" });
    await expect.poll(address).toBe("/tickets/");
  });

  it.each<[string, KeyboardEventInit]>([
    ["Control", { ctrlKey: true }],
    ["Command", { metaKey: true }],
    ["Alt", { altKey: true }],
    ["being held down", { repeat: true }],
  ])("does nothing with %s", async (_, init) => {
    const { onSearch } = await show();
    press({ key: "/", ...init });
    press({ key: "?", ...init });
    await expect.poll(() => [onSearch.mock.calls.length, dialog()]).toEqual([0, null]);
  });

  it("does nothing in a field, in a choice and above an open dialog", async () => {
    const { onSearch, address } = await show();
    for (const name of ["A field", "A choice"])
      for (const key of ["/", "?", "g", "o"]) press({ key }, screen.getByLabelText(name));
    const other = document.createElement("dialog");
    other.setAttribute("open", "");
    document.body.append(other);
    press({ key: "/" });
    other.remove();
    await expect.poll(() => [onSearch.mock.calls.length, dialog(), address()]).toEqual([0, null, "/"]);
  });

  it("does nothing where the account has turned it off", async () => {
    const { onSearch } = await show({ off: true });
    press({ key: "/" });
    press({ key: "?" });
    await expect.poll(() => [onSearch.mock.calls.length, dialog()]).toEqual([0, null]);
  });
});

describe("the switch", () => {
  it("is kept by the account, whose data the session has for the next page", async () => {
    const { user, kept, actors } = await show({
      results: [{ answer: { on: false } }],
      renewed: { ...goldUser, single_keys: false },
    });
    press({ key: "?" });
    await user.click(screen.getByRole("checkbox", { name: "Use single-key shortcuts" }));
    await expect.poll(() => kept).toEqual([{ on: false }]);
    await expect
      .poll(() => actors.session.getSnapshot().context.account)
      .toMatchObject({ user: { single_keys: false } });
    await user.click(screen.getByRole("button", { name: "Close" }));
    press({ key: "?" });
    expect(dialog()).toBeNull();
  });

  it("says with a failure that it was not kept, and is as it was", async () => {
    const { code, failure } = oneFailure;
    const { user } = await show({ results: [{ failure }] });
    press({ key: "?" });
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Use single-key shortcuts" });
    await user.click(box);
    expect(await screen.findByText("The choice could not be saved")).toBeTruthy();
    expect(screen.getByText(new RegExp(`Code ${code}`))).toBeTruthy();
    expect(box.checked).toBe(true);
  });
});
