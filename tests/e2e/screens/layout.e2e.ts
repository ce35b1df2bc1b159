import { demoOrder } from "../../support/portal/demo-numbers.ts";
import { disorders, misfits, setWidth, speak } from "../support/layout.ts";
import { signInByCall } from "../support/people.ts";
import { expect, test, withAnimations } from "../support/test.ts";
import { label, labelsIn } from "../support/texts.ts";
import { focusByTab, foundInAttribute, measured, untilIdle } from "../support/settled.ts";

test("dialogs and menus fit a small phone in the longest languages", async ({ page, baseURL }) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of ["dede", "cscz"] as const) {
    await page.goto(`/order/${demoOrder(560)}/`);
    await expect(page.locator("main table tr").last()).toBeVisible();
    await speak(page, locale);
    const text = labelsIn(locale);
    const more = page.getByRole("button", { name: text("quick.more"), exact: true });
    await more.click();
    expect(await misfits(page), `${locale}: navigation`).toEqual([]);
    await page.keyboard.press("Escape");
    for (const button of await page.locator("header button[aria-label][aria-expanded]:visible").all()) {
      await button.click();
      expect(await misfits(page), `${locale}: ${await foundInAttribute(button, "aria-label", /.+/)}`).toEqual(
        [],
      );
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: text("order.help"), exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await misfits(page), `${locale}: help form`).toEqual([]);
    await page.goto("/orders/");
    await page.locator("main button[aria-haspopup=dialog]").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await misfits(page), `${locale}: filters`).toEqual([]);
    await page.keyboard.press("Escape");
    const press = (key: string) => page.getByRole("button", { name: text(key), exact: true }).click();
    await press("list.tools");
    expect(await misfits(page), `${locale}: list options`).toEqual([]);
    await press("list.columns");
    await expect(page.locator("main input[name=columns]").first()).toBeVisible();
    expect(await misfits(page), `${locale}: columns`).toEqual([]);
  }
});

test("menu and search are in the bar of a phone or in its header, never in both, and the focus returns to what opened them", async ({
  page,
  baseURL,
}) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/orders/");
  const header = page.getByRole("banner");
  const menu = header.getByRole("button", { name: label("header.menu_open"), exact: true });
  const search = header.getByRole("button", { name: label("search.title"), exact: true });
  const bar = page.getByRole("navigation", { name: label("quick.label") });
  const more = bar.getByRole("button", { name: label("quick.more"), exact: true });
  await expect(more).toBeInViewport();
  await expect(menu).toBeHidden();
  await expect(search).toBeHidden();
  const nameLines = () =>
    header
      .getByText(label("header.product"), { exact: true })
      .evaluate((name) => name.getClientRects().length);
  for (const width of [390, 360, 320]) {
    await setWidth(page, width);
    await expect.poll(nameLines, `${width} px`).toBe(1);
  }
  await more.click();
  await expect(header.getByRole("navigation").getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await bar.getByRole("button", { name: label("quick.search"), exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("button", { name: label("quick.search"), exact: true })).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  // The bar scrolls away in a low window.
  await page.setViewportSize({ width: 390, height: 420 });
  await expect(more).not.toBeInViewport();
  await expect(search).toBeVisible();
  await menu.click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
});

/** Styles that break the layout of a list, and what the screens' checks say then. */
const broken = [
  ["th { inset-block-start: 500px !important }", /^the head of .* covers its first row$/],
  ["th { inset-block-start: 51px !important }", /^the head of .* lies 3 px below the page's header$/],
  ["main table { inline-size: 1200px !important }", /is cut by what is around it$/],
  [
    "main h1 span { display: block !important; inline-size: 3rem; overflow: hidden; white-space: nowrap }",
    / is cut: /,
  ],
  ["main button { inline-size: 7rem }", /^the button .* has two lines$/],
  [
    "main th { overflow-wrap: anywhere !important; inline-size: 2rem } main td { overflow-wrap: anywhere !important; white-space: normal !important; inline-size: 2rem }",
    / in t[dh] is broken inside$/,
  ],
  ["main { min-inline-size: 1200px }", /^the page is \d+ px wide in 1024$/],
] as const;

test("the checks of a list's layout find each of its faults, and nothing under the head has the focus", async ({
  page,
  baseURL,
}) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.goto("/orders/");
  await expect(page.locator("main table td").first()).toBeVisible();
  await setWidth(page, 1024);
  const look = async () => [...(await misfits(page)), ...(await disorders(page))];
  expect(await look()).toEqual([]);
  for (const [style, fault] of broken) {
    // The screens' own styles are adopted sheets, too, and one may come while this one is there.
    const sheet = await page.evaluateHandle((text) => {
      const added = new CSSStyleSheet();
      added.replaceSync(text);
      document.adoptedStyleSheets.push(added);
      return added;
    }, style);
    await setWidth(page, 1024);
    expect(
      (await look()).some((found) => fault.test(found)),
      style,
    ).toBe(true);
    await sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== added);
    });
  }
  await setWidth(page, 1024, 480);
  const covered = await measured(page, () =>
    page.locator("main tbody a").evaluateAll(
      (links) =>
        links.toReversed().filter((link) => {
          (link as HTMLElement).focus();
          const head = link.closest("table")?.querySelector("th")?.getBoundingClientRect();
          const row = link.closest("tr")?.getBoundingClientRect();
          return (
            head === undefined || row === undefined || row.top < head.bottom - 1 || row.bottom > innerHeight
          );
        }).length,
    ),
  );
  expect(covered).toBe(0);
});

