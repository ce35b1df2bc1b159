import fs from "node:fs";

/** Copies demo data; a file system that can shares what neither copy changes. */
export const copyDemoData = (from: string, to: string): void =>
  fs.cpSync(from, to, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
