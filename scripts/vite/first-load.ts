import type { Rolldown } from "vite";

export type Chunk = Rolldown.OutputChunk;

/** The chunk of the main module and all chunks that it imports statically. */
export const firstLoad = (chunks: readonly Chunk[], mainModule: string): readonly Chunk[] => {
  const needed = (chunk: Chunk): readonly Chunk[] => [
    chunk,
    ...chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).flatMap(needed),
  ];
  return [...new Set(chunks.filter(({ moduleIds }) => moduleIds.includes(mainModule)).flatMap(needed))];
};
