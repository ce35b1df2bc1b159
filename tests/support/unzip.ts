import { once } from "node:events";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { fromBuffer, type Entry, type ZipFile } from "yauzl";

const opened = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error === null ? resolve(zip) : reject(error)));
  });

const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error === null ? resolve(stream) : reject(error)));
  });

/** The names and the bytes of an archive's files. */
export const unzip = async (bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const zip = await opened(bytes);
  const found = new Map<string, Buffer>();
  while (found.size < zip.entryCount) {
    const next = once(zip, "entry");
    zip.readEntry();
    const [entry] = (await next) as [Entry];
    found.set(entry.fileName, await buffer(await streamOf(zip, entry)));
  }
  return found;
};
