import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import "./settled-page.ts";

// Runs for each test file: the files of a worker share one page, which is reset before each file.

declare const jsdom: { readonly window: Window };

// Node 25 and newer have storages of their own, which Vitest leaves in the place of the page's.
for (const name of ["localStorage", "sessionStorage"] as const)
  Object.defineProperty(globalThis, name, { configurable: true, value: jsdom.window[name] });

// jsdom has no layout, so nothing gets another size.
globalThis.ResizeObserver ??= class {
  observe = (): void => {};
  unobserve = (): void => {};
  disconnect = (): void => {};
};

// Nor can anything be scrolled to. A file may have put its own in this place.
Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.title = "";
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
});
