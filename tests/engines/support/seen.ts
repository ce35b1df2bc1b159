import type { Part, Tab } from "./engine.ts";
import { until } from "./until.ts";

/** A text as an XPath literal; the portal's texts have no double quotes. */
const quoted = (text: string): string => `"${text}"`;

/** Where things are on a page: by the texts that people read. */
export const button = (text: string): string => `//button[normalize-space()=${quoted(text)}]`;
export const link = (text: string): string => `//a[normalize-space()=${quoted(text)}]`;
export const heading = (text: string): string => `//h1[contains(normalize-space(), ${quoted(text)})]`;
export const field = (label: string): string =>
  `//*[@id=//label[starts-with(normalize-space(), ${quoted(label)})]/@for]`;
export const containing = (text: string): string => `//main//*[contains(text(), ${quoted(text)})]`;

/** The first visible element of an XPath, once there is one; `limit` in ms. */
export const seen = (tab: Tab, xpath: string, limit?: number): Promise<Part> =>
  until(
    `${xpath} is seen`,
    async () => {
      for (const part of await tab.parts(xpath))
        // The page may have replaced it in the meantime.
        if (await part.isVisible().catch(() => false)) return part;
      return undefined;
    },
    limit,
  );

/** Presses it once it is seen. */
export const press = async (tab: Tab, xpath: string): Promise<void> => (await seen(tab, xpath)).press();

/** Types into it once it is seen. */
export const type = async (tab: Tab, xpath: string, text: string): Promise<void> =>
  (await seen(tab, xpath)).type(text);
