import type { ESTree, Plugin } from "vite";
import { nameOf, parseModule, walk, withoutProperties } from "./leave-out-properties.ts";
import { literalsOf } from "./machine-configs.ts";

/** True if a meta contains a transition's stable id, which the journal records. */
const namesTransition = (meta: ESTree.ObjectExpression): boolean =>
  meta.properties.some((property) => nameOf(property) === "id");

/**
 * A machine's module without what only the atlas reads, descriptions and `meta`, and without the types of `setup`,
 * which only the compiler reads. If a meta of the module contains a transition's id, the metas are kept without the
 * references to specification and screens.
 */
export const withoutDescriptions = (code: string, file: string) => {
  const { configs, metas, setups } = literalsOf(parseModule(code, file));
  return withoutProperties(code, file, [
    { names: ["types"], literals: setups },
    ...([...metas].some(namesTransition)
      ? [
          { names: ["description", "spec", "screen"], literals: configs },
          { names: ["spec", "screen"], literals: metas },
        ]
      : [
          { names: ["description", "spec", "screen", "meta"], literals: configs },
          { names: ["spec", "screen", "code"], literals: metas },
        ]),
  ]);
};

/** A refusal table without what is used only for descriptions and metas, by the desk and by the compiler. */
export const withoutMeanings = (code: string, file: string) => {
  const entries = new Set<ESTree.ObjectExpression>();
  walk(parseModule(code, file), (node) => {
    if (node.type === "ObjectExpression" && node.properties.some((property) => nameOf(property) === "spec"))
      entries.add(node);
  });
  return withoutProperties(code, file, [{ names: ["means", "spec", "values", "advice"], literals: entries }]);
};

/** A module of calls without what only the server and its description of the API read of a call. */
export const withoutServerSide = (code: string, file: string) => {
  const records = new Set<ESTree.ObjectExpression>();
  walk(parseModule(code, file), (node) => {
    if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || node.callee.name !== "call")
      return;
    for (const argument of node.arguments) if (argument.type === "ObjectExpression") records.add(argument);
  });
  return withoutProperties(code, file, [
    { names: ["summary", "access", "failures", "anyAccount"], literals: records },
  ]);
};

/**
 * Removes from the portal's bundle what only the atlas reads in the machines' sources, and what only the server reads
 * of the calls. Everything else is unchanged.
 */
export const machinesWithoutDescriptions = (): Plugin => ({
  name: "machines-without-descriptions",
  enforce: "pre",
  transform: {
    filter: {
      id: [/\/src\/machines\/.+\.ts$/, /\/src\/domain\/.+\.refusals\.ts$/, /\/src\/api\/.+\.calls\.ts$/],
    },
    handler: (code, id) => {
      if (id.endsWith(".calls.ts")) return withoutServerSide(code, id);
      return id.endsWith(".refusals.ts") ? withoutMeanings(code, id) : withoutDescriptions(code, id);
    },
  },
});
