import { useEffect, type RefObject } from "react";
import { pastedName } from "../../../domain/kit/file-name.ts";

/** Files from the clipboard under names that tell them apart. */
const namedPasted = (files: Iterable<File>): readonly File[] =>
  [...files].map(
    (file) =>
      new File([file], pastedName(file.name, file.lastModified), {
        type: file.type,
        lastModified: file.lastModified,
      }),
  );

/**
 * The files that are pasted. Office programs put a picture of the text beside it, with its markup: in a text field that is pasted as text. A file
 * system puts a file's name beside it, and a browser a picture's markup: those are files.
 */
export const filesPasted = ({ clipboardData, target }: ClipboardEvent): readonly File[] => {
  const types = clipboardData?.types ?? [];
  const isOfOffice =
    types.includes("text/plain") && (types.includes("text/html") || types.includes("text/rtf"));
  const isText = isOfOffice && target instanceof Element && target.matches(":read-write");
  return isText ? [] : namedPasted(clipboardData?.files ?? []);
};

/** Marks what takes files; its value says how many. */
const TAKES = "data-takes-files";

export const takesFiles = (multiple: boolean) => ({ [TAKES]: multiple ? "several" : "one" });

/**
 * What takes the files that are pasted here: the file field around it or nearest to it in its form, its dialog, or the page. Of several that are
 * equally near, one that takes several, because nothing is replaced there.
 */
const takerAt = (target: EventTarget | null): Element | undefined => {
  const start = target instanceof Element ? target : document.body;
  for (let at: Element | null = start; at !== null; at = at.parentElement) {
    if (at.hasAttribute(TAKES)) return at;
    const takers = [...at.querySelectorAll(`[${TAKES}]`)];
    if (takers.length > 0)
      return takers.find((taker) => taker.getAttribute(TAKES) === "several") ?? takers[0];
    if (at.matches("form, dialog")) return undefined;
  }
  return undefined;
};

/** Takes files that are pasted anywhere in the form of a file field, such as a screenshot into a text beside it; `own` is marked by `takesFiles`. */
export const usePastedFiles = (
  own: RefObject<Element | null>,
  onAdd: (files: readonly File[]) => void,
): void => {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = event.defaultPrevented || takerAt(event.target) !== own.current ? [] : filesPasted(event);
      if (files.length === 0) return;
      event.preventDefault();
      onAdd(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [own, onAdd]);
};
