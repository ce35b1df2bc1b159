import { tellDesk } from "./preview-message.ts";

/** Events that the preview ignores: presses, input, links and submits. */
const swallowed = [
  "click",
  "auxclick",
  "dblclick",
  "submit",
  "input",
  "change",
  "beforeinput",
  "paste",
  "drop",
  "dragover",
  "pointerdown",
  "mousedown",
] as const;

let typing = false;

/** Types into a field of the preview as the person had: the only input that the page takes. */
export const typeInto = (field: HTMLInputElement, text: string): void => {
  // As the browser does: React keeps what a script sets by the property for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  typing = true;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  typing = false;
};

const swallow = (event: Event): void => {
  if (typing) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Keys that control the timeline. */
const timelineKeys: readonly string[] = ["ArrowLeft", "ArrowRight", "Home", "End", " "];
/** Keys that scroll. */
const scrolling: readonly string[] = ["ArrowUp", "ArrowDown", "PageUp", "PageDown"];

const hearKey = (event: KeyboardEvent): void => {
  event.stopImmediatePropagation();
  // The browser's own shortcuts: copy, zoom, find.
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    scrolling.includes(event.key) ||
    /^F\d+$/.test(event.key)
  )
    return;
  event.preventDefault();
  if (event.key === "Tab") tellDesk({ type: "preview.left", backwards: event.shiftKey });
  else if (timelineKeys.includes(event.key)) tellDesk({ type: "preview.key", key: event.key });
};

/** Makes the preview's page read-only: what screens do to the page (focus, title, scrolling) stays in the frame; one press of Tab leaves it. */
export const makeInert = (): (() => void) => {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = () => {};
  for (const type of swallowed) window.addEventListener(type, swallow, { capture: true });
  window.addEventListener("keydown", hearKey, { capture: true });
  tellDesk({ type: "preview.ready" });
  return () => {
    HTMLElement.prototype.focus = focus;
    for (const type of swallowed) window.removeEventListener(type, swallow, { capture: true });
    window.removeEventListener("keydown", hearKey, { capture: true });
  };
};
