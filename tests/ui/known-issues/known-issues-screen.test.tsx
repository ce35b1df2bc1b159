import { screen, within, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { day, known, pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { issue } from "../../../src/atlas/samples/known-issues.samples.ts";
import { callSamples } from "../../../src/atlas/samples/references.samples.ts";
import type { KnownIssue } from "../../../src/domain/known-issues/known-issue.ts";
import type { KnownIssueValues } from "../../../src/domain/known-issues/known-issue-rules.ts";
import { knownIssueFormMachine } from "../../../src/machines/known-issues/known-issue-form.machine.ts";
import {
  knownIssueSettingsForm,
  knownIssueSettingsMachine,
  type KnownIssueSettings,
} from "../../../src/machines/known-issues/known-issue-settings.machine.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { knownIssueSettingsOf } from "../../../src/ui/screens/known-issues/known-issue-values.ts";
import { KnownIssuesScreen } from "../../../src/ui/screens/known-issues/known-issues-screen.tsx";
import { stubResults } from "../../support/inert-portal.ts";
import { oneFailure, renderScreen, type StubResult } from "../../support/render-screen.tsx";
import { sampled, type Script } from "../../support/scripted-run.ts";
import { createTab } from "../../support/tab.ts";

/** With one text, and in the desk only, until it ends. */
const dns: KnownIssue = {
  ...issue,
  until: day("11-30"),
  texts: { int: "About 418." },
  inPortal: false,
};
/** Everywhere, and with no end. */
const offline: KnownIssue = { ...issue, id: "I-2" as KnownIssue["id"], code: "OFFLINE", countries: [] };

interface Shown extends Script {
  readonly additions?: readonly StubResult<KnownIssue>[];
  readonly saves?: readonly StubResult<SaveAnswer<KnownIssueSettings>>[];
  readonly at?: string;
  /** The tab with what is typed of a new note, and of a change. */
  readonly typed?: ReturnType<typeof createTab<KnownIssueValues>>;
  readonly changed?: ReturnType<typeof createTab<KnownIssueSettings>>;
}

const show = ({
  additions = ["never"],
  saves = ["never"],
  at = "/known-issues/",
  typed = createTab(),
  changed = createTab(),
  ...calls
}: Shown = {}) => {
  const sent: unknown[] = [];
  const save = stubResults<SaveAnswer<KnownIssueSettings>, { readonly values: KnownIssueSettings }>(
    saves,
    ({ values }) => sent.push(values),
  );
  const view = renderScreen(<KnownIssuesScreen />, {
    at,
    calls: {
      getKnownIssues: [{ answer: pageOf(dns, offline) }],
      getErrorCodes: [{ answer: ["418", "OFFLINE"] }],
      ...sampled(callSamples.countries),
      ...calls,
    },
    session: {
      machines: [
        knownIssueFormMachine.provide({
          actors: {
            submit: stubResults<KnownIssue, { readonly values: KnownIssueValues }>(additions, ({ values }) =>
              sent.push(values),
            ),
            unsaved: typed.unsaved,
          },
        }),
        knownIssueSettingsMachine.provide({
          actors: {
            form: knownIssueSettingsForm.provide({ actors: { submit: save } }),
            overwrite: save as never,
            unsaved: changed.unsaved,
          },
        }),
      ],
    },
  });
  return { ...view, requests: () => view.asked("getKnownIssues"), sent };
};

const rowOf = async (code: string) =>
  within((await screen.findByRole("cell", { name: code })).closest("tr")!);

describe("the list of known issues", () => {
  it("requests what the address says, and shows for each when, where and for whom it holds", async () => {
    const { requests } = show({ at: "/known-issues/?q=dns&status=current&sort=code" });
    const row = await rowOf("418");
    expect(row.getByText("Current")).toBeTruthy();
    expect(row.getByText("About 418.").getAttribute("lang")).toBe("en-001");
    expect(row.getByText("Austria, Germany")).toBeTruthy();
    expect(row.getByText("Replay desk only")).toBeTruthy();
    expect((await rowOf("OFFLINE")).getByText(/^Since/)).toBeTruthy();
    expect((await rowOf("OFFLINE")).getByText("All countries")).toBeTruthy();
    await expect
      .poll(requests)
      .toEqual([{ page: 1, page_size: 25, sort: "code", filter: { search: "dns", status: ["current"] } }]);
  });

  it("shows different texts for an empty list and for a search without results", async () => {
    const { unmount } = show({ getKnownIssues: [{ answer: pageOf() }] });
    expect(await screen.findByText("No known issues")).toBeTruthy();
    unmount();
    show({ getKnownIssues: [{ answer: pageOf() }], at: "/known-issues/?q=zzz" });
    expect(await screen.findByText("Nothing found")).toBeTruthy();
  });

  it("says that it did not load", async () => {
    const { code, failure } = oneFailure;
    show({ getKnownIssues: [{ failure }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
  });
});

describe("a new note", () => {
  it("shows what is missing at its fields, and sends what was filled in", async () => {
    const { user, sent, address } = show({ additions: [{ answer: offline }] });
    await user.click(await screen.findByRole("button", { name: "Note an issue" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Note an issue" }));
    const firstDay = dialog.getByLabelText<HTMLInputElement>("First day");
    expect(firstDay.value).toBe(new Date().toISOString().slice(0, 10));
    await user.clear(firstDay);
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(dialog.getByText("Choose an error code.")).toBeTruthy();
    expect(dialog.getByText("Enter the first day.")).toBeTruthy();
    expect(dialog.getByText("Write this text: it stands in for every language without one.")).toBeTruthy();
    await expect.poll(() => sent).toEqual([]);
    await user.type(await dialog.findByRole("combobox", { name: "Error code" }), "offline");
    await user.tab();
    await user.type(firstDay, "2026-12-01");
    await user.type(dialog.getByLabelText("Text: English (international)"), "The network is down.");
    await user.click(dialog.getByRole("checkbox", { name: "Show it in the portal" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("The note on OFFLINE is saved.")).toBeTruthy();
    await expect
      .poll(() => sent)
      .toEqual([
        {
          code: "OFFLINE",
          from: "2026-12-01",
          until: "",
          countries: [],
          texts: { int: "The network is down." },
          inPortal: true,
        },
      ]);
    await expect.poll(address).toBe("/known-issues/");
  });

  it("says that it was not saved, and keeps what was typed", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ additions: [{ failure }], at: "/known-issues/?issue=new" });
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(await dialog.findByRole("combobox", { name: "Error code" }), "418");
    await user.type(dialog.getByLabelText("Text: English (international)"), "Slow.");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByText(`Code ${code}`)).toBeTruthy();
    expect(dialog.getByLabelText("Text: English (international)")).toHaveProperty("value", "Slow.");
  });
});

describe("what was typed of a note and not saved", () => {
  const english = "Text: English (international)";

  it("is in a new one again after a reload, until it is cancelled", async () => {
    const typed = createTab<KnownIssueValues>();
    const at = "/known-issues/?issue=new";
    const first = show({ typed, at });
    await first.user.type(await screen.findByLabelText(english), "Slow.");
    first.unmount();
    const { user } = show({ typed, at });
    expect(await screen.findByLabelText(english)).toHaveProperty("value", "Slow.");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await expect.poll(() => typed.kept()).toBeUndefined();
  });

  it("is in a changed one again after a reload, with the version that it began with", async () => {
    const changed = createTab<KnownIssueSettings>();
    const at = `/known-issues/?issue=${dns.id}`;
    const first = show({ changed, at });
    await first.user.type(await screen.findByLabelText(english), " Still.");
    first.unmount();
    const later = { ...dns, version: 2, countries: [] };
    const { user, sent } = show({ changed, at, getKnownIssues: [{ answer: pageOf(later) }] });
    expect(await screen.findByLabelText(english)).toHaveProperty("value", "About 418. Still.");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await expect
      .poll(() => sent)
      .toEqual([{ ...knownIssueSettingsOf(dns), texts: { int: "About 418. Still." }, version: 1 }]);
  });
});

describe("a changed note", () => {
  it("opens from its row with its values, and shows what somebody else has saved since", async () => {
    const theirs = knownIssueSettingsOf({ ...dns, version: 2, texts: { int: "Theirs.", dede: "Langsam." } });
    const mine = { ...knownIssueSettingsOf(dns), inPortal: true };
    const { user, sent } = show({
      saves: [
        { answer: { _tag: "Collided", theirs, mine } },
        { answer: { _tag: "Saved", saved: { ...mine, version: 3 } } },
      ],
    });
    await user.click((await rowOf("418")).getByRole("button"));
    const dialog = within(await screen.findByRole("dialog", { name: "Change the note on 418" }));
    expect(dialog.getByLabelText(/^Last day/)).toHaveProperty("value", "2026-11-30");
    expect(dialog.getByText("Texts in other languages: 0 of 12")).toBeTruthy();
    expect(dialog.getByText("Austria, Germany")).toBeTruthy();
    await user.click(dialog.getByRole("checkbox"));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    const row = within(await dialog.findByRole("table")).getByRole("row", { name: /^Texts/ });
    expect(
      within(row)
        .getAllByRole("listitem")
        .map(({ textContent, lang }) => [textContent, lang]),
    ).toEqual([
      ["English (international): About 418.", "en-001"],
      ["Deutsch: –", "de-DE"],
      ["English (international): Theirs.", "en-001"],
      ["Deutsch: Langsam.", "de-DE"],
    ]);
    await user.click(dialog.getByRole("button", { name: /mine|my/i }));
    expect(await screen.findByText("The note on 418 is saved.")).toBeTruthy();
    await expect.poll(() => sent[0]).toEqual(mine);
  });
});

describe("an issue that is over, and a note that is wrong", () => {
  const at = `/known-issues/?issue=${dns.id}`;

  it("is ended now after a question, and the list is loaded again", async () => {
    const { user, asked, address } = show({ at, endKnownIssue: [{ answer: {} }] });
    await user.click(await screen.findByRole("button", { name: "End now" }));
    const question = within(screen.getByRole("dialog", { name: "End this known issue now?" }));
    await user.click(question.getByRole("button", { name: "Yes, end now" }));
    expect(await screen.findByText("The issue with 418 has ended.")).toBeTruthy();
    await expect.poll(() => asked("endKnownIssue")).toEqual([{ id: dns.id }]);
    await waitFor(() => expect([asked("getKnownIssues").length, address()]).toEqual([2, "/known-issues/"]));
  });

  it("is deleted after a question, with what was typed of it", async () => {
    const changed = createTab<KnownIssueSettings>();
    const { user, asked } = show({ at, changed, deleteKnownIssue: [{ answer: {} }] });
    await user.type(await screen.findByLabelText("Text: English (international)"), " Still.");
    await expect.poll(() => changed.kept()).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await user.click(screen.getByRole("button", { name: "Yes, delete" }));
    expect(await screen.findByText("The note on 418 is deleted.")).toBeTruthy();
    await expect
      .poll(() => [asked("deleteKnownIssue"), changed.kept()])
      .toEqual([[{ id: dns.id }], undefined]);
  });

  it("stays as it is where the answer is no, with what was typed of it", async () => {
    const { user, asked } = show({ at });
    await user.type(await screen.findByLabelText("Text: English (international)"), " Still.");
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await user.click(screen.getByRole("button", { name: "Keep it" }));
    expect(screen.getByLabelText("Text: English (international)")).toHaveProperty(
      "value",
      "About 418. Still.",
    );
    await expect.poll(() => asked("deleteKnownIssue")).toEqual([]);
  });

  it("is not offered to be ended once it is past", async () => {
    const past = { ...dns, status: known("past") };
    show({ at, getKnownIssues: [{ answer: pageOf(past) }] });
    expect(await screen.findByRole("button", { name: "Delete" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "End now" })).toBeNull();
  });

  it("says in the question that it was not done", async () => {
    const { user } = show({ at, endKnownIssue: [{ failure: { _tag: "Offline" } }] });
    await user.click(await screen.findByRole("button", { name: "End now" }));
    await user.click(screen.getByRole("button", { name: "Yes, end now" }));
    const question = within(screen.getByRole("dialog", { name: "End this known issue now?" }));
    expect(await question.findByText("Code OFFLINE")).toBeTruthy();
  });
});
