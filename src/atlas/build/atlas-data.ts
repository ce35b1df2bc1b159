import { atlasFiles, buildAtlas, type AtlasData, type AtlasSources } from "./build-atlas.ts";
import { KEPT } from "./kept-file.ts";
import { keptIn, type Kept } from "./kept.ts";
import { readSources } from "./read-sources.ts";

export { diagramFiles } from "./diagrams.ts";

/** Builds the atlas and its data files from the sources on disk; with the changes since a revision if one is given. */
export const buildFromDisk = async (
  against: AtlasSources["against"],
  kept: Kept = keptIn(KEPT),
): Promise<{ readonly atlas: AtlasData; readonly files: ReadonlyMap<string, string> }> => {
  const atlas = await buildAtlas(readSources(against), kept);
  return { atlas, files: atlasFiles(atlas) };
};
