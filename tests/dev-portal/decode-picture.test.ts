import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodeUpload } from "../../dev-portal/pictures/decode-picture.ts";
import { pictureBytes } from "../support/pictures/picture-files.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "decode-picture-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const kinds = { jpg: "jpeg", png: "png", gif: "gif" } as const;
type Kind = keyof typeof kinds;

/** What the decoder says of bytes whose name and first bytes were taken for those of a kind. */
const decoded = async (bytes: Buffer, kind: Kind) => {
  const path = join(folder, `${kind}.bin`);
  await writeFile(path, bytes);
  return decodeUpload({ path, kind, name: `house.${kind}`, size: bytes.length, sha256: "" });
};

// The check of the first bytes reads no more than a few of them: what the decoder finds in the file counts.
describe("the decoder", () => {
  const pairs = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    Object.values(kinds).map((format) => [format, kind] as const),
  );
  it.each(pairs)(
    "of a file in the format %s takes it as %s only where that is its kind",
    async (format, kind) =>
      expect(await decoded(await pictureBytes(format), kind)).toMatchObject(
        kinds[kind] === format
          ? { _tag: "Decoded", width: 400, height: 200 }
          : { _tag: "Problem", code: "FILE_TYPE_NOT_ALLOWED" },
      ),
  );

  it.each(["jpg", "png", "gif"] as const)(
    "reads no other format that its library knows, as %s",
    async (kind) => {
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
      for (const bytes of [await pictureBytes("webp"), await pictureBytes("tiff"), svg])
        expect(await decoded(bytes, kind)).toEqual({ _tag: "Problem", code: "PICTURE_DAMAGED" });
    },
  );
});
