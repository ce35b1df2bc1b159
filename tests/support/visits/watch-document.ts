/** What shows that a screen is there: a visible element, by its text and the document's language where these are given. */
export interface Ready {
  readonly selector: string;
  readonly text?: string;
  readonly language?: string;
}

/** What a document has noted since its first byte; times in ms of its own clock. */
interface Watched {
  /** Shifts of the layout that no press has caused: time and score. */
  readonly shifts: (readonly [at: number, score: number])[];
  /** Tasks of more than 50 ms: their durations. */
  readonly longTasks: number[];
  /** Reports `name` when the screen has been shown, with the time in ms since 1970. */
  readonly watch: (name: string, ready: Ready) => void;
}

/** What the test gives each document, and what `watchDocument` puts beside it. */
export interface WatchedWindow {
  readonly reportReady: (name: string, at: number) => void;
  readonly watched: Watched;
}

/**
 * Runs in each document before its own scripts, so it uses nothing from outside of itself. A screen is there when its
 * element is visible and the frame that shows it has been produced: an animation frame and one task.
 */
export const watchDocument = (first: Ready): void => {
  if (window.top !== window) return;
  const shifts: [number, number][] = [];
  const longTasks: number[] = [];
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("layout-shift", (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (!hadRecentInput) shifts.push([startTime, value]);
  });
  observe("longtask", ({ duration }) => longTasks.push(duration));

  const isThere = ({ selector, text, language }: Ready): boolean =>
    (language === undefined || document.documentElement.lang === language) &&
    [...document.querySelectorAll(selector)].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        (text === undefined || element.textContent === text) &&
        width > 0 &&
        height > 0 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    });

  const watch = (name: string, ready: Ready): void => {
    let done = false;
    let frame: number | undefined;
    const check = (): void => {
      frame = undefined;
      if (done || !isThere(ready)) return;
      done = true;
      observer.disconnect();
      clearInterval(timer);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => {
        const { reportReady } = globalThis as unknown as WatchedWindow;
        reportReady(name, performance.timeOrigin + performance.now());
      });
      port1.start();
      port2.postMessage(0);
    };
    // In the frame, which lays the page out anyway: elsewhere the check would lengthen the page's own tasks by that.
    const checkInFrame = (): void => void (frame ??= requestAnimationFrame(check));
    const observer = new MutationObserver(checkInFrame);
    // What only a style reveals changes no node.
    const timer = setInterval(checkInFrame, 50);
    observer.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ["lang"],
    });
    checkInFrame();
  };
  Object.assign(globalThis, { watched: { shifts, longTasks, watch } });
  watch("visit", first);
};
