import type { Page } from "@playwright/test";
import { measured } from "./settled.ts";

/** The filled buttons of the page's content, where there are more than one (docs/look.md); a dialog has one of its own. */
export const primaryActions = (page: Page): Promise<readonly string[]> =>
  measured(page, () =>
    page.evaluate(() => {
      const probe = document.createElement("i");
      probe.style.background = "var(--accent-3)";
      document.body.append(probe);
      const filled = getComputedStyle(probe).backgroundColor;
      probe.remove();
      const found = [...document.querySelectorAll("main button:not([role=switch]), main a")].filter(
        (element) =>
          element.closest("dialog") === null &&
          element.checkVisibility({ visibilityProperty: true }) &&
          getComputedStyle(element).backgroundColor === filled,
      );
      return found.length > 1 ? found.map((element) => element.textContent ?? "") : [];
    }),
  );

/** Forms in panels that are wider than the measure of forms, and fields that are longer. */
export const wideForms = (page: Page): Promise<readonly string[]> =>
  measured(page, () =>
    page.evaluate(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const most = Number.parseFloat(
        getComputedStyle(document.documentElement).getPropertyValue("--size-form"),
      );
      return [...document.querySelectorAll("main form, main textarea")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .flatMap((element) => {
          const { width } = element.getBoundingClientRect();
          return width > most * rem
            ? [`${element.getAttribute("name") ?? element.tagName}: ${width} px`]
            : [];
        });
    }),
  );
