import { act, render } from "@testing-library/react";
import { createMemoryRouter, useLocation } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import { useStepEntries } from "../../../src/ui/actors/use-step-entries.ts";
import { RouterProvider } from "../../support/memory-router.tsx";

const trailIn = (state: unknown): readonly string[] =>
  (state as { readonly steps?: { readonly trail: readonly string[] } } | null)?.steps?.trail ?? [];

/** A flow at one address. `stepAt`: the machine's step in the rendering that shows the entry with this trail. */
const open = (stepAt: (trail: readonly string[]) => string) => {
  const send = vi.fn<(event: { readonly type: "step.asked"; readonly step: string }) => void>();
  const actor = { getSnapshot: () => ({ can: () => true }), send };
  const Flow = () => {
    useStepEntries("flow", actor, stepAt(trailIn(useLocation().state)));
    return null;
  };
  const router = createMemoryRouter([{ path: "/", element: <Flow /> }]);
  render(<RouterProvider router={router} />);
  const settle = () => act(async () => Promise.resolve());
  return { send, settle, router, trail: () => trailIn(router.state.location.state) };
};

describe("useStepEntries", () => {
  test("a step that changes in the rendering that shows the entry of the step before becomes an entry of its own", async () => {
    const { send, settle, trail } = open(([first]) => (first === undefined ? "area" : "details"));
    await settle();
    expect(trail()).toEqual(["area", "details"]);
    await expect.poll(() => send).not.toHaveBeenCalled();
  });

  test("a later step that changes while its entry is written becomes an entry, too", async () => {
    const steps = ["area", "details", "sent"];
    const { send, settle, trail } = open(({ length }) => steps[Math.min(length, 2)]!);
    await settle();
    expect(trail()).toEqual(steps);
    await expect.poll(() => send).not.toHaveBeenCalled();
  });

  test("Back asks the machine for the step of its entry", async () => {
    let step = "area";
    const { send, settle, trail, router } = open(() => step);
    await settle();
    step = "details";
    await act(() => router.revalidate());
    await settle();
    expect(trail()).toEqual(["area", "details"]);
    await act(() => router.navigate(-1));
    await expect.poll(() => send).toHaveBeenCalledExactlyOnceWith({ type: "step.asked", step: "area" });
  });
});
