import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { cancelTraining, getTrainings } from "../../../src/api/trainings.calls.ts";
import { booking, callSamples } from "../../../src/atlas/samples/trainings.samples.ts";
import { ActionButton } from "../../../src/ui/calls/action-button.tsx";
import { actorKey, isSameWish } from "../../../src/ui/calls/actor-key.ts";
import { useAction } from "../../../src/ui/calls/use-action.ts";
import { useResource } from "../../../src/ui/calls/use-resource.ts";
import { failureCode } from "../../../src/domain/kit/call-failure.ts";
import { everyFailure, renderScreen, refused } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";

const { id } = booking;
const Cancel = () => {
  const bookings = useResource(getTrainings, callSamples.bookings.request);
  const cancel = useAction(cancelTraining, { about: { id }, refresh: bookings });
  return (
    <ActionButton
      action={cancel}
      request={{ id }}
      label="Cancel"
      doneText="Done"
      failedTitle="Not cancelled"
    />
  );
};
const show = (cancelTraining: NonNullable<Script["cancelTraining"]>) => {
  const view = renderScreen(<Cancel />, {
    calls: { cancelTraining, getTrainings: [{ answer: callSamples.bookings.answer }] },
  });
  const press = () => view.user.click(screen.getByRole("button", { name: "Cancel" }));
  return { ...view, press };
};
const done = { answer: callSamples.cancel.answer };

describe("a wish", () => {
  it.each([
    [{ id: "IN-77", instance: "int" }, { id: "IN-77", instance: "dede" }, true],
    [{ id: "IN-77", instance: "int" }, { id: "IN-78", instance: "int" }, false],
    [{ from: "2026-01-01" }, { from: "2026-02-01" }, false],
    [undefined, { id: "IN-77" }, false],
  ])("%o and %o are the same one: %s", (one, other, same) => {
    expect(isSameWish(one, other)).toBe(same);
  });
});

describe("an action of a view", () => {
  it("shows a refusal of its call with the text of the call's table, and has outdated content loaded again", async () => {
    const { press, asked } = show([refused("CANCEL_TOO_LATE"), done]);
    await press();
    expect(await screen.findByText("It is too late to cancel.")).toBeTruthy();
    expect(screen.getByText("Code CANCEL_TOO_LATE")).toBeTruthy();
    await expect.poll(() => asked("getTrainings")).toHaveLength(2);
    await press();
    expect(await screen.findByText("Done")).toBeTruthy();
    await expect.poll(() => asked("getTrainings")).toHaveLength(3);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each(everyFailure.map((failure) => [failureCode(failure), failure] as const))(
    "shows every failure beside its button, and is sent again: %s",
    async (code, failure) => {
      const { press, asked } = show([{ failure }, done]);
      await press();
      expect((await screen.findByRole("alert")).textContent).toContain("Not cancelled");
      expect(screen.getByText(`Code ${code}`)).toBeTruthy();
      await press();
      expect(await screen.findByText("Done")).toBeTruthy();
      await expect.poll(() => asked("cancelTraining")).toEqual([{ id }, { id }]);
    },
  );

  it("that may be done is not reported as one that failed", async () => {
    const { press } = show([{ failure: { _tag: "TimedOut", limit: 30_000, lost: true } }]);
    await press();
    expect((await screen.findByRole("alert")).textContent).toContain("This may already be done");
    expect(screen.queryByText("Not cancelled")).toBeNull();
  });

  it("has an actor for each thing that it is about, by the call's name", () => {
    expect(actorKey(cancelTraining, { id })).toBe(`cancelTraining:${id}`);
    const { call, request } = callSamples.bookings;
    expect(actorKey(call, request)).toBe("getTrainings");
    expect(actorKey(call, { day: new Date("2026-03-01T00:00:00Z"), id: undefined })).toBe(
      "getTrainings:2026-03-01T00:00:00.000Z",
    );
  });
});
