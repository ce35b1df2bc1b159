import type { Rolldown } from "vite";

export type Chunk = Rolldown.OutputChunk;

/** The chunk of a module, such as the main one, and all chunks that it imports statically. */
export const firstLoad = (chunks: readonly Chunk[], module: string): readonly Chunk[] => {
  const needed = (chunk: Chunk): readonly Chunk[] => [
    chunk,
    ...chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).flatMap(needed),
  ];
  return [
    ...new Set(
      chunks
        .filter(({ moduleIds, facadeModuleId }) => moduleIds.includes(module) || facadeModuleId === module)
        .flatMap(needed),
    ),
  ];
};
