import { act, screen, within } from "@testing-library/react";
import { createActor, fromCallback } from "xstate";
import { describe, expect, test } from "vitest";
import { followedTabMachine } from "../../../src/machines/shell/followed-tab.machine.ts";
import { FollowedTab } from "../../../src/ui/shell/followed-tab/followed-tab.tsx";
import { renderScreen } from "../../support/render-screen.tsx";

const show = (opener: Element | null = null) => {
  const happened: string[] = [];
  const actor = createActor(
    followedTabMachine.provide({
      actors: {
        tellAtlas: fromCallback(() => {
          happened.push("begins");
          return () => happened.push("ends");
        }),
      },
    }),
  ).start();
  return { ...renderScreen(<FollowedTab actor={actor} opener={opener} />), actor, happened };
};
const notice = () => screen.getByRole("region", { name: "State atlas" });

describe("the consent that a tab is followed", () => {
  test("is asked for, shown as long as it holds, and withdrawn by a button", async () => {
    const { user, happened } = show();
    const dialog = screen.getByRole("dialog", { name: "Let the state atlas follow this tab?" });
    expect(within(dialog).getByText(/without personal data/)).toBeTruthy();
    await expect
      .poll(() => [happened, notice().textContent, notice().getAttribute("aria-live")])
      .toEqual([[], "", "polite"]);
    await user.click(within(dialog).getByRole("button", { name: "Yes, let it follow" }));
    await expect.poll(() => [happened, screen.queryByRole("dialog")]).toEqual([["begins"], null]);
    expect(within(notice()).getByText("The state atlas can follow this tab.")).toBeTruthy();
    await user.click(within(notice()).getByRole("button", { name: "Stop" }));
    await expect.poll(() => [happened, notice().textContent]).toEqual([["begins", "ends"], ""]);
  });

  test("is not given by closing the question, and can be asked for again", async () => {
    const { user, actor, happened } = show();
    await user.click(screen.getByRole("button", { name: "Do not allow" }));
    await expect
      .poll(() => [happened, notice().textContent, screen.queryByRole("dialog")])
      .toEqual([[], "", null]);
    act(() => actor.send({ type: "follow.ask" }));
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  test.each([
    ["to what asked for it", true],
    ["to the screen where that is gone", false],
  ])("gives the focus back when it is withdrawn: %s", async (_, isThere) => {
    const opener = document.createElement("button");
    const main = document.createElement("main");
    main.tabIndex = -1;
    document.body.append(main, ...(isThere ? [opener] : []));
    const { user } = show(opener);
    await user.click(screen.getByRole("button", { name: "Yes, let it follow" }));
    await user.click(screen.getByRole("button", { name: "Stop" }));
    await expect.poll(() => document.activeElement).toBe(isThere ? opener : main);
    main.remove();
    opener.remove();
  });
});
