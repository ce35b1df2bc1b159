/** What shows nothing in a name, and can make it read as another one: control characters, direction marks, zero-width signs. */
const unseen = /[\p{Cc}\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/gu;

/** A file's name as a person sees it: `photo<U+202E>gnp.exe` would be shown as `photoexe.png`. A line break becomes a space. */
export const visibleName = (name: string): string =>
  name.replaceAll(/[\r\n\t]+/g, " ").replaceAll(unseen, "");

/**
 * The name of a file from the clipboard: browsers call every picture from there `image.png`, so that two have the same name. `at` is when it
 * was pasted, in ms since 1970.
 */
export const pastedName = (name: string, at: number): string =>
  name.replace(
    /^image(?=\.\w+$)/,
    `clipboard-${new Date(at).toISOString().replaceAll(/[^\d]/g, "-").slice(0, -1)}`,
  );
