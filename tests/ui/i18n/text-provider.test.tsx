import { act, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { TextKey } from "../../../src/domain/kit/text-key.ts";
import type { Text } from "../../../src/ui/i18n/catalogue.ts";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";
import { TextProvider } from "../../../src/ui/i18n/text-provider.tsx";
import { useI18n, useText } from "../../../src/ui/i18n/use-text.ts";

const heading = (t: Text): string => t("nav.dashboard" as TextKey);

test("a component renders again when the language changes, and not when other texts come", async () => {
  const i18n = createI18n();
  i18n.add("int", { "nav.dashboard": "Dashboard" });
  i18n.add("cscz", { "nav.dashboard": "Přehled" });
  const rendered = vi.fn<() => void>();
  const Heading = () => {
    rendered();
    return <h1>{heading(useText())}</h1>;
  };
  const view = render(
    <TextProvider i18n={i18n}>
      <Heading />
    </TextProvider>,
  );
  act(() => i18n.add("int", { "nav.orders": "Orders" }));
  await expect.poll(() => rendered).toHaveBeenCalledTimes(1);
  act(() => i18n.show("cscz"));
  expect(view.getByRole("heading").textContent).toBe("Přehled");
  await expect.poll(() => rendered).toHaveBeenCalledTimes(2);
});

test("a key is replaced when its text comes, also in another language than the page's", () => {
  const i18n = createI18n();
  const Headings = () => {
    const czech = useI18n().textIn("cscz");
    return <h1>{`${heading(useText())}, ${heading(czech)}`}</h1>;
  };
  const view = render(
    <TextProvider i18n={i18n}>
      <Headings />
    </TextProvider>,
  );
  expect(view.getByRole("heading").textContent).toBe("nav.dashboard, nav.dashboard");
  act(() => i18n.add("int", { "nav.dashboard": "Dashboard" }));
  expect(view.getByRole("heading").textContent).toBe("Dashboard, Dashboard");
  act(() => i18n.add("cscz", { "nav.dashboard": "Přehled" }));
  expect(view.getByRole("heading").textContent).toBe("Dashboard, Přehled");
});

test("without a provider, keys stand in place of texts", () => {
  const Heading = () => <h1>{heading(useText())}</h1>;
  expect(render(<Heading />).getByRole("heading").textContent).toBe("nav.dashboard");
});
