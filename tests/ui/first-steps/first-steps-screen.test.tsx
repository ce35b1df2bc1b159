import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { stepsWith } from "../../../src/atlas/samples/first-steps.samples.ts";
import { firstStepIds, type FirstStep } from "../../../src/domain/first-steps/first-steps.ts";
import { FirstStepsScreen } from "../../../src/ui/screens/first-steps/first-steps-screen.tsx";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import type { Script } from "../../support/scripted-run.ts";
import { oneFailure, expectRetry, renderScreen, sourceTexts } from "../../support/render-screen.tsx";

const show = (calls: Script, account = knownAccount("reg neu")) =>
  renderScreen(<FirstStepsScreen />, { actors: pageActors({ account }).actors, calls });

const loaded = async (
  content: readonly FirstStep[],
  completeFirstStep: NonNullable<Script["completeFirstStep"]> = [],
  account = knownAccount("reg neu"),
) => {
  const view = show({ getFirstSteps: [{ answer: content }], completeFirstStep }, account);
  const list = await screen.findByRole("list", { name: "Steps" });
  /** The row of a step by its place among all: open ones are shown first. */
  const row = (index: number) => {
    const { code } = content[index]!.id;
    const heading = within(list).getByRole("heading", {
      name: sourceTexts[`first_steps.step.${code}`] ?? code,
    });
    return within(heading.closest("li")!);
  };
  const marks = () => view.asked("completeFirstStep");
  return { ...view, marks, row };
};

describe("the first steps", () => {
  it("show a placeholder while they load", () => {
    show({});
    expect(screen.getByRole("heading", { level: 1, name: "First steps" })).toBeTruthy();
    expect(screen.getByText("Loading")).toBeTruthy();
  });

  it("show each step with its state, and the number of completed steps", async () => {
    const { row } = await loaded(stepsWith("complete_profile", "meet_partner_coach"));
    expect(screen.getByText("2 of 5 steps done")).toBeTruthy();
    expect(row(0).getByText(/Done on [23] Feb 2026/)).toBeTruthy();
    expect(row(4).getByRole("button", { name: "Mark as not done" })).toBeTruthy();
    expect(row(1).getByText("Not done yet")).toBeTruthy();
  });

  it("lead with each open step to where it is done", async () => {
    const { row, unmount } = await loaded(stepsWith("meet_partner_coach"));
    const links = [0, 1, 2, 3].map((index) => row(index).getByRole("link"));
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Go to company data", "/settings/company/"],
      ["See the offer", "/advantages/"],
      ["See dates to book", "/trainings/?tab=bookable"],
      ["Register product", "/products/register/"],
    ]);
    expect(row(4).queryByRole("link")).toBeNull();
    unmount();
    const { row: open } = await loaded(stepsWith());
    expect(open(4).getByRole("link").getAttribute("href")).toBe("/#contacts");
  });

  it("begin with what is left, whose first way is the screen's main action", async () => {
    await loaded(stepsWith("complete_profile", "book_training"));
    const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(
      [
        "order_starter_package",
        "register_product",
        "meet_partner_coach",
        "complete_profile",
        "book_training",
      ].map((code) => sourceTexts[`first_steps.step.${code}`]),
    );
    const primary = screen.getAllByRole("link").filter(({ className }) => className.includes("primary"));
    expect(primary.map(({ textContent }) => textContent)).toEqual(["See the offer"]);
  });

  it("lead nobody to where they may not go", async () => {
    const { row } = await loaded(stepsWith(), [], knownAccount("reg neu", ["trainings"]));
    expect([0, 1, 2, 3, 4].map((index) => row(index).queryAllByRole("link").length)).toEqual([0, 0, 1, 0, 1]);
  });

  it("are marked by hand only where the portal cannot know", async () => {
    const { row } = await loaded(stepsWith("book_training"));
    expect([0, 1, 2, 3, 4].map((index) => row(index).queryAllByRole("button").length)).toEqual([
      0, 1, 0, 0, 1,
    ]);
  });

  it("say that a step is done of which no day is known", async () => {
    const [first, ...others] = stepsWith();
    const { row } = await loaded([{ ...first!, done: true }, ...others]);
    expect(row(0).getByText("Done")).toBeTruthy();
    expect(screen.getByText("1 of 5 steps done")).toBeTruthy();
  });

  it("show an unknown step unchanged and without a mark", async () => {
    const { row } = await loaded([
      { id: { _tag: "Unknown", code: "visit_fair" }, done: false, doneOn: null },
    ]);
    expect(row(0).getByText("visit_fair")).toBeTruthy();
    expect(row(0).queryByRole("button")).toBeNull();
    expect(row(0).queryByRole("link")).toBeNull();
  });

  it("update only the marked step from the answer", async () => {
    const { user, row, marks } = await loaded(stepsWith("complete_profile"), [
      { answer: stepsWith("meet_partner_coach") },
    ]);
    await user.click(row(4).getByRole("button", { name: "Mark as done" }));
    expect(await screen.findByText("2 of 5 steps done")).toBeTruthy();
    await expect.poll(marks).toEqual([{ id: "meet_partner_coach", done: true }]);
    expect(row(0).getByText(/Done on/)).toBeTruthy();
    expect(row(4).getByText(/Done on/)).toBeTruthy();
  });

  it("remove a mark", async () => {
    const { user, row, marks } = await loaded(stepsWith("meet_partner_coach"), [{ answer: stepsWith() }]);
    await user.click(row(4).getByRole("button", { name: "Mark as not done" }));
    expect(await screen.findByText("0 of 5 steps done")).toBeTruthy();
    await expect.poll(marks).toEqual([{ id: "meet_partner_coach", done: false }]);
  });

  it("send one request for two presses, and leave the other steps enabled", async () => {
    const { user, row, marks } = await loaded(stepsWith());
    await user.dblClick(row(4).getByRole("button", { name: /Mark as done/ }));
    await user.click(row(1).getByRole("button", { name: "Mark as done" }));
    await expect.poll(marks).toEqual([
      { id: "meet_partner_coach", done: true },
      { id: "order_starter_package", done: true },
    ]);
  });

  it("show at the step why its mark was not saved, and keep the old mark", async () => {
    const { code, failure } = oneFailure;
    const { user, row } = await loaded(stepsWith(), [{ failure }]);
    await user.click(row(4).getByRole("button", { name: "Mark as done" }));
    const alert = await row(4).findByRole("alert");
    expect(alert.textContent).toContain("The mark could not be saved.");
    expect(alert.textContent).toContain(`Code ${code}`);
    expect(screen.getByText("0 of 5 steps done")).toBeTruthy();
  });

  it("link to the dashboard when all are completed", async () => {
    await loaded(stepsWith(...firstStepIds));
    expect(screen.getByRole("link", { name: "Go to the dashboard" }).getAttribute("href")).toBe("/");
  });

  it("show an empty state when there are no steps", async () => {
    show({ getFirstSteps: [{ answer: [] }] });
    expect(await screen.findByText("No steps to take")).toBeTruthy();
  });

  it("show the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ getFirstSteps: [{ failure }, { answer: stepsWith() }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByText("0 of 5 steps done"));
  });
});
