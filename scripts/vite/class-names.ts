import { createHash } from "node:crypto";
import path from "node:path";

/**
 * The generated name of a CSS class: its own name and a suffix for its file. Class names are part of the first load, in
 * styles and in code; all classes of a file share one short suffix, which compresses well.
 */
export const generateScopedName = (name: string, file: string): string => {
  const ending = createHash("sha256")
    .update(path.relative(process.cwd(), file))
    .digest("base64url")
    .slice(0, 4);
  return `${name}_${ending}`;
};
