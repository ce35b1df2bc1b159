import { FIRST_BYTES, uploadProblem, type FileKind } from "../../src/domain/kit/upload.ts";

const kinds = ["jpg", "png", "gif"] as const satisfies readonly FileKind[];

/** The kind of a picture in base64 by its first bytes; undefined if it is none. */
export const pictureKind = (base64: string): (typeof kinds)[number] | undefined => {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.toString("base64") !== base64) return undefined;
  return kinds.find(
    (kind) =>
      uploadProblem(
        { name: `picture.${kind}`, size: bytes.length, firstBytes: bytes.subarray(0, FIRST_BYTES) },
        { kinds: [kind], maxBytes: 2_000_000 },
      ) === undefined,
  );
};
