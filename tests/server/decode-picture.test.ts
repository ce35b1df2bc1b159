import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodeUpload } from "../../server/pictures/decode-picture.ts";
import { KEPT_PICTURE_BYTES } from "../../src/domain/pictures/picture.ts";
import { licenceHeic } from "../../server/demo/licence-photos.ts";
import { phoneHeic } from "../support/pictures/phone-heic.ts";
import { pictureBytes } from "../support/pictures/picture-files.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "decode-picture-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const kinds = { jpg: "jpeg", png: "png", gif: "gif" } as const;
type Kind = keyof typeof kinds;

/** What the decoder says of bytes whose name and first bytes were taken for those of a kind. */
const decoded = async (bytes: Buffer, kind: Kind | "heic") => {
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

  it.each([
    ["jpg", 3, "jpg"],
    ["png", 3, "jpg"],
    ["png", 4, "png"],
  ] as const)(
    "keeps noise of 2800 × 1400 pixels within 2 MB (business §5): %s with %i channels as %s",
    async (kind, channels, kept) => {
      const noise = sharp(randomBytes(2800 * 1400 * channels), {
        raw: { width: 2800, height: 1400, channels },
      });
      const bytes = await (
        kind === "jpg" ? noise.jpeg({ quality: 100, chromaSubsampling: "4:4:4" }) : noise.png()
      ).toBuffer();
      expect(bytes.length).toBeGreaterThan(4_000_000);
      const found = await decoded(bytes, kind);
      expect(found).toMatchObject({ _tag: "Decoded", kind: kept });
      if (found._tag !== "Decoded") return;
      expect(found.bytes.length).toBeLessThanOrEqual(KEPT_PICTURE_BYTES);
      // As large as it can be: half of the bytes at least.
      expect(found.bytes.length).toBeGreaterThan(KEPT_PICTURE_BYTES / 2);
      expect(Math.abs(found.width - 2 * found.height)).toBeLessThanOrEqual(1);
    },
  );

  it("keeps what fits without loss", async () => {
    expect(await decoded(await pictureBytes("png", { width: 3000, height: 2000 }), "png")).toMatchObject({
      kind: "png",
      width: 3000,
      height: 2000,
    });
  });

  it("keeps a HEIC as JPEG, upright, and the colours that a phone has seen", async () => {
    const found = await decoded(phoneHeic, "heic");
    expect(found).toMatchObject({ _tag: "Decoded", kind: "jpg", width: 48, height: 64 });
    if (found._tag !== "Decoded") return;
    const about = await sharp(found.bytes).metadata();
    expect([about.format, about.icc, about.exif]).toEqual(["jpeg", undefined, undefined]);
    const colourAt = async (top: number) =>
      [
        ...(await sharp(found.bytes).extract({ left: 24, top, width: 1, height: 1 }).raw().toBuffer()),
      ] as const;
    const [[red, green], [, , blue]] = [await colourAt(8), await colourAt(56)];
    // Without its profile the red would be 234, 51, 35.
    expect([red! > 245, green! < 20, blue! > 245]).toEqual([true, true, true]);
  });

  it("keeps a HEIC without a profile, or with a transparency that nothing has", async () =>
    expect(await decoded(licenceHeic, "heic")).toMatchObject({ kind: "jpg", width: 450, height: 600 }));

  it.each(["jpg", "png", "gif"] as const)(
    "reads no other format that its library knows, as %s",
    async (kind) => {
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
      for (const bytes of [await pictureBytes("webp"), await pictureBytes("tiff"), svg])
        expect(await decoded(bytes, kind)).toEqual({ _tag: "Problem", code: "PICTURE_DAMAGED" });
    },
  );
});
