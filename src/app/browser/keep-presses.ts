/** How far a pointer may move within a press, in CSS px: a person who slides away takes the press back (WCAG 2.5.2). */
const REACH = 8;

const controlOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("a[href], button, input, summary") : null;

/** False if a control is hidden, covered, inert, or outside of what is shown. */
const canBePressed = (control: HTMLElement): boolean => {
  const { x, y, width, height } = control.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && control.contains(there);
};

/**
 * Delivers a press whose control moves while the button of the pointer is down, since an answer came above it: a
 * browser reports such a click at the nearest element that contains both places, where nothing listens.
 */
export const keepPresses = (): void => {
  let down: { readonly control: HTMLElement; readonly x: number; readonly y: number } | undefined;
  document.addEventListener(
    "pointerdown",
    (event) => {
      const control = controlOf(event);
      const { isPrimary, button, clientX: x, clientY: y } = event;
      down = control === null || !isPrimary || button !== 0 ? undefined : { control, x, y };
    },
    { capture: true },
  );
  document.addEventListener(
    "click",
    (event) => {
      const pressed = down;
      down = undefined;
      if (pressed === undefined || !(event.target instanceof Node)) return;
      const { control, x, y } = pressed;
      const moved = event.target !== control && event.target.contains(control);
      if (!moved || Math.hypot(event.clientX - x, event.clientY - y) > REACH || !canBePressed(control))
        return;
      event.stopImmediatePropagation();
      event.preventDefault();
      control.click();
    },
    { capture: true },
  );
};
