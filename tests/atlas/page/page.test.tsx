import { act, cleanup, render, screen, within, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { beforeAll, describe, expect, it, vi } from "vitest";
import shellTexts from "../../../locales/int/shell.json";
import { AtlasPage } from "../../../src/atlas/page/atlas-page.tsx";
import {
  AtlasDataProvider,
  createAtlasData,
  type ReadFile,
} from "../../../src/atlas/page/data/atlas-data.ts";
import type { MachineSummary } from "../../../src/atlas/model/atlas-model.ts";
import { sectionFile } from "../../../src/atlas/model/section-path.ts";
import { shareOf, ordered, readOrder, writeOrder } from "../../../src/atlas/page/overview/overview-order.ts";
import type { SaveReviews } from "../../../src/atlas/page/review/review.machine.ts";
import { createReviews, ReviewsProvider } from "../../../src/atlas/page/review/reviews.ts";
import { partName } from "../../../src/atlas/page/part-name.ts";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";
import { TextProvider } from "../../../src/ui/i18n/text-provider.tsx";
import { answeredTo, index, ir, machine, search, spec, unfired } from "./fixture.ts";
import { MemoryRouter } from "../../support/memory-router.tsx";

const i18n = createI18n();
i18n.add("int", shellTexts);

/** jsdom has no layout. */
class NoResizeObserver {
  observe(): void {}
  disconnect(): void {}
}

beforeAll(() => {
  vi.stubGlobal("ResizeObserver", NoResizeObserver);
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
});
const Place = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{decodeURIComponent(`${pathname}${search}`)}</output>;
};

const files: Readonly<Record<string, unknown>> = {
  "index.json": index,
  "index.search.json": search,
  "index.spec.json": spec,
  ...Object.fromEntries(spec.map((section) => [sectionFile(section.id), section])),
  "screen-loading.json": machine,
};
const readFixture: ReadFile = (file) =>
  Promise.resolve(
    files[file] === undefined ? failed({ _tag: "EndpointFailure", status: 404 }) : answered(files[file]),
  );

const show = (at: string, read: ReadFile = readFixture, save: SaveReviews = async () => {}) => {
  render(
    <TextProvider i18n={i18n}>
      <AtlasDataProvider value={createAtlasData(read)}>
        <ReviewsProvider value={createReviews(save)}>
          <MemoryRouter initialEntries={[at]}>
            <AtlasPage />
            <Place />
          </MemoryRouter>
        </ReviewsProvider>
      </AtlasDataProvider>
    </TextProvider>,
  );
  return userEvent.setup();
};
const place = (): string | null => screen.getByTestId("place").textContent;

describe("the overview", () => {
  it("shows the counts, and links to each machine", async () => {
    const user = show("/");
    const table = await screen.findByRole("table", { name: "Machines" });
    expect(within(table).getByText("never fired: 1")).toBeTruthy();
    expect(
      screen.getByText(new RegExp(`^${ir.transitions.length - 1} of ${ir.transitions.length}, run of `)),
    ).toBeTruthy();
    await user.click(within(table).getByRole("link", { name: "screen-loading" }));
    const title = await screen.findByRole("heading", { level: 1, name: "screen-loading" });
    await expect.poll(() => document.activeElement).toBe(title);
  });

  it("shows a placeholder while it loads, and an error with a retry", async () => {
    let there = false;
    const user = show("/", (file, signal) =>
      there ? readFixture(file, signal) : Promise.resolve(failed({ _tag: "EndpointFailure", status: 500 })),
    );
    expect(screen.getByText("Loading")).toBeTruthy();
    expect(await screen.findByText("Code HTTP_500")).toBeTruthy();
    there = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "State atlas" })).toBeTruthy();
  });
});

describe("the order of the overview", () => {
  const summary = (name: string, fired: number | null): MachineSummary => ({
    name,
    id: name,
    description: "",
    states: 1,
    transitions: 10,
    fired,
    faults: { noticed: fired ?? 0, all: 12 },
    reviewed: { open: 10, changed: 0, ticked: 0 },
    change: null,
  });
  const machines = [summary("b", 9), summary("a", 10), summary("gone", null), summary("c", 2)];
  const names = (query: string) =>
    ordered({ findings: [], machines }, readOrder(new URLSearchParams(query))).map(({ name }) => name);

  it("is by name, or as in the address, the least tested first", () => {
    expect(names("")).toEqual(["a", "b", "c", "gone"]);
    expect(names("sort=-name")).toEqual(["gone", "c", "b", "a"]);
    expect(names("sort=coverage")).toEqual(["c", "b", "a", "gone"]);
    expect(names("sort=faults")).toEqual(["gone", "c", "b", "a"]);
    expect(names("sort=nothing")).toEqual(names(""));
    expect(writeOrder(readOrder(new URLSearchParams("sort=-coverage")))).toBe("sort=-coverage");
  });

  it("never rounds up to 100 %", () => {
    expect(shareOf(9999, 10_000)).toBe(0.999);
    expect(shareOf(3, 3)).toBe(1);
  });
});

