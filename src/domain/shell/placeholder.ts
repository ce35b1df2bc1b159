import type { PlaceholderKind } from "./journal.ts";

/** A placeholder's text in the journal, such as `~k3f9ab.text.4`. */
export const writePlaceholder = (mark: string, kind: PlaceholderKind, no: number): string =>
  `~${mark}.${kind}.${no}`;
