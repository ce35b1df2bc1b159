import { isBlank } from "./blank.ts";
import { typed } from "./typed.ts";

/**
 * A file's name as a person sees it: `photo<U+202E>gnp.exe` would be shown as `photoexe.png`. A line break becomes a space, and a name that
 * shows nothing before its ending becomes `file`.
 */
export const visibleName = (name: string): string => {
  const visible = typed(name.replaceAll(/[\r\n\t]+/g, " ")).replaceAll(/\p{Cc}/gu, "");
  const ending = /\.[^.]*$/.exec(visible)?.[0] ?? "";
  return isBlank(visible.slice(0, visible.length - ending.length)) ? `file${ending}` : visible;
};

/**
 * The name of a file from the clipboard: browsers call every picture from there `image.png`, so that two have the same name. `at` is when it
 * was pasted, in ms since 1970.
 */
export const pastedName = (name: string, at: number): string =>
  name.replace(
    /^image(?=\.\w+$)/,
    `clipboard-${new Date(at).toISOString().replaceAll(/[^\d]/g, "-").slice(0, -1)}`,
  );
