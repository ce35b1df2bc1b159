import { vi } from "vitest";

/** Reports every observed element as visible at once. */
class SeenAtOnce {
  constructor(readonly report: IntersectionObserverCallback) {}
  observe(): void {
    this.report(
      [{ isIntersecting: true } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  disconnect(): void {}
}

/** jsdom has neither layout nor object URLs: every picture is near, and shown. Undone by `vi.unstubAllGlobals`. */
export const stubPictures = (): void => {
  vi.stubGlobal("IntersectionObserver", SeenAtOnce);
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => {};
};

/** Pictures load when they are near the viewport: none of them is. Undone by `vi.unstubAllGlobals`. */
export const stubFarPictures = (): void => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
};
