import { buffer } from "node:stream/consumers";
import { deflateSync } from "node:zlib";
import Pdf from "pdfkit";

/** A PDF of numbered objects, the first of which is its catalogue. */
const pdfOf = (objects: readonly string[]): Buffer => {
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    "latin1",
  );
};
const streamOf = (content: string, entries = ""): string =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** A PDF of one page: its size in points, what it draws, and the objects, from number 5, that it draws with. */
export const pagePdf = (
  size: string,
  content: string,
  resources = "",
  more: readonly string[] = [],
): Buffer =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents 4 0 R /Resources << ${resources} >> >>`,
    streamOf(content),
    ...more,
  ]);

/** A red rectangle in the left half of a page of writing paper. */
export const redPdf = pagePdf("595 842", "1 0 0 rg 0 0 297 842 re f");

/** A PDF of some pages of writing paper, with a password if it is given. */
export const writtenPdf = async (pages: number, userPassword?: string): Promise<Buffer> => {
  const document = new Pdf({
    autoFirstPage: false,
    ...(userPassword !== undefined && { userPassword }),
  });
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`Page ${page}`);
  document.end();
  return buffer(document);
};

/** Forms that draw each other 30 times over 8 levels: 30 to the 8th rectangles. */
export const endlessPdf = (): Buffer => {
  const levels = 8;
  const forms = Array.from({ length: levels }, (_, level) =>
    streamOf(
      level === levels - 1 ? "0 0 300 400 re f" : "/F Do ".repeat(30),
      `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /F ${6 + level} 0 R >> >>`,
    ),
  );
  return pagePdf("595 842", "/F Do", "/XObject << /F 5 0 R >>", forms);
};

/** A picture of 400 million pixels, which take 400 kB in the file, ten times on a page. */
export const bombPdf = (): Buffer => {
  const side = 20_000;
  const pixels = deflateSync(Buffer.alloc(side * side)).toString("latin1");
  return pagePdf("595 842", `595 0 0 842 0 0 cm${" /I Do".repeat(10)}`, "/XObject << /I 5 0 R >>", [
    streamOf(
      pixels,
      `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
    ),
  ]);
};

/** A page whose form unfolds to as many blanks: the library has all of them in memory. */
export const blankPdf = (megabytes: number): Buffer =>
  pagePdf("595 842", "/F Do", "/XObject << /F 5 0 R >>", [
    streamOf(
      deflateSync(Buffer.alloc(megabytes * 1_000_000, " ")).toString("latin1"),
      "/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Filter /FlateDecode",
    ),
  ]);
