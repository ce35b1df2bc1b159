import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { DeskProvider } from "../../../src/atlas/desk/desk-context.ts";
import { DeskPage } from "../../../src/atlas/desk/desk-page.tsx";
import { readPlace } from "../../../src/atlas/desk/desk-place.ts";
import { deskWith } from "../../../src/atlas/desk/desk-with.ts";
import { StepCard } from "../../../src/atlas/desk/player/step-card.tsx";
import type { Frame } from "../../../src/atlas/desk/simulation/timeline.ts";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";
import { TextProvider } from "../../../src/ui/i18n/text-provider.tsx";
import { choiceField } from "../../support/choose-option.ts";
import { MemoryRouter } from "../../support/memory-router.tsx";

const issue = {
  id: "KI-1",
  version: 1,
  code: "418/471",
  status: "current",
  from: "2026-11-20",
  until: null,
  countries: ["AT", "DE"],
  texts: { int: "The limit is too low since Friday.", dede: "Die Grenze ist seit Freitag zu niedrig." },
  inPortal: true,
  changedAt: "2026-11-26T09:30:00.000Z",
  changedBy: "Kim Berg",
};
const counts = [
  {
    code: "418/471",
    total: 12,
    strangers: 5,
    days: [
      { day: "2026-11-25", count: 9 },
      { day: "2026-11-27", count: 3 },
    ],
    screens: [
      { screen: "remote-connect", count: 11 },
      { screen: "gone-since", count: 1 },
    ],
    languages: [{ language: "dede", count: 12 }],
  },
  {
    code: "OFFLINE",
    total: 1,
    strangers: 0,
    days: [{ day: "2026-11-01", count: 1 }],
    screens: [{ screen: "orders", count: 1 }],
    languages: [{ language: "cscz", count: 1 }],
  },
];

const data = (value: unknown) => () => Response.json({ valid: true, data: value });
const served: Readonly<Record<string, () => Response>> = {
  "/api/getCurrentIssues": data([issue]),
  "/api/getCodeCounts": data({ today: "2026-11-27", counts }),
};

/** The paths of the calls that were made. */
let calls: string[] = [];

/** A file beside the page. */
const beside = (path: string): object => {
  if (path.endsWith("routes.counts.json")) return {};
  return path.includes("/codes/")
    ? { steps: [], deeds: [], routes: [], said: {} }
    : { said: {}, synonyms: {}, beside: [] };
};

/** A host whose page knows no routes and no words of the portal, and that answers calls as given. */
const host = (answers: Readonly<Record<string, () => Response>>) =>
  vi.stubGlobal("fetch", (address: string) => {
    const { pathname } = new URL(address, "http://localhost/atlas/");
    if (pathname.startsWith("/api/")) calls.push(pathname);
    else return Promise.resolve(Response.json(beside(pathname)));
    return Promise.resolve(answers[pathname]?.() ?? new Response("Not found", { status: 404 }));
  });

const signIn = () => {
  document.cookie = "portal_hint=dede; path=/";
};

beforeEach(() => {
  calls = [];
});
afterEach(() => {
  document.cookie = "portal_hint=; path=/; max-age=0";
  vi.unstubAllGlobals();
});

const Place = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{`${pathname}${search}`}</output>;
};
const show = (address: string) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <DeskPage />
      <Place />
    </MemoryRouter>,
  );
  return userEvent.setup();
};
const catalogue = () => screen.findByRole("navigation", { name: "Error codes" });
const panel = (name: string) => screen.findByRole("region", { name });
const codesIn = (list: HTMLElement): readonly (string | null)[] =>
  within(list)
    .getAllByRole("button")
    .map((row) => row.textContent);

