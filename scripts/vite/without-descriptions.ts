import type { ESTree, Plugin } from "vite";
import { nameOf, parseModule, walk, withoutProperties } from "./leave-out-properties.ts";
import { literalsOf } from "./machine-configs.ts";

/** A machine's module without what only the atlas reads: descriptions, and where the behaviour is asked for and seen. */
export const withoutDescriptions = (code: string, file: string) => {
  const { configs, metas } = literalsOf(parseModule(code, file));
  return withoutProperties(code, file, [
    { names: ["description", "spec", "screen"], literals: configs },
    { names: ["spec", "screen"], literals: metas },
  ]);
};

/** A table of refusals without what each means and where it is asked for: only descriptions and metas are made of it. */
export const withoutMeanings = (code: string, file: string) => {
  const entries = new Set<ESTree.ObjectExpression>();
  walk(parseModule(code, file), (node) => {
    if (node.type === "ObjectExpression" && node.properties.some((property) => nameOf(property) === "spec"))
      entries.add(node);
  });
  return withoutProperties(code, file, [{ names: ["means", "spec"], literals: entries }]);
};

/**
 * What machines say in words is for the atlas, which reads the sources: the portal's own bundle leaves it out. Everything
 * else of a machine stays as it is.
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
