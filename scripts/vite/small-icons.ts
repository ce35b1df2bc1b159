import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** An icon as the library describes it: its shapes with their attributes. */
interface LibraryIcon {
  readonly name: string;
  readonly node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[];
}

/** A path whose first step is absolute, so that it can follow another one. */
const absolute = (d: string): string =>
  d.replace(
    /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(?=(.?))/,
    (_match, x: string, y: string, next: string) => `M${x} ${y}${/[a-z]|^$/i.test(next) ? "" : "l"}`,
  );

const shapes: Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => string>> = {
  path: ({ d = "" }) => absolute(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  circle: ({ cx, cy, r }) =>
    `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0-${2 * Number(r)} 0z`,
  rect: ({ x, y, width, height, rx = "0" }) => {
    const [across, down] = [Number(width) - 2 * Number(rx), Number(height) - 2 * Number(rx)];
    const corner = (toX: string, toY: string) =>
      rx === "0" ? "" : `a${rx} ${rx} 0 0 1 ${toX}${rx} ${toY}${rx}`;
    return `M${Number(x) + Number(rx)} ${y}h${across}${corner("", "")}v${down}${corner("-", "")}h-${across}${corner("-", "-")}v-${down}${corner("", "-")}z`;
  },
};

const known = new Set("key d x1 y1 x2 y2 points cx cy r x y width height rx ry".split(" "));

/** All shapes of an icon as one path, which looks the same: none of them has a fill or a width of its own. */
export const pathOf = ({ name, node }: LibraryIcon): string =>
  node
    .map(([shape, attributes]) => {
      const draw = shapes[shape];
      const unknown = Object.keys(attributes).find((attribute) => !known.has(attribute));
      if (
        draw === undefined ||
        unknown !== undefined ||
        (attributes["ry"] ?? attributes["rx"]) !== attributes["rx"]
      )
        throw new Error(`The icon ${name} has a <${shape}> of a form that is not known (small-icons.ts)`);
      return draw(attributes);
    })
    .join("");

/** An icon of the library as the portal shows it (src/ui/kit/buttons/icon.tsx), whose style sheet draws it: a list of a hundred icons has no attributes that say the same. */
const factory = `import { createElement } from "react";
export default (d) => (others) => createElement("svg", { viewBox: "0 0 24 24", ...others }, createElement("path", { d }));`;

/**
 * Replaces the icon library's component, whose sizes, colours and contexts nobody sets, and makes each icon one path:
 * two kilobytes of the first load.
 */
export const smallIcons = (): Plugin => ({
  name: "small-icons",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /\/lucide-react\/dist\/esm\/(createLucideIcon|icons\/[\w-]+)\.mjs$/ },
    handler: async (id) => {
      if (id.endsWith("/createLucideIcon.mjs")) return factory;
      const { __iconData: icon } = (await import(pathToFileURL(id).href)) as {
        readonly __iconData?: LibraryIcon;
      };
      // Another name for an icon.
      if (icon === undefined) return null;
      return `import icon from "../createLucideIcon.mjs";\nexport default /* @__PURE__ */ icon(${JSON.stringify(pathOf(icon))});`;
    },
  },
});
