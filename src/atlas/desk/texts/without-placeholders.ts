/** Replaces a journal's placeholders, which nobody understands, by an ellipsis. */
export const withoutPlaceholders =
  (mark: string) =>
  (text: string): string =>
    text
      .split(`~${mark}.`)
      .map((part, index) => (index === 0 ? part : part.replace(/^\w+\.\d+/, "…")))
      .join("");
