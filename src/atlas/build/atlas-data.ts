import { atlasFiles, buildAtlas, type AtlasData } from "./build-atlas.ts";
import { readSources } from "./read-sources.ts";

/** The atlas of the sources as they lie on the disk, and its files; against a revision of git where one is named. */
export const buildFromDisk = async (
  revision: string | undefined,
): Promise<{ readonly atlas: AtlasData; readonly files: ReadonlyMap<string, string> }> => {
  const atlas = await buildAtlas(readSources(revision));
  return { atlas, files: atlasFiles(atlas) };
};
