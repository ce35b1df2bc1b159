import { KEPT } from "./kept-file.ts";
import { keptIn } from "./kept.ts";

/** The desk's files in `data/`, by name. The code of the whole portal is loaded only where something has changed in it. */
export const deskFiles = async (): Promise<ReadonlyMap<string, string>> => {
  const kept = keptIn(KEPT);
  const content = await kept.bySources("desk", ["src", "locales"], async () => {
    const { deskContent } = await import("./desk-content.ts");
    return deskContent(kept);
  });
  return new Map(Object.entries(content).map(([name, of]) => [name, JSON.stringify(of)]));
};
