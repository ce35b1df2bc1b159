import widths from "./text-widths.json" with { type: "json" };

/** Text metrics of a layout: painted by these nothing overlaps. In CSS pixels, for Arial; `fitted` makes any other font as wide. */
export const metrics = {
  /** Around the diagram. */
  margin: 16,
  box: {
    /** Between the box's sides and its texts. */
    inset: 12,
    title: { size: 14, bold: true, baseline: 19 },
    subtitle: { size: 11, bold: false, baseline: 34 },
    spec: { size: 10, bold: false, baseline: 18 },
    /** Height of the head without and with a subtitle; a container has a line below it. */
    head: { plain: 28, withSubtitle: 42 },
    line: { size: 11, bold: false, height: 16, baseline: 12 },
    lineSpec: { size: 10, bold: false },
    /** Below the last line. */
    foot: 8,
  },
  label: {
    inset: 6,
    first: { size: 11, bold: true },
    rest: { size: 11, bold: false },
    spec: { size: 10, bold: false },
    /** Between the first line and the spec section. */
    gap: 10,
    line: 14,
    /** From the label's top to the first baseline. */
    baseline: 13,
    foot: 6,
    /** Between the labels of one edge. */
    apart: 2,
  },
  pill: { width: 78, height: 24, text: { size: 11, bold: false, baseline: 16 } },
  start: { radius: 6 },
  history: { size: 30, text: { size: 14, bold: true, baseline: 20 } },
} as const;

export interface TextStyle {
  readonly size: number;
  readonly bold: boolean;
}

const table: Readonly<Record<"regular" | "bold", Readonly<Record<string, number>>>> = widths;

const exactWidth = (text: string, { size, bold }: TextStyle): number => {
  const units = Array.from(text, (letter) => table[bold ? "bold" : "regular"][letter] ?? 600).reduce(
    (sum, width) => sum + width,
    0,
  );
  return (units * size) / 1000;
};

/** The width of a text from a width table: independent of installed fonts and the machine. */
export const textWidth = (text: string, style: TextStyle): number => Math.ceil(exactWidth(text, style));

/** Attributes of an SVG text by which it is as wide as it was measured, also in a wider font. */
export const fitted = (text: string, style: TextStyle) => ({
  textLength: Math.round(exactWidth(text, style) * 10) / 10,
  lengthAdjust: "spacingAndGlyphs" as const,
});