describe("the list of all changes", () => {
  it("is grouped by machine, filtered by the address, and copied for a review", async () => {
    const user = show("/changes");
    const list = await screen.findByRole("list", { name: "Changes of screen-loading" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(2);
    await user.click(screen.getByRole("radio", { name: "Added (1)" }));
    expect(place()).toBe("/changes?show=added");
    expect(
      within(screen.getByRole("list", { name: "Changes of screen-loading" })).getAllByRole("listitem"),
    ).toHaveLength(1);
    await user.click(screen.getByRole("radio", { name: "Removed (0)" }));
    expect(screen.getByText("Nothing has changed in this way.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Copy as Markdown" }));
    expect(await navigator.clipboard.readText()).toBe("## Changes since v0.9");
  });
});

describe("the page of a machine", () => {
  it("shows a card of the machine, with a link to its simulation", async () => {
    const user = show("/screen-loading");
    await user.click(await screen.findByRole("link", { name: /^screenLoading, / }));
    const card = await screen.findByRole("complementary", { name: "screenLoading" });
    expect(within(card).getByRole("link", { name: "portal" })).toBeTruthy();
    expect(place()).toBe("/screen-loading?card=machine");
    expect(within(card).getByRole("link", { name: "Simulate from here" })).toBeTruthy();
  });

  it("shows which parts of its address do not exist", async () => {
    show("/screen-loading?arrow=nothing|at|all");
    expect((await screen.findByRole("alert")).textContent).toContain("no transition “nothing|at|all”");
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  it("shows a state's card with its path, and restores the focus when it closes", async () => {
    const user = show("/screen-loading");
    await user.click(await screen.findByRole("link", { name: /^ready, / }));
    const card = await screen.findByRole("complementary", { name: "ready" });
    await expect.poll(() => document.activeElement).toBe(within(card).getByRole("heading", { level: 2 }));
    expect(within(card).getByText(answeredTo.label, { selector: "span" })).toBeTruthy();
    expect(place()).toBe("/screen-loading/ready");
    await user.keyboard("{Escape}");
    expect(place()).toBe("/screen-loading");
    await expect.poll(() => document.activeElement?.id).toBe("box-screenLoading.ready");
  });

  it("paints each text of a diagram as wide as it was measured, also in a wider font", async () => {
    show("/screen-loading");
    await screen.findByRole("group", { name: /^Diagram of/ });
    const texts = [...document.querySelectorAll("svg text")];
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => text.getAttribute("lengthAdjust") !== "spacingAndGlyphs")).toEqual([]);
    expect(texts.filter((text) => Number(text.getAttribute("textLength")) <= 0)).toEqual([]);
  });

  it("shows the description of the box that has the focus", async () => {
    const user = show("/screen-loading");
    const box = await screen.findByRole("link", { name: /^ready, / });
    const described = within(box).getByText(/./, { selector: "title" }).textContent;
    const shown = () => screen.queryByText(described, { selector: "p" });
    expect(shown()).toBeNull();
    act(() => box.focus());
    expect(shown()).toBeTruthy();
    await user.tab();
    expect(shown()).toBeNull();
    // A transition tells its own on pointing at its label and at its line.
    expect(
      screen.getAllByText(answeredTo.description, { selector: "path > title, rect > title" }),
    ).toHaveLength(2);
  });

  it("moves between boxes with arrow keys", async () => {
    const user = show("/screen-loading");
    const first = await screen.findByRole("link", { name: /^screenLoading, / });
    first.focus();
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    await user.keyboard("{ArrowDown}");
    await expect.poll(() => document.activeElement?.id).toBe(`box-${ir.states[1]?.id}`);
    await expect.poll(() => scrolled.mock.instances).toEqual([document.activeElement]);
  });

  it("shows a state with its neighbours only, as the address says", async () => {
    const user = show("/screen-loading/failed");
    const boxes = () => screen.getAllByRole("link", { name: /^(screenLoading|loading|ready|failed)\b/ });
    await user.click(await screen.findByRole("button", { name: "Neighbours only" }));
    expect(place()).toBe("/screen-loading/failed?only=neighbours");
    expect(boxes().map(({ id }) => id)).toContain("box-screenLoading.failed");
    expect(boxes().map(({ id }) => id)).not.toContain("box-screenLoading.ready");
    await user.click(screen.getByRole("button", { name: "All states" }));
    expect(boxes().map(({ id }) => id)).toContain("box-screenLoading.ready");
  });

  it("marks the transitions without a test, and links to them", async () => {
    const user = show("/screen-loading?layer=coverage");
    await user.click(await screen.findByText("Never fired: 1"));
    await user.click(screen.getByRole("link", { name: partName(unfired) }));
    const card = await screen.findByRole("complementary");
    expect(within(card).getByText("No test fires it")).toBeTruthy();
    expect(place()).toContain("layer=coverage");
  });

  it("marks the transitions of which a fault would not be noticed, and says on the card which, and what notices the others", async () => {
    const user = show("/screen-loading");
    await user.click(await screen.findByRole("radio", { name: "Would be noticed" }));
    const all = 2 * ir.transitions.length;
    expect(screen.getByText(`This machine: ${all - 1} of ${all} faults noticed`)).toBeTruthy();
    await user.click(screen.getByText("With a fault that is not noticed: 1"));
    await user.click(screen.getByRole("link", { name: partName(unfired) }));
    expect(place()).toContain("layer=faults");
    const faults = within(await screen.findByRole("complementary")).getByRole("region", {
      name: "Faults that would be noticed",
    });
    expect(faults.textContent).toContain("No line notices leads to ready");
    expect(within(faults).getByRole("listitem").textContent).toMatch(/^is gone.*when it comes: ready/);
    await user.click(within(faults).getByRole("link", { name: /when it comes: ready/ }));
    expect(await screen.findByRole("table", { name: "Transitions of screenLoading" })).toBeTruthy();
    expect(screen.getAllByRole("row")).toHaveLength(1 + ir.transitions.length);
    expect(screen.getByTitle(answeredTo.description).textContent).toBe(answeredTo.label);
  });

  it("leaves the ways to the other pages when it breaks", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const user = show("/screen-loading", (file, signal) =>
      file === "screen-loading.json" ? Promise.resolve(answered({})) : readFixture(file, signal),
    );
    expect(await screen.findByText("This page has stopped")).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Machines" }));
    expect(await screen.findByRole("table", { name: "Machines" })).toBeTruthy();
  });

  it("takes a tick and a comment of a transition, and saves them with the reviewer's name", async () => {
    const saved: unknown[] = [];
    const user = show(
      `/screen-loading?arrow=${encodeURIComponent(answeredTo.id)}`,
      readFixture,
      async (reviews) => void saved.push(reviews),
    );
    const part = await screen.findByRole("region", { name: "Review" });
    expect(within(part).getByText("Not reviewed")).toBeTruthy();
    await user.type(within(part).getByRole("textbox", { name: /Your name/ }), "Robin");
    await user.click(within(part).getByRole("checkbox", { name: /as it should be/ }));
    await user.type(within(part).getByRole("textbox", { name: /Comment/ }), "Well");
    expect(within(part).getByText("Reviewed")).toBeTruthy();
    expect(within(part).getByText("Not saved yet.")).toBeTruthy();
    await user.click(within(part).getByRole("button", { name: "Save the review" }));
    expect(await within(part).findByText(/^Saved/)).toBeTruthy();
    await expect
      .poll(() => saved)
      .toEqual([
        [
          {
            machine: ir.name,
            entries: [
              {
                transition: answeredTo.id,
                hash: answeredTo.hash,
                reviewer: "Robin",
                day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
                tick: true,
                comment: "Well",
              },
            ],
          },
        ],
      ]);
    await user.click(within(part).getByRole("link", { name: "Next that is not reviewed" }));
    expect(place()).not.toContain(answeredTo.id);
    await user.click(screen.getByRole("link", { name: "Machines" }));
    expect(await screen.findByText(`1 reviewed, ${ir.transitions.length - 1} open`)).toBeTruthy();
    cleanup();
    show("/screen-loading?tab=table&review=ticked");
    expect(await screen.findByText("No transition matches")).toBeTruthy();
  });

  it("shows the lines of the specification that a transition is proved by", async () => {
    show(`/screen-loading?arrow=${encodeURIComponent(answeredTo.id)}`);
    const part = await screen.findByRole("region", { name: "Proved by the specification's lines" });
    expect(within(part).getByRole("listitem").textContent).toContain("when it comes: ready");
    expect(within(part).getByRole("link", { name: "shell §2" })).toBeTruthy();
  });

  it("sorts and filters its table, and writes both to the address", async () => {
    const user = show("/screen-loading?tab=table&tested=never");
    const table = await screen.findByRole("table", { name: "Transitions of screenLoading" });
    expect(within(table).getAllByRole("row")).toHaveLength(2);
    await user.type(screen.getByRole("searchbox", { name: "Filter" }), "zzz");
    expect(await screen.findByText("No transition matches")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(place()).toBe("/screen-loading?tab=table");
    await user.click(screen.getByRole("link", { name: "Event" }));
    expect(place()).toBe("/screen-loading?tab=table&sort=event");
    expect(screen.getByRole("columnheader", { name: "Event" }).getAttribute("aria-sort")).toBe("ascending");
  });

  it("lists the changes, for a review", async () => {
    const user = show("/screen-loading?tab=changes");
    const list = await screen.findByRole("list", { name: "Changes of this machine" });
    expect(within(list).getByText("targets: screenLoading.ready → screenLoading.failed")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Copy as Markdown" }));
    expect(await navigator.clipboard.readText()).toBe("## Changes since v0.9");
    expect(screen.getByRole("button", { name: "Copied" })).toBeTruthy();
  });

  it("shows that a machine or a state does not exist", async () => {
    show("/nothing");
    expect(await screen.findByText(/no machine called “nothing”/)).toBeTruthy();
    cleanup();
    show("/screen-loading/nowhere");
    expect((await screen.findByRole("alert")).textContent).toContain("nowhere");
  });

  it("shows why its data failed to load", async () => {
    show("/screen-loading", (file, signal) =>
      file === "index.json"
        ? readFixture(file, signal)
        : Promise.resolve(failed({ _tag: "Malformed", path: file, expected: "JSON" })),
    );
    expect(await screen.findByText("Code MALFORMED_ANSWER")).toBeTruthy();
  });
});

describe("a simulation", () => {
  it("takes its transitions, shows guards, context and steps, and steps back", async () => {
    const user = show("/screen-loading/loading?simulate=1");
    const panel = await screen.findByRole("complementary", { name: "Simulation" });
    expect(await within(panel).findByText("loading", { selector: "p" })).toBeTruthy();
    await user.click(within(panel).getByRole("button", { name: `Fire ${answeredTo.label} [answered]` }));
    await expect.poll(() => document.activeElement).toBe(within(panel).getByText("ready", { selector: "p" }));
    expect(within(panel).getByText("true")).toBeTruthy();
    expect(within(panel).getByText('"orders"')).toBeTruthy();
    await user.click(within(panel).getByRole("button", { name: "Step back" }));
    await expect
      .poll(() => document.activeElement)
      .toBe(within(panel).getByText("loading", { selector: "p" }));
    await user.click(
      within(screen.getByRole("group", { name: "Diagram of screenLoading" })).getAllByRole("button", {
        name: new RegExp(`^${answeredTo.label}`),
      })[0]!,
    );
    await expect.poll(() => document.activeElement).toBe(within(panel).getByText("ready", { selector: "p" }));
    await user.click(within(panel).getByRole("button", { name: "Close" }));
    expect(place()).toBe("/screen-loading/loading");
  });
});

describe("the link of a simulation", () => {
  it("contains its steps", async () => {
    const user = show("/screen-loading/loading?simulate=1&steps=xstate.error.actor.loadScreen~0");
    const panel = await screen.findByRole("complementary", { name: "Simulation" });
    expect(await within(panel).findByText("crashed", { selector: "p" })).toBeTruthy();
    await user.click(within(panel).getByRole("button", { name: "Fire screen.retry" }));
    await user.click(within(panel).getByRole("button", { name: "Copy link" }));
    const link = new URL((await navigator.clipboard.readText()).replace("#", ""));
    expect(link.searchParams.get("steps")).toBe("xstate.error.actor.loadScreen~0,screen.retry~0");
  });

  it("shows where a step no longer exists", async () => {
    show("/screen-loading/loading?simulate=1&steps=nothing~7");
    expect(await screen.findByText(/The link had more steps/)).toBeTruthy();
  });
});

describe("the specification and the findings", () => {
  it("lists the sections, and those that no machine implements", async () => {
    const user = show("/spec");
    const link = await screen.findByRole("link", { name: "loading", hidden: true });
    expect(screen.getByRole("heading", { name: "Pages of the project" })).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "Carried by none (1)" }));
    expect(link.isConnected).toBe(false);
    expect(screen.getByText("No machine carries it")).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "business §9 Constants" }));
    // A page comes when it is first opened.
    await waitFor(() => expect(place()).toBe("/spec/business/9"));
  });

  it("shows the text of a section from a state's card, as text without markup", async () => {
    const user = show("/screen-loading/loading");
    const card = await screen.findByRole("complementary", { name: "loading" });
    const [ofTransition] = within(card).getAllByRole("link", { name: "shell §2" });
    if (ofTransition === undefined) throw new Error("the card names no section");
    await user.click(ofTransition);
    await waitFor(() => expect(place()).toBe("/spec/shell/2"));
    expect(await screen.findByRole("heading", { level: 1, name: "shell §2" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: "Screens and routes" })).toBeTruthy();
    expect(screen.getByRole("cell", { name: "/orders/<b>" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "elsewhere" }).getAttribute("href")).toBe(
      "https://example.test/",
    );
    expect(screen.getByRole("link", { name: "loading" })).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "limits" }));
    expect(place()).toBe("/spec/business/9");
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("heading", { level: 1, name: "business §9" }));
    expect(await screen.findByText("No machine carries it")).toBeTruthy();
  });

  it("opens the section from a transition's card", async () => {
    const user = show(`/screen-loading/loading?arrow=${encodeURIComponent(unfired)}`);
    const card = await screen.findByRole("complementary");
    const [ofTransition] = within(card).getAllByRole("link", { name: "shell §2" });
    if (ofTransition === undefined) throw new Error("the card names no section");
    await user.click(ofTransition);
    await waitFor(() => expect(place()).toBe("/spec/shell/2"));
  });

  it("shows a page of the project, which no machine has to implement", async () => {
    show("/spec/decisions/session");
    expect(await screen.findByText("How long it lasts.")).toBeTruthy();
    expect(screen.queryByText("No machine carries it")).toBeNull();
  });

  it("loads only the section that is opened, and again where it did not come", async () => {
    const asked: string[] = [];
    let there = false;
    const user = show("/spec/shell/2", (file, signal) => {
      asked.push(file);
      return there || !file.startsWith("spec/")
        ? readFixture(file, signal)
        : Promise.resolve(failed({ _tag: "EndpointFailure", status: 500 }));
    });
    expect(await screen.findByText("Code HTTP_500")).toBeTruthy();
    there = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 2, name: "Screens and routes" })).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "limits" }));
    expect(await screen.findByRole("heading", { level: 2, name: "Constants" })).toBeTruthy();
    await expect
      .poll(() => asked)
      .toEqual(["index.json", "spec/shell/2.json", "spec/shell/2.json", "spec/business/9.json"]);
  });

  it("shows that a section does not exist, and asks for no file", async () => {
    const asked: string[] = [];
    show("/spec/shell/44", (file, signal) => (asked.push(file), readFixture(file, signal)));
    expect(await screen.findByText(/called “shell §44”/)).toBeTruthy();
    await expect.poll(() => asked).toEqual(["index.json"]);
  });

  it("lists findings with their explanations", async () => {
    show("/findings");
    expect(await screen.findByText("Unexplained")).toBeTruthy();
    expect(screen.getByText("Shown as an unknown error.")).toBeTruthy();
    expect(screen.getByRole("link", { name: partName(unfired) })).toBeTruthy();
  });
});

describe("the search", () => {
  it("gets the focus with a slash, moves through its results with arrows, and opens one", async () => {
    const user = show("/");
    await screen.findByRole("table", { name: "Machines" });
    await user.keyboard("/screenloading");
    expect(screen.getByText("2 results")).toBeTruthy();
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(await screen.findByRole("complementary", { name: "failed" })).toBeTruthy();
  });

  it("opens the first result with Enter, and closes with Escape", async () => {
    const user = show("/");
    await screen.findByRole("table", { name: "Machines" });
    await user.keyboard("/ready{Escape}");
    expect(screen.queryByRole("group", { name: "Results" })?.textContent ?? "").toBe("");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(place()).toBe("/screen-loading/ready"));
  });

  it("shows what it searches when it finds nothing", async () => {
    const user = show("/");
    await screen.findByRole("table", { name: "Machines" });
    await user.keyboard("/zzz");
    expect(screen.getByText(/Nothing is called “zzz”/)).toBeTruthy();
  });
});
