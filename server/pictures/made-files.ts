import type { FileStore } from "../http/handler.ts";
import { createByteCache, type ByteCache } from "./byte-cache.ts";

/** The bytes of what was made of files that a process remembers. */
const remembered = 64_000_000;

/** Of each file store, of which a process has one. */
const caches = new WeakMap<FileStore, ByteCache>();

/** What was made of stored files, by a key that names the file. */
export const madeOf = (fileStore: FileStore): ByteCache => {
  const cache = caches.get(fileStore) ?? createByteCache(remembered);
  caches.set(fileStore, cache);
  return cache;
};
