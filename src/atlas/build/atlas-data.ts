import { atlasFiles, buildAtlas, type AtlasData, type AtlasSources } from "./build-atlas.ts";
import { readSources } from "./read-sources.ts";

/** Builds the atlas and its data files from the sources on disk; with the changes since a revision if one is given. */
export const buildFromDisk = async (
  against: AtlasSources["against"],
): Promise<{ readonly atlas: AtlasData; readonly files: ReadonlyMap<string, string> }> => {
  const atlas = await buildAtlas(readSources(against));
  return { atlas, files: atlasFiles(atlas) };
};
