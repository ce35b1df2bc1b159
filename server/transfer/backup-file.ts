import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { link, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { hasCode } from "../files/file-place.ts";
import { OWN_FILE } from "../store/data-dir.ts";
import { syncFile, syncFolder } from "../store/sync-to-disk.ts";
import { Item } from "./item.ts";
import { TransferRefused } from "./refused.ts";

// A backup is gzipped text: each line an item as JSON, the last one the SHA-256 of all lines before it.

async function* linesOf(items: AsyncIterable<Item>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const item of items) {
    const line = `${JSON.stringify(item)}\n`;
    hash.update(line);
    yield line;
  }
  yield `${JSON.stringify({ sha256: hash.digest("hex") })}\n`;
}

/** Writes a backup that only its owner may read. The file appears when it is complete, and is on the disk when this resolves; one that exists is not replaced. */
export const writeBackup = async (file: string, items: AsyncIterable<Item>): Promise<void> => {
  const part = `${file}.part`;
  const folder = dirname(file);
  if (!existsSync(folder)) throw new TransferRefused(`There is no folder ${folder}. Make it first.`);
  try {
    await pipeline(Readable.from(linesOf(items)), createGzip(), createWriteStream(part, { mode: OWN_FILE }));
    await syncFile(part);
    await link(part, file);
    await syncFolder(folder);
  } catch (error) {
    if (hasCode(error, "EEXIST"))
      throw new TransferRefused(`${file} exists already. Give another name.`, { cause: error });
    throw error;
  } finally {
    await rm(part, { force: true });
  }
};

/**
 * The lines of a text. They end with \n alone: `readline` of newer Nodes ends one at U+2028 too, which JSON leaves in texts. Rejects with a
 * SyntaxError where the last one does not end.
 */
async function* linesIn(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of text) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") throw new SyntaxError("the last line does not end");
}

const Seal = Schema.Struct({ sha256: Schema.String });
const toLine = Schema.decodeUnknownResult(Schema.fromJsonString(Schema.Union([Item, Seal])));

const damageCodes = ["Z_DATA_ERROR", "Z_BUF_ERROR"] as const;

/**
 * Reads a backup. Rejects where it is no backup, and at its end if a line was changed, is missing or was added: what was read counts once
 * all of it was read.
 */
export async function* readBackup(file: string): AsyncGenerator<Item> {
  const damaged = (cause?: unknown): TransferRefused =>
    new TransferRefused(`${file} is no complete backup of a portal. Nothing was kept.`, { cause });
  const hash = createHash("sha256");
  const input = createReadStream(file);
  const unzipped = createGunzip();
  const text = input.pipe(unzipped).setEncoding("utf8");
  input.once("error", (error) => text.destroy(error));
  // An error after the last line was read, or after the reader has stopped, must not end the process.
  text.on("error", () => {});
  let sealed: string | undefined;
  try {
    for await (const line of linesIn(text)) {
      const read = toLine(line);
      if (sealed !== undefined || Result.isFailure(read)) throw damaged();
      if ("kind" in read.success) {
        hash.update(`${line}\n`);
        yield read.success;
      } else sealed = read.success.sha256;
    }
  } catch (error) {
    if (hasCode(error, "EISDIR"))
      throw new TransferRefused(`${file} is a folder, and a backup is a file.`, { cause: error });
    if (hasCode(error, "ENOENT")) throw new TransferRefused(`There is no file ${file}.`, { cause: error });
    if (error instanceof SyntaxError || damageCodes.some((code) => hasCode(error, code)))
      throw damaged(error);
    throw error;
  } finally {
    input.destroy();
    text.destroy();
  }
  // What follows the compressed text is not unzipped, and no error.
  const { size } = await stat(file);
  if (sealed !== hash.digest("hex") || unzipped.bytesWritten !== size) throw damaged();
}

/** Reads a whole backup before anything is done with it. Rejects as `readBackup` does. */
export const checkBackup = async (file: string): Promise<void> => {
  for await (const item of readBackup(file)) void item;
};
