import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Field } from "../../../src/ui/kit/fields/field.tsx";
import { LateSelect } from "../../../src/ui/kit/fields/late-select.tsx";
import { isFocusAt } from "../../support/focus.ts";
import { renderKit } from "./render.tsx";

const items = ["Apples", "Cherries", "Currants", "Dates"].map((label) => ({ value: label, label }));

const show = () => {
  const chosen = vi.fn<(value: string) => void>();
  renderKit(
    <Field label="Fruit" error="Choose another one.">
      {(control) => <LateSelect {...control} name="fruit" items={items} value="Cherries" onChange={chosen} />}
    </Field>,
  );
  return { user: userEvent.setup(), chosen };
};

const field = () => screen.getByRole("combobox", { name: "Fruit" });
const isOpen = () => field().getAttribute("aria-expanded") === "true";
const opened = () => waitFor(() => expect(isOpen()).toBe(true));
const highlighted = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;

it("is a closed field with its label, its choice and its problem until it is opened", () => {
  show();
  expect([field().textContent, field().getAttribute("aria-haspopup"), isOpen()]).toEqual([
    "Cherries",
    "listbox",
    false,
  ]);
  expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Choose another one.",
  );
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("opens for a press, reports a choice once, and keeps the focus", async () => {
  const { user, chosen } = show();
  await user.click(field());
  await opened();
  expect(isFocusAt(field())).toBe(true);
  await user.click(screen.getByRole("option", { name: "Dates" }));
  await expect.poll(() => chosen.mock.calls).toEqual([["Dates"]]);
  expect([isOpen(), isFocusAt(field()), field().getAttribute("name")]).toEqual([false, true, "fruit"]);
});

it.each([
  ["{Enter}", "Cherries"],
  [" ", "Cherries"],
  ["{ArrowDown}", "Cherries"],
  ["{ArrowUp}", "Cherries"],
  ["{Home}", "Apples"],
  ["{End}", "Dates"],
  ["c", "Currants"],
])(
  "opens for the key %s as the browser's own list does, and Escape returns to the field",
  async (key, then) => {
    const { user, chosen } = show();
    await user.tab();
    await user.keyboard(key);
    await opened();
    expect(highlighted()).toBe(then);
    await user.keyboard("{Escape}");
    expect([isOpen(), isFocusAt(field())]).toEqual([false, true]);
    await expect.poll(() => chosen).not.toHaveBeenCalled();
  },
);

it.each(["{Control>}c{/Control}", "{Meta>}c{/Meta}", "{F5}", "{Shift}"])(
  "leaves %s to the browser",
  async (keys) => {
    const { user } = show();
    await user.tab();
    await user.keyboard(keys);
    expect([isOpen(), field().getAttribute("aria-busy")]).toEqual([false, "false"]);
  },
);
