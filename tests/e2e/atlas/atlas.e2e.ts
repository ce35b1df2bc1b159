import type { Page } from "@playwright/test";
import type { AtlasIndex, AtlasMachine } from "../../../src/atlas/model/atlas-model.ts";
import { expectBothAccessible } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { foundInAttribute, measured } from "../support/settled.ts";

const MACHINE = "screen-loading";
/** In the fixture no test has fired this transition, and the compared changes have added it. */
const UNFIRED = "screenLoading.loading|xstate.done.actor.loadScreen|";
const NAME = "loading: loadScreen done";
const entries = [{ change: "added", what: "transition", id: UNFIRED, about: "", details: [] }];

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** The atlas as built, with one difference: no test fired one transition, which the earlier revision lacked. */
const useFixture = async (page: Page): Promise<void> => {
  await page.route("**/atlas/data/index.json", async (route) => {
    const response = await route.fetch();
    const index: AtlasIndex = await response.json();
    const machines = index.machines.map((machine) =>
      machine.name === MACHINE
        ? { ...machine, fired: machine.transitions - 1, change: "changed" }
        : { ...machine, fired: machine.transitions, change: "same" },
    );
    await route.fulfill({
      response,
      json: {
        ...index,
        machines,
        against: {
          revision: "v1.0",
          markdown: `### Changes since v1.0\n\n- added \`${UNFIRED}\`\n`,
          machines: [{ name: MACHINE, change: "changed", entries }],
        },
      },
    });
  });
  await page.route(`**/atlas/data/${MACHINE}.json`, async (route) => {
    const response = await route.fetch();
    const machine: AtlasMachine = await response.json();
    const { ir, layouts } = machine;
    const tests = Object.fromEntries(
      ir.transitions
        .filter(({ id }) => id !== UNFIRED)
        .map(({ id }) => [id, ["screen-loading > loads the code"]]),
    );
    const diff = {
      change: "changed",
      entries,
      states: {},
      transitions: { [UNFIRED]: "added" },
      union: ir,
      layouts,
    };
    await route.fulfill({
      response,
      json: { ...machine, coverage: { _tag: "Run", ranAt: "2026-11-21T10:00:00.000Z", tests }, diff },
    });
  });
};

/** `npm start` builds the atlas in the background while the portal runs. */
const openAtlas = async (page: Page, hash: string): Promise<void> => {
  await expect
    .poll(
      async () =>
        (await page.request.get("/atlas/")).headers()["content-type"] === "text/html; charset=utf-8" &&
        (await page.request.get("/atlas/data/index.json")).ok(),
      { timeout: 50_000 },
    )
    .toBe(true);
  await page.goto(`/atlas/${hash}`);
};

const card = (page: Page) => page.getByRole("complementary");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the atlas shows transitions without a test, their specification, and the changes", async ({ page }) => {
  await useFixture(page);
  await openAtlas(page, "");
  await expect(page.getByRole("row", { name: new RegExp(`${MACHINE}.*never fired: 1`) })).toBeVisible();
  await page.getByRole("table", { name: "Machines" }).getByRole("link", { name: MACHINE }).click();
  await expect(heading(page)).toBeFocused();

  await page.getByRole("radio", { name: "Fired" }).check();
  await page.getByText("Never fired: 1").click();
  await page.getByRole("link", { name: NAME }).click();
  await expect(card(page).getByText("No test fires it")).toBeVisible();
  await expectBothAccessible(page, "an uncovered transition");

  await card(page).getByRole("link", { name: "shell §2" }).first().click();
  await expect(heading(page)).toHaveText("shell §2");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("cell", { name: "/new-ticketv2/" })).toBeVisible();
  await expect(page.getByRole("link", { name: NAME, exact: true })).toBeVisible();
  await page.goBack();
  await expect(card(page).getByText("No test fires it")).toBeVisible();

  await page.getByRole("radio", { name: "Changes" }).check();
  await expect(page.getByText("Compared with v1.0")).toBeVisible();
  await page.getByRole("tab", { name: "Changes 1" }).click();
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`added \`${UNFIRED}\``);
  await expectBothAccessible(page, "the changes of a machine");
});

test("a machine is simulated from a state, by its arrows and by its list of events", async ({ page }) => {
  await openAtlas(page, `#/${MACHINE}/failed`);
  await card(page).getByRole("link", { name: "Simulate from here" }).click();
  const status = card(page).getByRole("region", { name: "Now in" }).getByRole("status");
  await expect(status).toHaveText("failed");
  await card(page).getByRole("button", { name: "Fire screen.retry" }).click();
  await expect(status).toHaveText("loading");
  // The text ignores the pointer, so that the label below it receives the hover and shows its description.
  await page
    .getByRole("group", { name: /^Diagram of/ })
    .getByText("[answered]")
    .click({ force: true });
  await expect(status).toHaveText("ready");
  await expect(card(page).getByText("true", { exact: true })).toBeVisible();
  await expectBothAccessible(page, "a simulation");
  await card(page).getByRole("button", { name: "Step back" }).click();
  await expect(status).toHaveText("loading");
  await card(page).getByRole("button", { name: "Start again" }).click();
  await expect(status).toHaveText("failed");
  await page.keyboard.press("Escape");
  await expect(card(page).getByRole("link", { name: "Simulate from here" })).toBeVisible();
});

