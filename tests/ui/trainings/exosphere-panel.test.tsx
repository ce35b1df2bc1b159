import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { callSamples, kim, robin } from "../../../src/atlas/samples/trainings.samples.ts";
import type { ExosphereLicence } from "../../../src/domain/trainings/exosphere.ts";
import { TrainingsScreen } from "../../../src/ui/screens/trainings/trainings-screen.tsx";
import { oneFailure, expectRetry, refused, renderScreen } from "../../support/render-screen.tsx";
import { sampled, type Script } from "../../support/scripted-run.ts";

const show = (calls: Script) => {
  const view = renderScreen(<TrainingsScreen />, {
    at: "/trainings/",
    calls: { ...sampled(callSamples.bookings), ...calls },
  });
  return { ...view, claims: () => view.asked("claimExosphereLicence") };
};

const none: ExosphereLicence = { participant: robin, state: { _tag: "NotEntitled" } };
const free: ExosphereLicence = { participant: robin, state: { _tag: "Available" } };
const claimed: ExosphereLicence = {
  participant: robin,
  state: { _tag: "Claimed", code: "E12M-7K3Q-9XWT" as never, validUntil: new Date("2027-07-06T00:00:00Z") },
};

describe("the Exosphere Essential licence", () => {
  it("is not offered to who was not present", async () => {
    show({ getExosphereLicences: [{ answer: [none] }] });
    expect(
      await screen.findByText("Robin Nord (you): licence available after the first training."),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: /licence/ })).toBeNull();
  });

  it("is claimed, and shows its code and its end", async () => {
    const { user, claims } = show({
      getExosphereLicences: [{ answer: [free] }, { answer: [claimed] }],
      claimExosphereLicence: [{ answer: claimed }],
    });
    await user.click(await screen.findByRole("button", { name: "Claim licence" }));
    expect(await screen.findByText("E12M-7K3Q-9XWT")).toBeTruthy();
    expect(screen.getByText(/Robin Nord \(you\): claimed, until 6 Jul 2027, code/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Claim licence" })).toBeNull();
    expect(claims()).toEqual([{ participant: robin.id }]);
  });

  it("is claimed for a colleague", async () => {
    const { user, claims } = show({
      getExosphereLicences: [{ answer: [none, { participant: kim, state: { _tag: "Available" } }] }],
      claimExosphereLicence: [],
    });
    await user.click(
      await screen.findByRole("button", {
        name: "Claim licence",
        description: "Kim Berg: licence available.",
      }),
    );
    expect(claims()).toEqual([{ participant: kim.id }]);
  });

  it.each([
    ["EXOSPHERE_NOT_ENTITLED", "Nobody has marked this person as present at a training yet."],
    ["PARTICIPANT_GONE", "This person is no longer active in your company."],
  ])("that is refused with %s says why", async (code, text) => {
    const { user } = show({
      getExosphereLicences: [{ answer: [free] }],
      claimExosphereLicence: [refused(code)],
    });
    await user.click(await screen.findByRole("button", { name: "Claim licence" }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("shows the text for a failure, and can be claimed again", async () => {
    const { code, failure } = oneFailure;
    const { user, claims } = show({
      getExosphereLicences: [{ answer: [free] }],
      claimExosphereLicence: [{ failure }, { answer: claimed }],
    });
    await user.click(await screen.findByRole("button", { name: "Claim licence" }));
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Claim licence" }));
    await waitFor(() => expect(claims()).toHaveLength(2));
  });

  it("shows the text for a failure where the licences were not loaded", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ getExosphereLicences: [{ failure }, { answer: [free] }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("button", { name: "Claim licence" }));
  });
});
