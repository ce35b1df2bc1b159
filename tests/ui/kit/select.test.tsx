import { useState } from "react";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Field } from "../../../src/ui/kit/fields/field.tsx";
import { MultiSelect } from "../../../src/ui/kit/fields/multi-select.tsx";
import { Select } from "../../../src/ui/kit/fields/select.tsx";
import { renderKit } from "./render.tsx";

const items = [
  { value: 1, label: "Support" },
  { value: 2, label: "Orders" },
  { value: 3, label: "Returns" },
];

const One = ({ changed }: { readonly changed: (value: number) => void }) => {
  const [value, setValue] = useState<number | undefined>(1);
  return (
    <>
      <Field label="Department" error="Choose another one.">
        {(control) => (
          <Select
            {...control}
            items={items}
            value={value}
            onChange={(next) => {
              changed(next);
              setValue(next);
            }}
          />
        )}
      </Field>
      <button type="button">Elsewhere</button>
    </>
  );
};

const Several = ({ changed }: { readonly changed: (values: readonly number[]) => void }) => {
  const [values, setValues] = useState<readonly number[]>([]);
  return (
    <>
      <Field label="Departments">
        {(control) => (
          <MultiSelect
            {...control}
            items={items}
            values={values}
            onChange={(next) => {
              changed(next);
              setValues(next);
            }}
          />
        )}
      </Field>
      <button type="button">Elsewhere</button>
    </>
  );
};

const field = (name: string) => screen.getByRole("combobox", { name });
const isOpen = (name: string): boolean => field(name).getAttribute("aria-expanded") === "true";

describe("Select", () => {
  it("is labelled by its field, described by its error and shows the selected option", () => {
    renderKit(<One changed={() => {}} />);
    const button = field("Department");
    expect(button.textContent).toBe("Support");
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Choose another one.",
    );
  });

  it("replaces the selection, reports each change once and closes", async () => {
    const changed = vi.fn();
    renderKit(<One changed={changed} />);
    await userEvent.click(field("Department"));
    await userEvent.click(screen.getByRole("option", { name: "Returns" }));
    await expect.poll(() => changed.mock.calls).toEqual([[3]]);
    expect(field("Department").textContent).toBe("Returns");
    expect(isOpen("Department")).toBe(false);
  });

  it("can be operated by keyboard alone", async () => {
    const changed = vi.fn();
    renderKit(<One changed={changed} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    expect(isOpen("Department")).toBe(true);
    await userEvent.keyboard("{End}{Enter}");
    await expect.poll(() => changed.mock.calls).toEqual([[3]]);
    await userEvent.keyboard("{Enter}{Home}{Escape}");
    await expect.poll(() => changed).toHaveBeenCalledOnce();
    expect(isOpen("Department")).toBe(false);
  });

  it("handles the Escape that closes it, and passes any other Escape to the dialog around it", async () => {
    renderKit(<One changed={() => {}} />);
    await userEvent.click(field("Department"));
    expect(fireEvent.keyDown(field("Department"), { key: "Escape" })).toBe(false);
    expect(isOpen("Department")).toBe(false);
    expect(fireEvent.keyDown(field("Department"), { key: "Escape" })).toBe(true);
  });

  it("closes without a selection when the focus leaves", async () => {
    const changed = vi.fn();
    renderKit(<One changed={changed} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{End}");
    await userEvent.tab();
    expect(isOpen("Department")).toBe(false);
    await expect.poll(() => changed).not.toHaveBeenCalled();
  });
});

describe("the list of a Select", () => {
  /** A list 50 px high with a border of 1 px, whose items are 20 px high; jsdom lays nothing out. */
  const lays = (list: HTMLElement): void => {
    Object.defineProperties(list, { clientTop: { value: 1 }, clientHeight: { value: 50 } });
    list.getBoundingClientRect = () => new DOMRect(0, 100, 80, 52);
    for (const [index, option] of screen.getAllByRole("option").entries())
      option.getBoundingClientRect = () => new DOMRect(0, 101 + index * 20 - list.scrollTop, 80, 20);
  };

  it("scrolls as far as the highlighted item needs, and back", async () => {
    renderKit(<One changed={() => {}} />);
    await userEvent.click(field("Department"));
    const list = screen.getByRole("listbox");
    lays(list);
    await userEvent.keyboard("{End}");
    expect(list.scrollTop).toBe(10);
    await userEvent.keyboard("{ArrowUp}");
    expect(list.scrollTop).toBe(10);
    await userEvent.keyboard("{Home}");
    expect(list.scrollTop).toBe(0);
  });
});

it("is brought into sight when it opens", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  renderKit(<One changed={() => {}} />);
  await expect.poll(() => scroll).not.toHaveBeenCalled();
  await userEvent.click(field("Department"));
  await expect.poll(() => scroll.mock.contexts).toEqual([screen.getByRole("listbox")]);
  scroll.mockRestore();
});

describe("MultiSelect", () => {
  it("toggles values, reports each change and stays open", async () => {
    const changed = vi.fn();
    renderKit(<Several changed={changed} />);
    expect(field("Departments").textContent).toBe("Choose");
    await userEvent.click(field("Departments"));
    await userEvent.click(screen.getByRole("option", { name: "Orders" }));
    await userEvent.click(screen.getByRole("option", { name: "Support" }));
    await userEvent.click(screen.getByRole("option", { name: "Orders" }));
    await expect.poll(() => changed.mock.calls).toEqual([[[2]], [[1, 2]], [[1]]]);
    expect(isOpen("Departments")).toBe(true);
    expect(screen.getByRole("option", { name: "Support" }).getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("option", { name: "Orders" }).getAttribute("aria-selected")).toBe("false");
  });

  it("shows the number of selected values, and closes without toggling when the focus leaves", async () => {
    const changed = vi.fn();
    renderKit(<Several changed={changed} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{Home}{Enter}{ArrowDown}{Enter}");
    expect(field("Departments").textContent).toBe("2 selected");
    await userEvent.tab();
    expect(isOpen("Departments")).toBe(false);
    await expect.poll(() => changed).toHaveBeenCalledTimes(2);
  });
});
