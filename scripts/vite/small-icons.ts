import type { Plugin } from "vite";

/** An icon of the library as the portal shows it (src/ui/kit/buttons/icon.tsx): in its own size and stroke, hidden from screen readers. */
const factory = `import { createElement } from "react";
const attributes = {
  xmlns: "http://www.w3.org/2000/svg",
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
};
export default ({ name, node }) => ({ className = "", ...others }) =>
  createElement(
    "svg",
    { ...attributes, className: "lucide lucide-" + name + " " + className, ...others },
    node.map(([tag, own]) => createElement(tag, own)),
  );`;

/** Replaces the icon library's component, whose sizes, colours and contexts nobody sets: more than a kilobyte of the first load. */
export const smallIcons = (): Plugin => ({
  name: "small-icons",
  apply: "build",
  enforce: "pre",
  load: { filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ }, handler: () => factory },
});
