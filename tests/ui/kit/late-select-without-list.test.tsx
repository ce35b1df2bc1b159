import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isFocusAt } from "../../support/focus.ts";

const select = "../../../src/ui/kit/fields/select.tsx";

// The module that loads the list keeps what has come: it is loaded anew, with all that shares a context with it.
beforeEach(() => {
  vi.resetModules();
  vi.doMock(select, () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
});
afterEach(() => {
  vi.doUnmock(select);
  vi.resetModules();
});

it("says so where the code of its list does not come, until it is left", async () => {
  const { LateSelect } = await import("../../../src/ui/kit/fields/late-select.tsx");
  const { Field } = await import("../../../src/ui/kit/fields/field.tsx");
  const { renderKit } = await import("./render.tsx");
  const items = [{ value: 3, label: "3" }];
  renderKit(
    <Field label="Number">
      {(control) => <LateSelect {...control} items={items} value={3} onChange={() => {}} />}
    </Field>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole("combobox", { name: "Number" });
  await user.tab();
  expect(screen.queryByRole("alert")).toBeNull();
  for (const key of ["{Enter}", "{ArrowDown}"]) {
    await user.keyboard(key);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Try again or reload the page: the list could not be loaded.",
    );
    expect([field.textContent, field.getAttribute("aria-busy")]).toEqual(["3", "false"]);
  }
  await user.keyboard("{Escape}");
  expect([screen.queryByRole("alert"), isFocusAt(field)]).toEqual([null, true]);
});
