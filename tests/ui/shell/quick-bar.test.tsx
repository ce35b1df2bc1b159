import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { MobileNavigation } from "../../../src/ui/shell/navigation/mobile-navigation.tsx";
import { QuickBar } from "../../../src/ui/shell/navigation/quick-bar.tsx";
import { goldUser } from "../../support/inert-portal.ts";
import { inertShell, renderScreen } from "../../support/render-screen.tsx";
import { ShellActorsProvider } from "../../../src/ui/shell/shell-actors.ts";

const show = (at = "/orders/?shop=at") => {
  const search = vi.fn();
  const view = renderScreen(
    <>
      <header>
        <MobileNavigation />
      </header>
      <QuickBar onSearch={search} />
    </>,
    {
      session: { user: goldUser },
      at,
      wrap: (children) => <ShellActorsProvider value={inertShell}>{children}</ShellActorsProvider>,
    },
  );
  const bar = async () => within(await screen.findByRole("navigation", { name: "Quick access" }));
  return { ...view, search, bar };
};

it("leads to what people come for most, marks where they are and opens the search", async () => {
  const { bar, search, user } = show();
  const links = (await bar()).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent?.trim())).toEqual(["Orders", "Products", "My tickets"]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["page", null, null]);
  await user.click((await bar()).getByRole("button", { name: "Search" }));
  await expect.poll(() => search.mock.calls.length).toBe(1);
});

it("opens the whole navigation with the focus in it, and closes it again", async () => {
  const { bar, user } = show();
  const more = (await bar()).getByRole("button", { name: "More" });
  await user.click(more);
  expect(more.getAttribute("aria-expanded")).toBe("true");
  const menu = screen.getByRole("navigation", { name: "Main navigation" });
  await expect.poll(() => menu.contains(document.activeElement)).toBe(true);
  await user.click(more);
  expect(more.getAttribute("aria-expanded")).toBe("false");
  await user.click(more);
  expect(more.getAttribute("aria-expanded")).toBe("true");
  await user.click(more);
  expect(more.getAttribute("aria-expanded")).toBe("false");
  await expect.poll(() => document.activeElement).toBe(more);
  await user.keyboard("{Enter}");
  expect(more.getAttribute("aria-expanded")).toBe("true");
});

it("is not on a page without the navigation", () => {
  show("/login/");
  expect(screen.queryByRole("navigation", { name: "Quick access" })).toBeNull();
});
