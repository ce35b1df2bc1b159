import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { link, open, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { hasCode } from "../files/file-place.ts";
import type { Item } from "./item.ts";
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

/** Writes a backup that only its owner may read. The file appears when it is complete; one that exists is not replaced. */
export const writeBackup = async (file: string, items: AsyncIterable<Item>): Promise<void> => {
  const part = `${file}.part`;
  try {
    await pipeline(Readable.from(linesOf(items)), createGzip(), createWriteStream(part, { mode: 0o600 }));
    const handle = await open(part);
    await handle.sync();
    await handle.close();
    await link(part, file);
  } catch (error) {
    if (hasCode(error, "EEXIST"))
      throw new TransferRefused(`${file} exists already. Give another name.`, { cause: error });
    throw error;
  } finally {
    await rm(part, { force: true });
  }
};

/** The lines of a text. They end with \n alone: `readline` of newer Nodes ends one at U+2028 too, which JSON leaves in texts. */
async function* linesIn(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of text) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

/** Reads a backup. Rejects at its end if a line was changed or is missing. */
export async function* readBackup(file: string): AsyncGenerator<Item> {
  const damaged = (cause?: unknown): TransferRefused =>
    new TransferRefused(`${file} is no complete backup of a portal. Nothing was kept.`, { cause });
  const hash = createHash("sha256");
  const input = createReadStream(file);
  const text = input.pipe(createGunzip()).setEncoding("utf8");
  input.once("error", (error) => text.destroy(error));
  // An error after the last line was read, or after the reader has stopped, must not end the process.
  text.on("error", () => {});
  let sealed: string | undefined;
  try {
    for await (const line of linesIn(text)) {
      const item = JSON.parse(line) as Item | { readonly sha256: string };
      if ("kind" in item) {
        hash.update(`${line}\n`);
        yield item;
      } else sealed = item.sha256;
    }
  } catch (error) {
    if (hasCode(error, "ENOENT")) throw new TransferRefused(`There is no file ${file}.`, { cause: error });
    if (error instanceof SyntaxError || hasCode(error, "Z_DATA_ERROR") || hasCode(error, "Z_BUF_ERROR"))
      throw damaged(error);
    throw error;
  } finally {
    input.destroy();
    text.destroy();
  }
  if (sealed !== hash.digest("hex")) throw damaged();
}
