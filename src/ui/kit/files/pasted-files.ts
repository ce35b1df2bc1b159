import type { ClipboardEvent } from "react";
import { pastedName } from "../../../domain/kit/file-name.ts";

/** Files from the clipboard under names that tell them apart. */
export const namedPasted = (files: readonly File[]): readonly File[] =>
  files.map(
    (file) =>
      new File([file], pastedName(file.name, file.lastModified), {
        type: file.type,
        lastModified: file.lastModified,
      }),
  );

/**
 * Takes files that are pasted anywhere in a form, such as a screenshot into its text. What has a text, too, such as cells of a table, is pasted
 * as text; what the file field has taken is not taken again.
 */
export const pastesFiles =
  (onAdd: (files: readonly File[]) => void) =>
  (event: ClipboardEvent): void => {
    const { files, types } = event.clipboardData;
    if (event.defaultPrevented || files.length === 0 || types.includes("text/plain")) return;
    event.preventDefault();
    onAdd(namedPasted([...files]));
  };
