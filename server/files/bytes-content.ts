import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FileContent } from "../http/handler.ts";

/** The content of a file that is in memory. */
export const bytesContent = (bytes: Buffer): FileContent => ({
  size: bytes.length,
  tag: createHash("sha256").update(bytes).digest("hex"),
  open: (range) =>
    Readable.from([range === undefined ? bytes : bytes.subarray(range.start, range.end + 1)], {
      objectMode: false,
    }),
});
