import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { failureCode } from "../../../src/domain/kit/call-failure.ts";
import type { ActionLogic } from "../../../src/machines/kit/action.machine.ts";
import { useScreenActor } from "../../../src/ui/actors/screen-actors.ts";
import { SubmissionButton } from "../../../src/ui/form/submission-button.tsx";
import { everyFailure, inertAction, renderScreen } from "../../support/render-screen.tsx";

const Example = ({ logic }: { readonly logic: ActionLogic<string, null> }) => (
  <SubmissionButton
    actor={useScreenActor("example", logic, { limit: 30_000 })}
    request="all"
    label="Download"
    doneText="Saved"
    failedTitle="It was not downloaded"
  />
);

const texts = new Set<string>();

it.each(everyFailure.map((failure) => [failureCode(failure), failure] as const))(
  "a failure is shown beside the button in its own text, and the button sends again: %s",
  async (code, failure) => {
    const sent: string[] = [];
    const { user } = renderScreen(
      <Example
        logic={inertAction<string, null>([{ failure }, { answer: null }], (request) => sent.push(request))}
      />,
    );
    await user.click(screen.getByRole("button", { name: "Download" }));
    const text = (await screen.findByRole("alert")).textContent ?? "";
    expect(text).toContain("It was not downloaded");
    expect(text).not.toMatch(/failure\.|\{\{/);
    expect(texts.has(text)).toBe(false);
    texts.add(text);
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Download" }));
    expect(await screen.findByText("Saved")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    await expect.poll(() => sent).toEqual(["all", "all"]);
  },
);

it("a write that may be done is not reported as one that failed", async () => {
  const failure = { _tag: "TimedOut", limit: 30_000, lost: true } as const;
  const { user } = renderScreen(<Example logic={inertAction<string, null>([{ failure }])} />);
  await user.click(screen.getByRole("button", { name: "Download" }));
  const text = (await screen.findByRole("alert")).textContent ?? "";
  expect(text).toContain("This may already be done");
  expect(text).toContain("it is done only once");
  expect(text).not.toContain("It was not downloaded");
});
