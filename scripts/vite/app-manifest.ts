import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Plugin } from "vite";

const ICON = "favicon.svg";

/** The icon's corners are round; a maskable one is cut by the system, and its drawing is within the part that always stays. */
const toEdge = (svg: string): string => svg.replace(/ rx="[^"]+"/, "");

/** The icons by file: the page's icon as pictures, for systems that take no SVG. */
const pictures = [
  { file: "icon-192.png", size: 192, purpose: "any" },
  { file: "icon-512.png", size: 512, purpose: "any" },
  { file: "icon-maskable-512.png", size: 512, purpose: "maskable" },
] as const;

/** What browsers read to install the portal, in English like the page's head. A test compares the colours with the tokens. */
export const manifest = {
  id: "/",
  name: "Home Automation partner portal",
  short_name: "Partner portal",
  lang: "en",
  start_url: "/",
  scope: "/",
  display: "standalone",
  theme_color: "#ffffff",
  background_color: "#f6f8f7",
  icons: [
    { src: `/${ICON}`, type: "image/svg+xml", sizes: "any", purpose: "any" },
    ...pictures.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      type: "image/png",
      sizes: `${size}x${size}`,
      purpose,
    })),
  ],
} as const;

/** Writes `manifest.webmanifest` and its icons, and names it in the page. */
export const appManifest = (): Plugin => {
  let publicDir = "";
  return {
    name: "app-manifest",
    apply: "build",
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: "/manifest.webmanifest" }, injectTo: "head" },
    ],
    async generateBundle() {
      const svg = readFileSync(`${publicDir}/${ICON}`, "utf8");
      for (const { file, size, purpose } of pictures) {
        const drawing = purpose === "maskable" ? toEdge(svg) : svg;
        // 72 dots an inch draw the icon in its own size of 32.
        const picture = sharp(Buffer.from(drawing), { density: (72 * size) / 32 }).resize(size, size);
        this.emitFile({ type: "asset", fileName: file, source: await picture.png().toBuffer() });
      }
      this.emitFile({
        type: "asset",
        fileName: "manifest.webmanifest",
        source: JSON.stringify(manifest),
      });
    },
  };
};
