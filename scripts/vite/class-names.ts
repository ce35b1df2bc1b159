import { createHash } from "node:crypto";
import path from "node:path";

/**
 * The name of a class in the page: its own, and what stands for its file. Class names are part of the first load, in styles
 * and in code: all of a file share one short ending, which compresses best.
 */
export const generateScopedName = (name: string, file: string): string => {
  const ending = createHash("sha256")
    .update(path.relative(process.cwd(), file))
    .digest("base64url")
    .slice(0, 4);
  return `${name}_${ending}`;
};
