import type { PlaceholderKind } from "../shell/journal.ts";

/** The placeholder as it stands in the journal, such as `~k3f9ab.text.4`. */
export const writePlaceholder = (mark: string, kind: PlaceholderKind, no: number): string =>
  `~${mark}.${kind}.${no}`;
