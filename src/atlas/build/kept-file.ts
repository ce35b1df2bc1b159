import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Where builds keep what they have made. */
export const KEPT = ".cache/kept";

export type Make<Value> = () => Value | Promise<Value>;

/** The content of a file whose name says what it is made from. It is made if it is not there, and written if that is `valid` afterwards. A file that is used counts as new. */
export const keptFile = async (
  file: string,
  make: Make<string | Uint8Array>,
  valid: () => boolean = () => true,
): Promise<Buffer> => {
  try {
    const content = fs.readFileSync(file);
    fs.utimesSync(file, new Date(), new Date());
    return content;
  } catch {
    const content = Buffer.from(await make());
    if (!valid()) return content;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    // Another build may be reading or writing the same one.
    const own = `${file}.${randomUUID()}`;
    fs.writeFileSync(own, content);
    fs.renameSync(own, file);
    return content;
  }
};

const DAYS = 14 * 24 * 60 * 60 * 1000;

/** Removes what no build has used for two weeks. */
export const forgetUnused = (folder: string, now: number = Date.now()): void => {
  if (!fs.existsSync(folder)) return;
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && now - fs.statSync(file).mtimeMs > DAYS) fs.rmSync(file);
  }
};
