import { atlasFiles, buildAtlas, type AtlasData, type AtlasSources } from "./build-atlas.ts";
import { readSources } from "./read-sources.ts";

/** The atlas of the sources as they lie on the disk, and its files; with the changes against a revision where one is given. */
export const buildFromDisk = async (
  against: AtlasSources["against"],
): Promise<{ readonly atlas: AtlasData; readonly files: ReadonlyMap<string, string> }> => {
  const atlas = await buildAtlas(readSources(against));
  return { atlas, files: atlasFiles(atlas) };
};
