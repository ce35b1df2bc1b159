import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import { fontOf, type Weight } from "./fonts.ts";

/** What a document says about itself. */
export interface PaperInfo {
  readonly title: string;
  /** The language of its texts, as a BCP 47 tag. */
  readonly language: string;
  /** Who issues it; at the top and at the foot of each page. */
  readonly issuer: string;
  /** Their mark as PNG, beside the name. */
  readonly mark: Buffer | undefined;
  /** Its day: the same data make the same bytes. */
  readonly date: Date;
  /** The text of a page's number. */
  readonly pageOf: (page: number, pages: number) => string;
}

/** A column of a table; its width is a share of all widths. */
interface Column {
  readonly heading: string;
  readonly width: number;
  readonly align?: "right";
}

/** A document that is written from the top to the bottom, over as many A4 pages as it needs. */
export interface Paper {
  readonly heading: (text: string) => void;
  readonly subheading: (text: string) => void;
  readonly paragraph: (text: string) => void;
  /** Lines below each other, such as an address. */
  readonly lines: (lines: readonly string[]) => void;
  /** Names and values, one pair a line. Pairs without a value are left out. */
  readonly facts: (facts: readonly (readonly [name: string, value: string | null])[]) => void;
  /** Long texts wrap, and no row is broken by the end of a page; each page repeats the headings. */
  readonly table: (columns: readonly Column[], rows: readonly (readonly string[])[]) => void;
  /** Names and amounts below a table, at its right edge; they stay together on a page. */
  readonly sums: (
    sums: readonly { readonly name: string; readonly amount: string; readonly bold?: true }[],
  ) => void;
  /** The finished file; nothing can be written afterwards. */
  readonly finish: () => Promise<Buffer>;
}

// A4 in points. The left margin leaves room for the holes of a folder.
const page = { width: 595.28, left: 64, right: 48, top: 92, bottom: 72, height: 841.89 } as const;
const textWidth = page.width - page.left - page.right;
const lowest = page.height - page.bottom;
const sizes = { text: 9, small: 7.5, heading: 17, subheading: 11 } as const;
const cellGap = 6;
/** The largest mark, in points, and the middle of the line that it stands beside. */
const markBox = { width: 96, height: 24, middle: 47 } as const;
const ink = { text: "#1a1a1a", muted: "#555555", line: "#999999" } as const;

