import type { Rolldown } from "vite";

export type Chunk = Rolldown.OutputChunk;

/** The chunks of modules, such as those of the first load, and all chunks that they import statically. */
export const firstLoad = (chunks: readonly Chunk[], modules: readonly string[]): readonly Chunk[] => {
  const needed = (chunk: Chunk): readonly Chunk[] => [
    chunk,
    ...chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).flatMap(needed),
  ];
  return [
    ...new Set(
      chunks
        .filter(({ moduleIds, facadeModuleId }) =>
          modules.some((module) => moduleIds.includes(module) || facadeModuleId === module),
        )
        .flatMap(needed),
    ),
  ];
};
