import type { Page } from "@playwright/test";

/** Holds back what a page asks for at an address until the returned function is called. */
export const hold = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
};
