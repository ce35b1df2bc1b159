import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Award, AwardCategory, AwardProject } from "../../../src/domain/conference/award.ts";
import { failureCode } from "../../../src/domain/kit/call-failure.ts";
import {
  awardProjectForm,
  awardProjectMachine,
  type AwardProjectSettings,
} from "../../../src/machines/conference/award-project.machine.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { AwardActorsProvider } from "../../../src/ui/screens/conference/award-actors.ts";
import { AwardScreen } from "../../../src/ui/screens/conference/award-screen.tsx";
import { stubResults } from "../../support/inert-portal.ts";
import { pageActors } from "../../support/page-actors.ts";
import {
  everyFailure,
  expectRetry,
  inertResource,
  renderScreen,
  type StubResult,
} from "../../support/render-screen.tsx";

const project = (more: Partial<AwardProject> = {}): AwardProject => ({
  title: "Bakery",
  text: "A third less energy",
  submitted: false,
  reference: null,
  savedAt: new Date("2026-02-01T09:00:00Z"),
  version: 1,
  ...more,
});
const award = (of: AwardProject | null, closed = false): Award => ({
  conference: "c-1" as Award["conference"],
  deadline: new Date("2026-05-22T21:59:59Z"),
  closed,
  categories: [{ id: "energy" as AwardCategory["id"], name: "Energy", text: "Less of it.", project: of }],
  sources: [],
});

const show = (
  awards: readonly StubResult<Award | null>[],
  saves: readonly StubResult<SaveAnswer<AwardProjectSettings>>[] = ["never"],
) => {
  const seen: AwardProjectSettings[] = [];
  const machine = awardProjectMachine.provide({
    actors: {
      form: awardProjectForm.provide({
        actors: {
          submit: stubResults<SaveAnswer<AwardProjectSettings>, { readonly values: AwardProjectSettings }>(
            saves,
            ({ values }) => seen.push(values),
          ),
        },
      }),
    },
  });
  const view = renderScreen(<AwardScreen />, {
    at: "/conference/award/",
    actors: pageActors().actors,
    wrap: (child) => (
      <AwardActorsProvider value={{ award: inertResource(awards), project: machine }}>
        {child}
      </AwardActorsProvider>
    ),
  });
  return { ...view, seen };
};

const values = {
  conference: "c-1",
  category: "energy",
  title: "Bakery",
  text: "A third less energy",
  reference: "",
} as const;

describe("the award", () => {
  it("shows its categories, and the deadline with the reader's time zone", async () => {
    show([{ answer: award(null) }]);
    expect(await screen.findByRole("heading", { name: "Energy" })).toBeTruthy();
    expect(screen.getByText("No project yet")).toBeTruthy();
    const zone = new Intl.DateTimeFormat("en-001", { timeZoneName: "short" })
      .formatToParts(new Date("2026-05-22T21:59:59Z"))
      .find(({ type }) => type === "timeZoneName")!.value;
    expect(screen.getByText(/^One project a category/).textContent).toContain(zone);
  });

  it("saves a draft that is not complete, and submits only what is", async () => {
    const { user, seen } = show(
      [{ answer: award(null) }, { answer: award(project({ title: "", text: "" })) }, "never"],
      [
        {
          answer: {
            _tag: "Saved",
            saved: { ...values, title: "", text: "", submitted: false, version: 1 } as AwardProjectSettings,
          },
        },
        "never",
      ],
    );
    await user.click(await screen.findByRole("button", { name: "Write a project for Energy" }));
    const dialog = await screen.findByRole("dialog", { name: "Project: Energy" });
    await user.click(within(dialog).getByRole("button", { name: "Submit" }));
    expect(within(dialog).getByText("Enter a title.")).toBeTruthy();
    expect(within(dialog).getByText("Enter a description.")).toBeTruthy();
    expect(seen).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Save as draft" }));
    expect(seen).toMatchObject([{ title: "", submitted: false, version: 0 }]);
    await user.click(await screen.findByRole("button", { name: "Change the project for Energy" }));
    const again = await screen.findByRole("dialog", { name: "Project: Energy" });
    await user.type(within(again).getByLabelText("Title"), values.title);
    await user.type(within(again).getByLabelText("Description"), values.text);
    await user.click(within(again).getByRole("button", { name: "Submit" }));
    expect(seen[1]).toEqual({ ...values, submitted: true, version: 1 });
  });

  it("takes an approved reference over, and says whose pictures the project has", async () => {
    const id = "RP-000001" as Award["sources"][number]["id"];
    const sources = [{ id, title: "Villa", challenge: "A dark house", solution: "Light by itself" }];
    const { user, seen } = show([{ answer: { ...award(null), sources } }]);
    await user.click(await screen.findByRole("button", { name: "Write a project for Energy" }));
    const dialog = await screen.findByRole("dialog", { name: "Project: Energy" });
    await user.click(within(dialog).getByRole("button", { name: "Take over “Villa”" }));
    expect(within(dialog).getByLabelText<HTMLInputElement>("Title").value).toBe("Villa");
    expect(within(dialog).getByText(/Its pictures are those of the reference RP-000001/)).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Submit" }));
    expect(seen).toMatchObject([
      { title: "Villa", text: "A dark house\n\nLight by itself", reference: id, submitted: true },
    ]);
  });

  it("shows what a colleague has saved meanwhile beside what was typed", async () => {
    const mine = { ...values, title: "Mine", submitted: false, version: 1 } as AwardProjectSettings;
    const { user } = show(
      [{ answer: award(project()) }],
      [{ answer: { _tag: "Collided", mine, theirs: { ...mine, title: "Theirs", version: 2 } } }],
    );
    await user.click(await screen.findByRole("button", { name: "Change the project for Energy" }));
    await user.click(await screen.findByRole("button", { name: "Save as draft" }));
    expect(await screen.findByRole("cell", { name: /Theirs$/ })).toBeTruthy();
  });

  it("says that the deadline is over where it passed meanwhile; what was typed is kept", async () => {
    const { user } = show(
      [{ answer: award(project()) }, "never"],
      [{ failure: { _tag: "Refused", code: "AWARD_CLOSED" } }],
    );
    await user.click(await screen.findByRole("button", { name: "Change the project for Energy" }));
    await user.click(await screen.findByRole("button", { name: "Submit" }));
    expect(await screen.findByText(/The deadline is over, so nothing was saved/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Bakery");
  });

  it("shows projects after the deadline, and nothing can be changed", async () => {
    const closed = show([{ answer: award(project({ submitted: true }), true) }]);
    expect(await screen.findByText(/^The deadline was/)).toBeTruthy();
    expect([screen.getByText("Submitted"), screen.getByText("Bakery")]).toHaveLength(2);
    expect(screen.queryByRole("button")).toBeNull();
    closed.unmount();
    show([{ answer: award(null, true) }]);
    expect(await screen.findByText("Your company submitted no project here.")).toBeTruthy();
  });

  it("says that there is none", async () => {
    show([{ answer: null }]);
    expect(await screen.findByText("There is no award at present")).toBeTruthy();
  });

  it.each(everyFailure.map((failure) => [failureCode(failure), failure] as const))(
    "shows the text for %s, and a retry where it can help",
    async (code, failure) => {
      const { user } = show([{ failure }, { answer: award(null) }]);
      expect(await screen.findByText("The award could not be loaded")).toBeTruthy();
      expect(screen.getByText(`Code ${code}`)).toBeTruthy();
      await expectRetry(user, failure, () => screen.findByText("No project yet"));
    },
  );
});
