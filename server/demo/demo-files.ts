import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import type { FileKind } from "../../src/domain/kit/upload.ts";
import type { FileStore } from "../http/handler.ts";

/** A small file of the demo tickets. */
export interface DemoFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: Buffer;
}

const crcTable = Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

const crc32 = (bytes: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const pngChunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  return Buffer.concat([uint32(content.length), body, uint32(crc32(body))]);
};

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A PNG of which a function gives the colour of each pixel. */
export const drawn = (width: number, height: number, colourAt: (x: number, y: number) => Rgb): Buffer => {
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (_pixel, x) => colourAt(x, y)).flat()]),
  );
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 2, 0, 0, 0])]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.concat(rows))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
};

/** A picture of 160 x 100 pixels with a soft gradient; `tone` from 0 to 255 sets its colour. */
export const pngOf = (tone: number): Buffer =>
  drawn(160, 100, (x, y) => [tone, Math.round((x * 255) / 160), Math.round((y * 255) / 100)]);

/** A PDF of one page with one line of plain ASCII. */
export const pdfOf = (line: string): Buffer => {
  const text = `BT /F1 18 Tf 60 760 Td (${line.replaceAll(/[()\\]/g, "\\$&")}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = body.length;
  return Buffer.from(
    `${body}xref\n0 6\n0000000000 65535 f \n${offsets.join("")}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    "latin1",
  );
};

/** Stores demo files of companies like uploads and returns a row of `files` for each, in order. */
export const keepDemoFiles = async (
  fileStore: FileStore,
  files: readonly (DemoFile & { readonly companyId: string })[],
  createdAt: string,
): Promise<readonly (object & { readonly id: string })[]> => {
  const folder = await mkdtemp(join(tmpdir(), "portal-demo-"));
  try {
    return await Promise.all(
      files.map(async ({ companyId, name, kind, bytes }, index) => {
        const path = join(folder, String(index));
        await writeFile(path, bytes);
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        const id = await fileStore.keep({ name, kind, size: bytes.length, sha256, path });
        return {
          id,
          name,
          kind,
          size: bytes.length,
          sha256,
          created_at: createdAt,
          owner_company_id: companyId,
        };
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