test("table, zoom and layer are part of the address", { tag: "@long" }, async ({ page }) => {
  await openAtlas(page, "#/session?tab=table");
  const table = page.getByRole("table", { name: "Transitions of session" });
  await page.getByRole("searchbox", { name: "Filter" }).fill("logout");
  await page.getByRole("link", { name: "Event" }).click();
  await page.getByRole("combobox", { name: "Kind" }).click();
  await page.getByRole("option", { name: "Time limit" }).click();
  await expect(page).toHaveURL(/q=logout/);
  await expect(page).toHaveURL(/kind=timer/);
  const rows = await measured(page, () => table.getByRole("row").count());
  await page.reload();
  await expect(table.getByRole("row")).toHaveCount(rows);
  await expect(page.getByRole("columnheader", { name: "Event" })).toHaveAttribute("aria-sort", "ascending");
  await page.goBack();
  await expect(page).not.toHaveURL(/kind=timer/);

  await page.goto("/atlas/#/session/signedIn.complete?layer=coverage&zoom=fit");
  await expect(card(page).getByRole("heading", { level: 2, name: "complete" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Fired" })).toBeChecked();
  const width = async () =>
    Number(await foundInAttribute(page.getByRole("group", { name: /^Diagram of/ }), "width", /.+/));
  const fitted = await measured(page, width);
  await page.getByRole("button", { name: "Larger" }).click();
  await expect(page).toHaveURL(/zoom=\d+/);
  await expect.poll(width).toBeGreaterThan(fitted);
});

test("every element can be found and opened by keyboard alone", async ({ page }) => {
  await openAtlas(page, "#/findings");
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("session.signedIn.complete");
  await expectBothAccessible(page, "search results");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/session\/signedIn\.complete$/);
  await expect(card(page).getByRole("heading", { level: 2, name: "complete" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("[id='box-session.signedIn.complete']")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(card(page).getByRole("heading", { level: 2 })).toBeFocused();
});

test("no texts of a diagram overlap, also in a font wider than the one that was measured", async ({
  page,
}) => {
  await openAtlas(page, "#/session?fold=open");
  const diagram = page.getByRole("group", { name: "Diagram of session" });
  await diagram.evaluate((svg) => (svg as SVGSVGElement).style.setProperty("font-family", "monospace"));
  const texts = diagram.locator("text");
  await expect.poll(() => texts.count()).toBeGreaterThan(200);
  const overlaps = () =>
    texts.evaluateAll((all) => {
      const areas = all.map((text) => {
        const { x, y, width, height } = (text as SVGTextElement).getBBox();
        return {
          text: text.textContent,
          left: x + 1,
          right: x + width - 1,
          top: y + 2,
          bottom: y + height - 2,
        };
      });
      return areas.flatMap((one, index) =>
        areas
          .slice(index + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          )
          .map((other) => `${one.text} and ${other.text}`),
      );
    });
  expect(await measured(page, overlaps)).toEqual([]);
});

test("diagram and table are saved as files", { tag: "@long" }, async ({ page }) => {
  await openAtlas(page, `#/${MACHINE}`);
  for (const [choice, file] of [
    ["Diagram as SVG", `${MACHINE}.svg`],
    ["Diagram as PNG", `${MACHINE}.png`],
    ["Table as CSV", `${MACHINE}.csv`],
  ] as const) {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: choice }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    await page.keyboard.press("Escape");
  }
});

// One of each kind of page; the others are made of the same parts.
for (const [name, hash, ...tag] of [
  ["overview", ""],
  ["machine", "#/session"],
  ["folded", "#/session?fold=closed&layer=coverage", "@long"],
  ["a state with its neighbours", "#/sign-up/filling.company?only=neighbours", "@long"],
  ["table", "#/session?tab=table", "@long"],
  ["state", "#/resource/loaded.fresh", "@long"],
  ["transition, with its review", `#/${MACHINE}/loading?arrow=${encodeURIComponent(UNFIRED)}`],
  ["spec", "#/spec", "@long"],
  ["section", "#/spec/shell/4", "@long"],
  ["findings", "#/findings"],
  ["unknown", "#/no/such/page"],
] as const) {
  test(`axe finds no violation on the atlas's ${name}, which fits 320 px`, { tag }, async ({ page }) => {
    await openAtlas(page, hash);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectBothAccessible(page, name);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
    await expectBothAccessible(page, `${name} at 320 px`);
  });
}

test("data that fail to load show an error with a retry", async ({ page }) => {
  await openAtlas(page, "");
  await page.route("**/atlas/data/session.json", (route) => route.fulfill({ status: 500, body: "" }));
  await page
    .getByRole("table", { name: "Machines" })
    .getByRole("link", { name: "session", exact: true })
    .click();
  await expect(page.getByText("HTTP_500")).toBeVisible();
  await page.unroute("**/atlas/data/session.json");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("group", { name: /^Diagram of/ })).toBeVisible();
});