test("the order of stacked rows is chosen among the filters", async ({ page, baseURL }) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(`/orders/?q=${demoOrder(560)}`);
  await expect(page.locator("main table td").first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "24px";
  });
  await page
    .getByRole("button", { name: label("list.filters.active_one", { count: 1 }), exact: true })
    .click();
  await page.getByRole("combobox", { name: label("list.sort") }).click();
  await page
    .getByRole("option", { name: label("list.sort.ascending", { column: label("orders.column.total") }) })
    .click();
  await expect(page).toHaveURL(/sort=total/);
});

test("the current tab is in sight on a phone, also where the window gets narrow while it is shown", async ({
  page,
  baseURL,
}) => {
  await signInByCall(page, baseURL ?? "", "gold");
  for (const [path, selected] of [
    ["/orders/?tab=products", "main [role=tab][aria-selected=true]"],
    ["/product/504F94D00001/replace/", "main nav a[aria-current]"],
  ] as const) {
    const current = page.locator(selected);
    const isInSight = () =>
      current.evaluate((tab) => {
        const [box, row] = [tab.getBoundingClientRect(), tab.parentElement?.getBoundingClientRect()];
        return row !== undefined && box.left >= row.left && box.right <= row.right + 1;
      });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    await expect.poll(isInSight, path).toBe(true);
    await setWidth(page, 1440);
    await setWidth(page, 340);
    await expect.poll(isInSight, `${path}, narrower`).toBe(true);
  }
});

test("the main flow works by keyboard alone: skip link, menu, row, dialog with trapped and restored focus", async ({
  page,
  baseURL,
}) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.goto("/");
  await expect(page.locator("main table td").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const tabTo = async (name: string | RegExp, role: "link" | "button"): Promise<void> => {
    await focusByTab(page, page.getByRole(role, { name, exact: true }).first());
  };
  await page.reload();
  await expect(page.locator("main table td").first()).toBeVisible();
  await tabTo(/^Account: /, "button");
  await page.keyboard.press("Enter");
  await tabTo("Sign out", "button");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Account: / })).toBeFocused();

  await tabTo("Orders", "link");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeFocused();
  await expect(page.getByText("70 orders")).toBeVisible();
  await tabTo(demoOrder(560), "link");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(demoOrder(560)) })).toBeFocused();

  const opener = page.getByRole("button", { name: "Ask about this order" });
  await tabTo("Ask about this order", "button");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press("Tab");
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
        ),
      )
      .toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test.describe("with animations", () => {
  test.use(withAnimations);

  test("a development environment has a small animation at its mark (shell §1)", async ({ page }) => {
    await page.goto("/login/");
    const mark = page.getByText("DEV", { exact: true });
    await expect
      .poll(() =>
        mark.evaluate((element) => {
          const { animationName, animationDuration, animationIterationCount } = getComputedStyle(
            element,
            "::after",
          );
          return [animationName !== "none", animationDuration, animationIterationCount];
        }),
      )
      .toEqual([true, "0.9s", "2"]);
  });
});

test("reduced motion switches off all animations", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const long: string[] = [];
    Object.assign(globalThis, { long });
    const note = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      for (const { effect } of target.getAnimations())
        if (Number(effect?.getComputedTiming().endTime) > 200) long.push(target.outerHTML.slice(0, 120));
    };
    for (const begins of ["animationstart", "transitionrun"]) addEventListener(begins, note, true);
  });
  await signInByCall(page, baseURL ?? "", "gold");
  await page.goto(`/order/${demoOrder(560)}/`);
  await page.getByRole("button", { name: "Ask about this order" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await untilIdle(page);
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { long: string[] }).long))
    .toEqual([]);
});
