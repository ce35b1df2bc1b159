import sharp from "sharp";

const webp = { operation: ["VipsForeignLoadWebp"] };

/** Reads a picture while this process reads WebP: a server that runs in it, also in another test file, has blocked that. */
export const readWebp = async <A>(read: () => Promise<A>): Promise<A> => {
  sharp.unblock(webp);
  try {
    return await read();
  } finally {
    sharp.block(webp);
  }
};
