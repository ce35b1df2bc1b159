import type { ESTree, Plugin } from "vite";
import { nameOf, parseModule, walk, withoutProperties } from "./leave-out-properties.ts";
import { literalsOf } from "./machine-configs.ts";

/**
 * A machine's module without the properties that only the atlas reads: descriptions, and the references to
 * specification and screens.
 */
export const withoutDescriptions = (code: string, file: string) => {
  const { configs, metas } = literalsOf(parseModule(code, file));
  return withoutProperties(code, file, [
    { names: ["description", "spec", "screen"], literals: configs },
    { names: ["spec", "screen"], literals: metas },
  ]);
};

/** A refusal table without meanings and specification references: they are used only for descriptions and metas. */
export const withoutMeanings = (code: string, file: string) => {
  const entries = new Set<ESTree.ObjectExpression>();
  walk(parseModule(code, file), (node) => {
    if (node.type === "ObjectExpression" && node.properties.some((property) => nameOf(property) === "spec"))
      entries.add(node);
  });
  return withoutProperties(code, file, [{ names: ["means", "spec"], literals: entries }]);
};

/**
 * Removes the descriptions of machines from the portal's bundle; the atlas reads the sources. Everything else of a
 * machine is unchanged.
 */
export const machinesWithoutDescriptions = (): Plugin => ({
  name: "machines-without-descriptions",
  enforce: "pre",
  transform: {
    filter: { id: [/\/src\/machines\/.+\.ts$/, /\/src\/domain\/.+\.refusals\.ts$/] },
    handler: (code, id) =>
      id.endsWith(".refusals.ts") ? withoutMeanings(code, id) : withoutDescriptions(code, id),
  },
});
