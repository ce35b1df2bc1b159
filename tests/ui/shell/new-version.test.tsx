import { act, screen, within } from "@testing-library/react";
import { createActor, fromCallback } from "xstate";
import { expect, it } from "vitest";
import { newVersionMachine, type WorkerRequest } from "../../../src/machines/shell/new-version.machine.ts";
import { NewVersion } from "../../../src/ui/shell/new-version/new-version.tsx";
import { renderScreen } from "../../support/render-screen.tsx";

it("offers a new version politely, loads it by its button and goes away by its close button", async () => {
  const asked: WorkerRequest["type"][] = [];
  const actor = createActor(
    newVersionMachine.provide({
      actors: {
        worker: fromCallback<WorkerRequest>(({ receive }) => receive(({ type }) => asked.push(type))),
      },
    }),
  ).start();
  const { user } = renderScreen(<NewVersion actor={actor} />);
  const region = document.querySelector<HTMLElement>("section[aria-live]")!;
  expect([region.getAttribute("aria-live"), region.textContent]).toEqual(["polite", ""]);
  act(() => actor.send({ type: "version.found" }));
  expect(screen.getByRole("region", { name: "New version" })).toBe(region);
  expect(within(region).getByText(/A new version of the portal is available\.$/)).toBeTruthy();
  await user.click(within(region).getByRole("button", { name: "Load the new version" }));
  await expect.poll(() => asked).toEqual(["worker.load"]);
  await user.click(within(region).getByRole("button", { name: "Close" }));
  expect(region.textContent).toBe("");
});
