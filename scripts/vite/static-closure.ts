export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** A module and everything that it imports statically. */
export const staticClosure = (
  graph: ModuleGraph,
  id: string,
  seen = new Set<string>(),
): ReadonlySet<string> => {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) staticClosure(graph, imported, seen);
  return seen;
};
