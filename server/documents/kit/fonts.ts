import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** Noto Sans (OFL-1.1): it has the letters of all the portal's languages, and Greek and Cyrillic for names. */
const paths = {
  regular: () => require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  bold: () => require.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
} as const;
export type Weight = keyof typeof paths;

const open = (weight: Weight): Font => {
  const font = create(readFileSync(paths[weight]()));
  if ("fonts" in font) throw new Error(`${paths[weight]()} holds several fonts`);
  return font;
};

const opened = new Map<Weight, Font>();

/**
 * A font for one document, which is written before the next one begins. Documents share what opening it costs, more than
 * writing an invoice; each embeds only the letters that it uses.
 */
export const fontOf = (weight: Weight): Font => {
  const font = opened.get(weight) ?? open(weight);
  opened.set(weight, font);
  // fontkit keeps the letters with which a glyph was first used: in the next document, i would be read where ı is written.
  return Object.assign(font, { _glyphs: {} });
};
