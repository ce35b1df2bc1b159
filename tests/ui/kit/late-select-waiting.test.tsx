import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isFocusAt } from "../../support/focus.ts";

const select = "../../../src/ui/kit/fields/select.tsx";

let come: () => void;

// The module that loads the list keeps what has come: it is loaded anew, with all that shares a context with it.
beforeEach(() => {
  vi.resetModules();
  const code = new Promise<void>((resolve) => {
    come = resolve;
  });
  vi.doMock(select, async (original) => {
    await code;
    return original();
  });
});
afterEach(() => {
  vi.doUnmock(select);
  vi.resetModules();
});

const field = (name: string) => screen.getByRole("combobox", { name });
const stateOf = (name: string) =>
  ["aria-busy", "aria-expanded"].map((state) => field(name).getAttribute(state));

it("opens once its code is there, unless the person has gone on or taken the press back", async () => {
  const { LateSelect } = await import("../../../src/ui/kit/fields/late-select.tsx");
  const { Field } = await import("../../../src/ui/kit/fields/field.tsx");
  const { renderKit } = await import("./render.tsx");
  const items = [{ value: 1, label: "One" }];
  renderKit(
    <>
      {["Left", "Taken back", "Pressed"].map((label) => (
        <Field key={label} label={label}>
          {(control) => <LateSelect {...control} items={items} value={1} onChange={() => {}} />}
        </Field>
      ))}
    </>,
  );
  const user = userEvent.setup();
  for (const [name, key] of [
    ["Left", "{ArrowDown}"],
    ["Taken back", "{Enter}"],
  ] as const) {
    await user.tab();
    await user.keyboard(key);
    expect(stateOf(name)).toEqual(["true", "false"]);
  }
  expect(stateOf("Left")).toEqual(["false", "false"]);
  await user.keyboard("{Escape}");
  expect(stateOf("Taken back")).toEqual(["false", "false"]);
  await user.click(field("Pressed"));
  await user.click(field("Pressed"));
  expect(stateOf("Pressed")).toEqual(["true", "false"]);
  come();
  await waitFor(() => expect(stateOf("Pressed")).toEqual([null, "true"]));
  expect(isFocusAt(field("Pressed"))).toBe(true);
  expect(["Left", "Taken back"].map(stateOf)).toEqual([
    ["false", "false"],
    ["false", "false"],
  ]);
});
