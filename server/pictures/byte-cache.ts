/** Bytes that were made, by their key. */
export interface ByteCache {
  /** The bytes of a key: remembered ones, or those that are made now. Whoever asks meanwhile waits for the same ones. */
  readonly get: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;
}

/** Remembers at most so many bytes: what was asked for longest ago is forgotten first. What could not be made is made anew. */
export const createByteCache = (most: number): ByteCache => {
  const done = new Map<string, Buffer>();
  const running = new Map<string, Promise<Buffer>>();
  let size = 0;

  const keep = (key: string, bytes: Buffer): void => {
    done.set(key, bytes);
    size += bytes.length;
    for (const [oldest, { length }] of done) {
      if (size <= most) return;
      done.delete(oldest);
      size -= length;
    }
  };
  const makeNow = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    try {
      const bytes = await make();
      keep(key, bytes);
      return bytes;
    } finally {
      running.delete(key);
    }
  };

  return {
    get: (key, make) => {
      const before = done.get(key);
      if (before !== undefined) {
        // A map keeps the order in which its keys were set.
        done.delete(key);
        done.set(key, before);
        return Promise.resolve(before);
      }
      const known = running.get(key) ?? makeNow(key, make);
      running.set(key, known);
      return known;
    },
  };
};