/** Starts a document: tagged, so that screen readers find its headings and tables. */
export const createPaper = ({ title, language, issuer, mark, date, pageOf }: PaperInfo): Paper => {
  const doc = new Pdf({
    size: "A4",
    margins: { left: page.left, right: page.right, top: page.top, bottom: 0 },
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: language,
    pdfVersion: "1.7",
    info: { Title: title, Author: issuer, CreationDate: date, ModDate: date },
  });
  const whole = buffer(doc);
  // pdfkit takes opened fonts, too; its types know files alone.
  for (const weight of ["regular", "bold"] as const)
    doc.registerFont(weight, fontOf(weight) as unknown as Buffer);
  const root = doc.struct("Document");
  doc.addStructure(root);

  // By its address pdfkit knows the picture again: all pages refer to one.
  const picture = mark && {
    src: `data:image/png;base64,${mark.toString("base64")}`,
    // Where a PNG has them.
    width: mark.readUInt32BE(16),
    height: mark.readUInt32BE(20),
  };
  /** Draws the mark at the head's left edge, in the middle of the name's first line; returns where the name begins. */
  const drawMark = (): number => {
    if (picture === undefined) return page.left;
    const scale = Math.min(markBox.height / picture.height, markBox.width / picture.width);
    const [width, height] = [picture.width * scale, picture.height * scale];
    doc.image(picture.src, page.left, markBox.middle - height / 2, { width, height });
    return page.left + width + cellGap;
  };

  /** Where the next line goes. */
  let y: number = page.top;

  const style = (size: number, weight: Weight = "regular", color: string = ink.text): void => {
    doc.font(weight).fontSize(size).fillColor(color);
  };
  const heightOf = (text: string, width: number): number =>
    doc.heightOfString(text === "" ? " " : text, { width });
  const newPage = (): void => {
    doc.addPage();
    y = page.top;
  };
  const makeRoom = (height: number): void => {
    if (y + height > lowest && y > page.top) newPage();
  };
  const rule = (): void => {
    doc.markContent("Artifact", { type: "Layout" });
    doc
      .moveTo(page.left, y)
      .lineTo(page.left + textWidth, y)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke();
    doc.endMarkedContent();
  };

  /** A block over the whole width; of more lines than fit, the rest goes to the next page. */
  const block = (tag: string, text: string, size: number, weight: Weight, gap: number): void => {
    style(size, weight);
    makeRoom(Math.min(heightOf(text, textWidth), lowest - page.top));
    root.add(
      doc.struct(tag, {}, () => {
        doc.text(text, page.left, y, { width: textWidth });
      }),
    );
    ({ y } = doc);
    y += gap;
  };

  const cellsOf = (columns: readonly Column[]) => {
    const all = columns.reduce((sum, { width }) => sum + width, 0);
    const room = textWidth - cellGap * (columns.length - 1);
    let left: number = page.left;
    return columns.map(({ width: share, align }) => {
      const cell = { left, width: (share / all) * room, align: align ?? ("left" as const) };
      left += cell.width + cellGap;
      return cell;
    });
  };

  const table: Paper["table"] = (columns, rows) => {
    const cells = cellsOf(columns);
    const tallest = lowest - page.top - 60;
    const rowHeight = (texts: readonly string[]): number =>
      Math.min(tallest, Math.max(...texts.map((text, index) => heightOf(text, cells[index]?.width ?? 0))));
    const cellText = (text: string, index: number, height: number): void => {
      const cell = cells[index];
      if (cell === undefined) throw new RangeError(`The table has no column ${index}`);
      const { left, width, align } = cell;
      doc.text(text, left, y, { width, align, height: height + 1, ellipsis: true });
    };
    const headings = columns.map(({ heading }) => heading);
    const drawHeadings = (write: (text: string, index: number, height: number) => void): void => {
      style(sizes.small, "bold", ink.muted);
      const height = rowHeight(headings);
      headings.forEach((text, index) => write(text, index, height));
      y += height + 3;
      rule();
      y += 4;
    };
    const element = doc.struct("Table");
    root.add(element);
    makeRoom(60);
    const headRow = doc.struct("TR");
    element.add(headRow);
    drawHeadings((text, index, height) => {
      const head = doc.struct("TH", {}, () => cellText(text, index, height));
      headRow.add(head);
    });
    headRow.end();
    for (const row of rows) {
      style(sizes.text);
      const height = rowHeight(row);
      if (y + height > lowest) {
        newPage();
        // The headings are said once; their repetition is for the eyes.
        drawHeadings((text, index, headHeight) => {
          doc.markContent("Artifact", { type: "Layout" });
          cellText(text, index, headHeight);
          doc.endMarkedContent();
        });
        style(sizes.text);
      }
      const line = doc.struct("TR");
      element.add(line);
      row.forEach((text, index) => line.add(doc.struct("TD", {}, () => cellText(text, index, height))));
      line.end();
      y += height + 5;
    }
    element.end();
    rule();
    y += 10;
  };

  const pairs = (
    rows: readonly { readonly name: string; readonly value: string; readonly bold?: boolean }[],
    place: {
      readonly left: number;
      readonly nameWidth: number;
      readonly valueWidth: number;
      readonly align: "left" | "right";
    },
  ): void => {
    for (const { name, value, bold = false } of rows) {
      style(sizes.text, bold ? "bold" : "regular");
      const height = Math.max(heightOf(name, place.nameWidth), heightOf(value, place.valueWidth));
      makeRoom(height);
      root.add(
        doc.struct("P", {}, () => {
          doc.text(name, place.left, y, { width: place.nameWidth });
          doc.text(value, place.left + place.nameWidth + cellGap, y, {
            width: place.valueWidth,
            align: place.align,
          });
        }),
      );
      y += height + 3;
    }
    y += 8;
  };

  const drawFrame = (number: number, pages: number): void => {
    doc.markContent("Artifact", { type: "Pagination" });
    style(sizes.subheading, "bold");
    const left = drawMark();
    doc.text(issuer, left, 40, { width: page.left + textWidth - left, height: 30, ellipsis: true });
    style(sizes.small, "regular", ink.muted);
    doc.text(title, page.left, page.height - 44, { width: textWidth * 0.7, height: 10, ellipsis: true });
    doc.text(pageOf(number, pages), page.left + textWidth * 0.7, page.height - 44, {
      width: textWidth * 0.3,
      align: "right",
      height: 10,
    });
    doc.endMarkedContent();
  };

  return {
    heading: (text) => block("H1", text, sizes.heading, "bold", 12),
    subheading: (text) => block("H2", text, sizes.subheading, "bold", 6),
    paragraph: (text) => block("P", text, sizes.text, "regular", 10),
    lines: (lines) => block("P", lines.filter((line) => line !== "").join("\n"), sizes.text, "regular", 14),
    facts: (facts) =>
      pairs(
        facts.flatMap(([name, value]) => (value === null || value === "" ? [] : [{ name, value }])),
        { left: page.left, nameWidth: 130, valueWidth: textWidth - 130 - cellGap, align: "left" },
      ),
    table,
    sums: (sums) => {
      const [nameWidth, valueWidth] = [200, 110];
      makeRoom(sums.length * 16);
      pairs(
        sums.map(({ name, amount, bold = false }) => ({ name, value: amount, bold })),
        {
          left: page.left + textWidth - nameWidth - valueWidth - cellGap,
          nameWidth,
          valueWidth,
          align: "right",
        },
      );
    },
    finish: async () => {
      const { start, count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(start + index);
        drawFrame(index + 1, count);
      }
      root.end();
      doc.end();
      return whole;
    },
  };
};
