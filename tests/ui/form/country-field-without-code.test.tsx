import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CODE_GONE } from "../../../src/ui/code/import-or-gone.ts";

const comboboxes = "../../../src/ui/form/place-comboboxes.tsx";

// The module that loads the field keeps what has come: it is loaded anew, with all that shares a context with it.
beforeEach(() => {
  vi.resetModules();
  vi.doMock(comboboxes, () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
});
afterEach(() => {
  vi.doUnmock(comboboxes);
  vi.resetModules();
  vi.unstubAllGlobals();
  performance.clearMarks(CODE_GONE);
});

it("says that its code is gone, for which the server is asked once", async () => {
  const asked = vi.fn(() => Promise.resolve(new Response('<meta name="build" content="new" />')));
  vi.stubGlobal("fetch", asked);
  const { CountryField } = await import("../../../src/ui/form/country-field.tsx");
  const { renderKit } = await import("../kit/render.tsx");
  renderKit(
    <CountryField
      label="Country"
      error={undefined}
      name="country"
      readOnly={false}
      autoComplete="country-name"
      countries={[]}
      value=""
      onChange={vi.fn()}
      onBlur={vi.fn()}
    />,
  );
  expect(await screen.findByRole("alert")).toBeTruthy();
  await expect.poll(() => asked).toHaveBeenCalledOnce();
  await expect.poll(() => performance.getEntriesByName(CODE_GONE)).toHaveLength(1);
});
