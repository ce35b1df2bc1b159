import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Award, AwardProject } from "../../../src/domain/conference/award.ts";
import {
  awardProjectForm,
  awardProjectMachine,
  type AwardProjectSettings,
} from "../../../src/machines/conference/award-project.machine.ts";
import { liveFileUpload } from "../../../src/app/live/file-upload.live.ts";
import { picturesMachine, type AddPictureInput } from "../../../src/machines/pictures/pictures.machine.ts";
import type { AddedPicture, PictureId } from "../../../src/domain/pictures/picture.ts";
import { award as sample, awardProject } from "../../../src/atlas/samples/conference.samples.ts";
import { samplePicture } from "../../../src/atlas/samples/pictures.samples.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { AwardScreen } from "../../../src/ui/screens/conference/award-screen.tsx";
import { projectValues } from "../../../src/ui/screens/conference/project-values.ts";
import { isFocusAt } from "../../support/focus.ts";
import { stubResults } from "../../support/inert-portal.ts";
import { expectOneEntry } from "../../support/history-buttons.tsx";
import { pageActors } from "../../support/page-actors.ts";
import {
  oneFailure,
  expectRetry,
  renderScreen,
  type StubResult,
  refused,
} from "../../support/render-screen.tsx";
import { createTab } from "../../support/tab.ts";
import { stubPictures } from "../../support/seen-at-once.ts";
import { pngFile } from "../../support/png-file.ts";

const picture = samplePicture("1", { description: "Villa", copyright: "Byron Elektro" });
const file = pngFile("house.png");

/** A picture as the server answers it. */
const pictureFile = { blob: new Blob(["picture"]), name: "picture.webp" };

const project = (more: Partial<AwardProject> = {}): AwardProject => ({ ...awardProject, ...more });
const [energy] = sample.categories;
const award = (of: AwardProject | null, closed = false): Award => ({
  ...sample,
  closed,
  categories: [{ ...energy!, project: of }],
});