describe("the catalogue", () => {
  test("marks codes with a known issue, and tells how often each was met", async () => {
    signIn();
    host(served);
    show("/desk?agent=enus&lang=enus");
    const own = await within(await catalogue()).findByRole("button", { name: /^418\/471 .*met 12 times/ });
    expect(within(own).getByText("Known issue")).toBeTruthy();
    // The issue of a code with its reason belongs to the code, and not to the other reasons.
    const list = await catalogue();
    expect(within(list).getByRole("button", { name: /^418 Known issue/ })).toBeTruthy();
    expect(within(list).queryByRole("button", { name: /^418\/472 Known issue/ })).toBeNull();
    expect(within(list).getByRole("button", { name: /^OFFLINE.*met 1 time/ })).toBeTruthy();
    expect(screen.queryByText(/shown to staff/)).toBeNull();
  });

  test("is sorted by what people met, as its address says", async () => {
    signIn();
    host(served);
    const user = show("/desk?agent=enus&lang=enus");
    const sort = await screen.findByRole("combobox", { name: "Sort" });
    await user.selectOptions(sort, "Most met in the last 30 days");
    await waitFor(() => expect(screen.getByTestId("place").textContent).toContain("&sort=met"));
    const often = screen.getByRole("heading", { name: "Met in the last 30 days" }).parentElement!;
    expect(codesIn(often).map((text) => text?.split(/ |met/)[0])).toEqual(["418/471", "OFFLINE"]);
    const never = screen.getByRole("heading", { name: "Not met in the last 30 days" }).parentElement!;
    expect(codesIn(never).length).toBeGreaterThan(100);
    expect(screen.queryByRole("heading", { name: "Connection and server" })).toBeNull();
  });

  test("leaves the arrow keys to the list of areas, and takes them elsewhere to move through the codes", async () => {
    host(served);
    const user = show("/desk?agent=enus&lang=enus");
    (await choiceField("Area")).focus();
    await user.keyboard("{ArrowDown}");
    await screen.findByRole("option", { name: "Signing in" });
    await user.keyboard("{ArrowDown}{Enter}");
    await expect.poll(() => document.activeElement?.textContent).toBe("Signing in");
    screen.getByRole("searchbox").focus();
    await user.keyboard("{ArrowDown}");
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^[A-Z_0-9/]+ /);
  });

  test("finds a code by the words of its known issue", async () => {
    signIn();
    host(served);
    const user = show("/desk?agent=enus&lang=enus");
    await within(await catalogue()).findAllByText("Known issue");
    await user.type(screen.getByRole("searchbox"), "grenze freitag");
    const list = await catalogue();
    await waitFor(() => expect(codesIn(within(list).getByRole("list"))).toHaveLength(1));
    expect(codesIn(within(list).getByRole("list"))[0]).toMatch(/^418\/471/);
  });

  test("says to others who sees them, and asks nobody where no session is known", async () => {
    host(served);
    show("/desk?agent=enus&lang=enus&sort=met");
    expect(await screen.findByText(/^Known issues and counts are shown to staff/)).toBeTruthy();
    await expect.poll(() => calls).toEqual([]);
    // The order of the address needs the counts.
    expect(screen.queryByRole("combobox", { name: "Sort" })).toBeNull();
    expect(screen.getByRole("heading", { name: "Connection and server" })).toBeTruthy();
  });

  test.each([
    ["an ended session", 401],
    ["somebody who is no staff", 403],
    ["a host without the calls", 404],
  ])("says so to %s too", async (_, status) => {
    signIn();
    const refuse = () => Response.json({ valid: false, error_code: "X" }, { status });
    host({ "/api/getCurrentIssues": refuse, "/api/getCodeCounts": refuse });
    show("/desk?agent=enus&lang=enus");
    expect(await screen.findByText(/^Known issues and counts are shown to staff/)).toBeTruthy();
    await expect.poll(() => calls.toSorted()).toEqual(["/api/getCodeCounts", "/api/getCurrentIssues"]);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the page of a code", () => {
  test("has no advice for a code of a link that no catalogue has", async () => {
    host(served);
    show("/desk/7050?agent=enus&lang=enus");
    await screen.findByText("Look for the code in the list: the portal has none of this name.");
    expect(screen.getByRole("heading", { name: "7050" })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "What to tell them" })).toBeNull();
  });

  test("shows its known issue in the customer's and the agent's language, and what holds of it", async () => {
    signIn();
    host(served);
    show("/desk/418%2F471?agent=enus&lang=dede");
    const issues = await panel("Known issues");
    expect(within(issues).getByText("Die Grenze ist seit Freitag zu niedrig.").lang).toBe("de-DE");
    // American English has no text of its own.
    expect(within(issues).getByText("The limit is too low since Friday.").lang).toBe("en-001");
    expect(within(issues).getByText("Since Nov 20, 2026")).toBeTruthy();
    expect(within(issues).getByText("Austria, Germany")).toBeTruthy();
    expect(within(issues).getByText("Replay desk and portal")).toBeTruthy();
    const day = new Date(issue.changedAt).toLocaleDateString("en-US", { dateStyle: "medium" });
    expect(within(issues).getByText(new RegExp(`^${day}.*Kim Berg$`))).toBeTruthy();
  });

  test("shows the issues of the code without its reason, and none where there is none", async () => {
    signIn();
    host({ ...served, "/api/getCurrentIssues": data([{ ...issue, code: "418" }]) });
    show("/desk/418%2F472?agent=enus&lang=enus");
    expect(within(await panel("Known issues")).getByText("418")).toBeTruthy();
    screen.getByRole("button", { name: /^OFFLINE/ }).click();
    await screen.findByRole("heading", { name: "OFFLINE" });
    await panel("How often it is met");
    expect(screen.queryByRole("region", { name: "Known issues" })).toBeNull();
  });

  test("draws each day of the month, and has the same numbers as a table", async () => {
    signIn();
    host(served);
    const user = show("/desk/418%2F471?agent=enus&lang=enus");
    const met = await panel("How often it is met");
    expect(within(met).getByText("In the last 30 days: 12")).toBeTruthy();
    expect(
      within(met).getByText("By people who were not signed in, which anybody can make up: 5"),
    ).toBeTruthy();
    const heights = [...met.querySelectorAll("rect")].map((bar) => Number(bar.getAttribute("height")));
    expect(heights).toHaveLength(30);
    expect(heights.filter((height) => height === 0)).toHaveLength(28);
    expect(heights[29]).toBeCloseTo(heights[27]! / 3);
    expect(
      within(met).getByText(
        "A bar for each day from Oct 29, 2026 to Nov 27, 2026; the highest stands for 9.",
      ),
    ).toBeTruthy();
    await user.click(within(met).getByText("Numbers by day"));
    const rows = within(within(met).getByRole("table", { name: "Numbers by day" })).getAllByRole("row");
    expect(rows).toHaveLength(31);
    expect(rows[28]?.textContent).toContain("Nov 25, 2026");
    expect(rows[28]?.textContent).toContain("9");
    expect(rows[29]?.textContent).toMatch(/Nov 26, 2026\D*0$/);
    // The screen by its title, one that is gone by its name.
    expect(within(met).getByText("Remote Connect: 11")).toBeTruthy();
    expect(within(met).getByText("gone-since: 1")).toBeTruthy();
    expect(within(met).getByText("Deutsch: 12")).toBeTruthy();
  });

  test("says that nobody met a code, and leads to the same code with a reason", async () => {
    signIn();
    host(served);
    const user = show("/desk/418?agent=enus&lang=enus");
    const met = await panel("How often it is met");
    expect(within(met).getByText("Nobody met this code in the last 30 days.")).toBeTruthy();
    await user.click(within(met).getByRole("button", { name: "418/471: met 12 times" }));
    expect(await screen.findByRole("heading", { name: "418/471" })).toBeTruthy();
  });

  test.each([
    ["the portal fails", () => new Response("", { status: 500 })],
    ["an answer is not as the call says", data([{ ...issue, from: "soon" }])],
    ["an answer is a page", () => new Response("<h1>Start</h1>")],
  ])("says that known issues are missing where %s, and asks again", async (_, fail) => {
    signIn();
    host({ ...served, "/api/getCurrentIssues": fail });
    const user = show("/desk/418%2F471?agent=enus&lang=enus");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("known issues could not be loaded");
    expect(alert.textContent).not.toContain("how often");
    await panel("How often it is met");
    host(served);
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await panel("Known issues");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("says that the counts are missing", async () => {
    signIn();
    host({ ...served, "/api/getCodeCounts": data([]) });
    show("/desk/418%2F471?agent=enus&lang=enus");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("how often codes are met could not be loaded");
    expect(screen.queryByRole("region", { name: "How often it is met" })).toBeNull();
  });
});

test("a step that shows the code has its known issue beside what to tell", async () => {
  signIn();
  host(served);
  const i18n = createI18n();
  const desk = createActor(deskWith(i18n), {
    input: { place: readPlace("/desk/OFFLINE?agent=enus&lang=dede") },
  }).start();
  await waitFor(() => expect(desk.getSnapshot().matches({ issues: "there" })).toBe(true));
  const frame = (...codes: readonly string[]): Frame => ({
    step: { actor: "portal", event: { type: "x" } },
    found: true,
    taken: [],
    machine: "",
    value: "",
    codes,
    drifts: [],
    path: "/",
    waiting: false,
  });
  const card = (shown: Frame) => (
    <TextProvider i18n={i18n}>
      <DeskProvider value={desk}>
        <StepCard frame={shown} shown={undefined} />
      </DeskProvider>
    </TextProvider>
  );
  i18n.show("enus");
  const { rerender } = render(card(frame("418/471")));
  expect(
    within(await panel("Known issues")).getByText("Die Grenze ist seit Freitag zu niedrig."),
  ).toBeTruthy();
  rerender(card(frame("OFFLINE")));
  expect(screen.queryByRole("region", { name: "Known issues" })).toBeNull();
  desk.stop();
});
