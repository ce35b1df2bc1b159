import { launch, type ElementHandle, type Page } from "puppeteer-core";
import { enginePrograms } from "../../../scripts/lib/prerequisites.mjs";
import { installed, type Engine, type Part, type Tab } from "./engine.ts";

const partOf = (page: Page, element: ElementHandle): Part => ({
  isVisible: () => element.isVisible(),
  textContent: () => element.evaluate(({ textContent }) => textContent ?? ""),
  press: async () => {
    await element.scrollIntoView();
    const box = await element.boundingBox();
    if (box === null) throw new Error("What is to be pressed is not shown");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  },
  type: (text) => element.type(text),
  choose: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
});

const tabOf = (page: Page): Tab => ({
  open: async (address) => {
    await page.bringToFront();
    await page.goto(address);
  },
  // A change of the address without a load is not among what the protocol reports.
  url: () => page.evaluate(() => location.href),
  setCookie: (name, value) => page.setCookie({ name, value, url: page.url() }),
  parts: async (xpath) => (await page.$$(`::-p-xpath(${xpath})`)).map((element) => partOf(page, element)),
});

/** Firefox without a window, over WebDriver BiDi. */
export const startFirefox = async (): Promise<Engine> => {
  const browser = await launch({
    browser: "firefox",
    executablePath: installed(enginePrograms().firefox, "Firefox"),
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
  });
  return { newTab: async () => tabOf(await browser.newPage()), close: () => browser.close() };
};