const show = (
  awards: readonly StubResult<Award | null>[],
  saves: readonly StubResult<SaveAnswer<AwardProjectSettings>>[] = ["never"],
  uploads: readonly StubResult<AddedPicture>[] = ["never"],
  tab = createTab<AwardProjectSettings>(),
  query = "",
) => {
  const seen: AwardProjectSettings[] = [];
  const machine = awardProjectMachine.provide({
    actors: {
      unsaved: tab.unsaved,
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
    at: `/conference/award/${query}`,
    actors: pageActors().actors,
    calls: { getAward: awards, getPicture: [{ answer: pictureFile }] },
    session: {
      machines: [
        machine,
        picturesMachine.provide({
          actors: {
            addPicture: stubResults<AddedPicture, AddPictureInput>(uploads),
            files: liveFileUpload,
          },
        }),
      ],
    },
  });
  return { ...view, seen };
};

const { submitted: _submitted, version: _version, ...values } = projectValues(sample, energy!);

beforeEach(() => stubPictures());
afterEach(() => void vi.unstubAllGlobals());

describe("the award", () => {
  it("shows its categories, and the deadline with the reader's time zone", async () => {
    show([{ answer: award(null) }]);
    expect(await screen.findByRole("heading", { name: "Energy" })).toBeTruthy();
    expect(screen.getByText("No project yet")).toBeTruthy();
    const zone = new Intl.DateTimeFormat("en-001", { timeZoneName: "short" })
      .formatToParts(sample.deadline)
      .find(({ type }) => type === "timeZoneName")!.value;
    expect(screen.getByText(/^One project per category/).textContent).toContain(zone);
  });

  it("has one entry of the history for the dialog of a project", async () => {
    const { user, address } = show([{ answer: award(null) }]);
    await user.click(await screen.findByRole("button", { name: /Energy/ }));
    await user.type(await screen.findByLabelText("Title"), "Bakery");
    await expectOneEntry(user, address);
    expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Bakery");
  });

  it("saves a draft that is not complete, and submits only what is", async () => {
    const { user, seen } = show(
      [{ answer: award(null) }, { answer: award(project({ title: "", text: "" })) }, "never"],
      [
        {
          answer: {
            _tag: "Saved",
            saved: {
              ...values,
              title: "",
              text: "",
              submitted: false,
              version: 1,
            } satisfies AwardProjectSettings,
          },
        },
        "never",
      ],
    );
    await user.click(await screen.findByRole("button", { name: "Write a project for Energy" }));
    const dialog = await screen.findByRole("dialog", { name: "Project: Energy" });
    await user.click(await within(dialog).findByRole("button", { name: "Submit" }));
    expect(within(dialog).getByText("Enter a title.")).toBeTruthy();
    expect(within(dialog).getByText("Enter a description.")).toBeTruthy();
    await expect.poll(() => seen).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Save as draft" }));
    await expect.poll(() => seen).toMatchObject([{ title: "", submitted: false, version: 0 }]);
    await user.click(await screen.findByRole("button", { name: "Change the project for Energy" }));
    const again = await screen.findByRole("dialog", { name: "Project: Energy" });
    await user.type(within(again).getByLabelText("Title"), values.title);
    await user.type(within(again).getByLabelText("Description"), values.text);
    await user.click(within(again).getByRole("button", { name: "Submit" }));
    await expect.poll(() => seen[1]).toEqual({ ...values, submitted: true, version: 1 });
  });

  it("takes an approved reference over, with its pictures", async () => {
    const id = "RP-000001" as Award["sources"][number]["id"];
    const sources = [
      { id, title: "Villa", challenge: "A dark house", solution: "Light by itself", pictures: [picture] },
    ];
    const { user, seen } = show([{ answer: { ...award(null), sources } }]);
    await user.click(await screen.findByRole("button", { name: "Write a project for Energy" }));
    const dialog = await screen.findByRole("dialog", { name: "Project: Energy" });
    await user.click(within(dialog).getByRole("button", { name: "Use “Villa”" }));
    expect(within(dialog).getByLabelText<HTMLInputElement>("Title").value).toBe("Villa");
    expect(within(dialog).getByText("Copied from the reference RP-000001.")).toBeTruthy();
    expect(await within(dialog).findByRole("img", { name: "Villa" })).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Submit" }));
    await expect
      .poll(() => seen)
      .toMatchObject([
        {
          title: "Villa",
          text: "A dark house\n\nLight by itself",
          reference: id,
          submitted: true,
          pictures: [picture],
        },
      ]);
  });

  it("asks before a reference replaces what was written, and keeps it where the person wants that", async () => {
    const source = {
      id: "RP-000001" as Award["sources"][number]["id"],
      title: "Villa",
      challenge: "A dark house",
      solution: "Light by itself",
      pictures: [picture],
    };
    const other = { ...source, id: "RP-000002" as typeof source.id, title: "Inn", pictures: [] };
    const { user, seen } = show([{ answer: { ...award(project()), sources: [source, other] } }]);
    await user.click(await screen.findByRole("button", { name: "Change the project for Energy" }));
    const dialog = await screen.findByRole("dialog", { name: "Project: Energy" });
    const title = within(dialog).getByLabelText<HTMLInputElement>("Title");
    const take = (name: string) => user.click(within(dialog).getByRole("button", { name }));
    await take("Use “Villa”");
    const asked = await screen.findByRole("dialog", { name: "Replace what you have written?" });
    await user.click(within(asked).getByRole("button", { name: "Keep it" }));
    expect([title.value, screen.queryByRole("dialog", { name: /^Replace/ })]).toEqual(["Bakery", null]);
    await take("Use “Villa”");
    await take("Replace");
    expect(title.value).toBe("Villa");
    expect(await within(dialog).findByRole("img", { name: "Villa" })).toBeTruthy();
    // Nobody has written what a reference has.
    await take("Use “Inn”");
    expect([title.value, screen.queryByRole("dialog", { name: /^Replace/ })]).toEqual(["Inn", null]);
    await waitFor(() => expect(within(dialog).queryByRole("img")).toBeNull());
    await take("Save as draft");
    await expect.poll(() => seen).toMatchObject([{ title: "Inn", reference: other.id, pictures: [] }]);
  });

  it("no longer names a reference where the person wants that; what was taken over stays", async () => {
    const id = "RP-000001" as Award["sources"][number]["id"];
    const { user, seen } = show([{ answer: award(project({ reference: id })) }]);
    await user.click(await screen.findByRole("button", { name: "Change the project for Energy" }));
    const dialog = await screen.findByRole("dialog");
    const named = within(dialog).getByText("Copied from the reference RP-000001.");
    await user.click(within(dialog).getByRole("button", { name: "Remove the link to the reference" }));
    const status = within(dialog).getByText(/^The project no longer names a reference/);
    await expect
      .poll(() => [status, document.activeElement, status.getAttribute("role")])
      .toEqual([named, named, "status"]);
    expect(within(dialog).queryByRole("button", { name: "Remove the link to the reference" })).toBeNull();
    await user.click(within(dialog).getByRole("button", { name: "Save as draft" }));
    await expect
      .poll(() => seen)
      .toMatchObject([{ title: "Bakery", text: "A third less energy", reference: "" }]);
  });

  it.each([
    ["Save as draft", false, "The draft for Energy is saved."],
    ["Submit", true, "The project for Energy is submitted."],
  ])("says what was done, as a status with the focus: %s", async (button, submitted, text) => {
    const saved = { ...values, submitted, version: 2 } satisfies AwardProjectSettings;
    const { user } = show([{ answer: award(project()) }], [{ answer: { _tag: "Saved", saved } }]);
    await user.click(await screen.findByRole("button", { name: "Change the project for Energy" }));
    await user.click(await screen.findByRole("button", { name: button }));
    const status = (await screen.findByText(text)).closest("[role=status]");
    expect(status).not.toBeNull();
    await expect.poll(() => isFocusAt(status)).toBe(true);
    await expect.poll(() => document.activeElement).not.toBe(document.body);
  });

  it("shows that a colleague names another reference", async () => {
    const reference = "RP-000001" as Award["sources"][number]["id"];
    const mine = { ...values, submitted: false, version: 1 } satisfies AwardProjectSettings;
    const { user } = show(
      [{ answer: award(project()) }],
      [{ answer: { _tag: "Collided", mine, theirs: { ...mine, reference, version: 2 } } }],
    );
    await user.click(await screen.findByRole("button", { name: "Change the project for Energy" }));
    await user.click(await screen.findByRole("button", { name: "Save as draft" }));
    expect(await screen.findByRole("cell", { name: /RP-000001$/ })).toBeTruthy();
  });

  it("sends pictures as they were added and described, and asks for the captions of each when it is submitted", async () => {
    const added = { id: "a".repeat(32) as PictureId, width: 1600, height: 900 };
    const { user, seen } = show([{ answer: award(project()) }], ["never"], [{ answer: added }]);
    await user.click(await screen.findByRole("button", { name: "Change the project for Energy" }));
    const dialog = await screen.findByRole("dialog");
    await user.upload(await within(dialog).findByLabelText("Pictures", { selector: "input" }), file);
    await user.click(await within(dialog).findByRole("button", { name: "Submit" }));
    expect(within(dialog).getByText("Describe what the picture shows.")).toBeTruthy();
    expect(within(dialog).getByText("Say who holds the copyright.")).toBeTruthy();
    await expect.poll(() => seen).toEqual([]);
    const [, description] = within(dialog).getAllByLabelText("Description");
    await user.type(description!, "House");
    await user.type(within(dialog).getByLabelText("Copyright"), "Byron");
    await user.click(within(dialog).getByRole("button", { name: "Submit" }));
    await expect
      .poll(() => seen)
      .toMatchObject([
        { submitted: true, pictures: [{ ...added, description: "House", copyright: "Byron" }] },
      ]);
  });

  it("cannot be sent while a picture is on its way, and cancelling drops the picture", async () => {
    const { user } = show([{ answer: award(project()) }]);
    await user.click(await screen.findByRole("button", { name: "Change the project for Energy" }));
    const dialog = await screen.findByRole("dialog");
    await user.upload(await within(dialog).findByLabelText("Pictures", { selector: "input" }), file);
    expect(await within(dialog).findByText("A picture is still uploading.")).toBeTruthy();
    for (const name of ["Submit", "Save as draft"])
      expect(within(dialog).getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await user.click(await screen.findByRole("button", { name: "Change the project for Energy" }));
    const again = await screen.findByRole("dialog");
    expect(within(again).getByRole<HTMLButtonElement>("button", { name: "Submit" }).disabled).toBe(false);
  });

  it("has after a reload what was typed and added, with the version that it began with; cancelled, it is gone", async () => {
    const tab = createTab<AwardProjectSettings>();
    const change = "Change the project for Energy";
    const before = show([{ answer: award(project({ pictures: [picture] })) }], ["never"], ["never"], tab);
    await before.user.click(await screen.findByRole("button", { name: change }));
    await before.user.type(within(await screen.findByRole("dialog")).getByLabelText("Title"), " in Linz");
    await before.user.type(await screen.findByLabelText("Copyright"), " GmbH");
    before.unmount();
    const after = show([{ answer: award(project({ version: 2 })) }], ["never"], ["never"], tab);
    await after.user.click(await screen.findByRole("button", { name: change }));
    expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Bakery in Linz");
    expect((await screen.findByLabelText<HTMLInputElement>("Copyright")).value).toBe("Byron Elektro GmbH");
    await after.user.click(screen.getByRole("button", { name: "Save as draft" }));
    await expect.poll(() => after.seen).toMatchObject([{ title: "Bakery in Linz", version: 1 }]);
    after.unmount();
    const last = show([{ answer: award(project()) }], ["never"], ["never"], tab);
    await last.user.click(await screen.findByRole("button", { name: change }));
    await last.user.click(screen.getByRole("button", { name: "Cancel" }));
    await expect.poll(() => tab.kept()).toBeUndefined();
  });

  it("says at the pictures that one is gone", async () => {
    const { user } = show(
      [{ answer: award(project({ pictures: [picture] })) }],
      [refused("AWARD_PICTURE_GONE", "pictures")],
    );
    await user.click(await screen.findByRole("button", { name: "Change the project for Energy" }));
    const dialog = await screen.findByRole("dialog");
    await within(dialog).findByRole("img", { name: "Villa" });
    await user.click(within(dialog).getByRole("button", { name: "Submit" }));
    const missing = /A picture is no longer there/;
    expect(await within(dialog).findByRole("group", { name: "Pictures", description: missing })).toBeTruthy();
  });

  it("shows what a colleague has saved meanwhile beside what was typed", async () => {
    const mine = { ...values, title: "Mine", submitted: false, version: 1 } satisfies AwardProjectSettings;
    const { user } = show(
      [{ answer: award(project()) }],
      [{ answer: { _tag: "Collided", mine, theirs: { ...mine, title: "Theirs", version: 2 } } }],
    );
    await user.click(await screen.findByRole("button", { name: "Change the project for Energy" }));
    await user.click(await screen.findByRole("button", { name: "Save as draft" }));
    expect(await screen.findByRole("cell", { name: /Theirs$/ })).toBeTruthy();
  });

  it("says that the deadline is over where it passed meanwhile; what was typed is kept", async () => {
    const { user } = show([{ answer: award(project()) }, "never"], [refused("AWARD_CLOSED")]);
    await user.click(await screen.findByRole("button", { name: "Change the project for Energy" }));
    await user.click(await screen.findByRole("button", { name: "Submit" }));
    expect(await screen.findByText(/The deadline has passed, so nothing was saved/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Bakery");
  });

  it("shows projects after the deadline, and nothing can be changed", async () => {
    const closed = show([{ answer: award(project({ submitted: true, pictures: [picture] }), true) }]);
    expect(await screen.findByRole("img", { name: "Villa" })).toBeTruthy();
    expect(screen.getByText("© Byron Elektro")).toBeTruthy();
    expect(await screen.findByText(/^The deadline was/)).toBeTruthy();
    expect([screen.getByText("Submitted"), screen.getByText("Bakery")]).toHaveLength(2);
    expect(screen.queryByRole("button")).toBeNull();
    closed.unmount();
    show([{ answer: award(null, true) }]);
    expect(await screen.findByText("Your company did not submit a project here.")).toBeTruthy();
  });

  it("says that there is none", async () => {
    show([{ answer: null }]);
    expect(await screen.findByText("There is no award at the moment")).toBeTruthy();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show([{ failure }, { answer: award(null) }]);
    expect(await screen.findByText("The award could not be loaded")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByText("No project yet"));
  });
});
