import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LoadHelpProvider, type HelpCode, type LoadHelp } from "../../../src/ui/screens/help/help-code.ts";
import { HelpOverlay } from "../../../src/ui/screens/help/help-overlay.tsx";
import { useHelpButton } from "../../../src/ui/screens/help/use-help-button.tsx";
import { inertHelp } from "../../support/inert-help.ts";
import { deferred } from "../../support/machines/deferred.ts";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { renderScreen } from "../../support/render-screen.tsx";

const Asking = () => useHelpButton({ type: "order", no: "4711" }, "Ask about this order", false);

const show = (load: LoadHelp) =>
  renderScreen(<Asking />, {
    actors: pageActors({ account: knownAccount("gold") }).actors,
    session: { machines: [inertHelp()] },
    wrap: (child) => <LoadHelpProvider value={load}>{child}</LoadHelpProvider>,
  });

const dialog = { name: "Ask for help with order 4711" };

it("shows at the button that the code of the form is on its way, and opens the form then", async () => {
  const { promise, settle } = deferred<HelpCode>();
  const { user } = show(() => promise);
  const button = screen.getByRole("button", { name: "Ask about this order" });
  await user.click(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(screen.queryByRole("dialog")).toBeNull();
  await settle({ HelpOverlay, helpOverlayMachine: inertHelp() });
  expect(await screen.findByRole("dialog", dialog)).toBeTruthy();
  expect(button.getAttribute("aria-busy")).not.toBe("true");
});

it("says so where the code does not come, and opens the form at a press for which it comes", async () => {
  let comes = false;
  const { user } = show(() =>
    comes
      ? Promise.resolve({ HelpOverlay, helpOverlayMachine: inertHelp() })
      : Promise.reject(new TypeError("no connection")),
  );
  await user.click(screen.getByRole("button", { name: "Ask about this order" }));
  expect((await screen.findByRole("alert")).textContent).toContain("the help form could not be loaded");
  comes = true;
  await user.click(screen.getByRole("button", { name: "Ask about this order" }));
  expect(await screen.findByRole("dialog", dialog)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
