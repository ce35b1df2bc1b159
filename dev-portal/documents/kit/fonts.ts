import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Noto Sans (OFL-1.1): it has the letters of all the portal's languages, and Greek and Cyrillic for names. */
const paths = {
  regular: () => require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  bold: () => require.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
} as const;
export type Weight = keyof typeof paths;

const loaded = new Map<Weight, Buffer>();

/** The bytes of a font; a document embeds only the letters that it uses. */
export const fontOf = (weight: Weight): Buffer => {
  const bytes = loaded.get(weight) ?? readFileSync(paths[weight]());
  loaded.set(weight, bytes);
  return bytes;
};
