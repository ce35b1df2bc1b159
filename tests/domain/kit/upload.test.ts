import { describe, expect, test } from "vitest";
import {
  acceptedFiles,
  isPicture,
  kindOfName,
  overlayPicture,
  ticketAttachment,
  tradeLicence,
  uploadProblem,
  type UploadRule,
} from "../../../src/domain/kit/upload.ts";
import { ticketFiles } from "../../../src/domain/tickets/ticket-files.ts";

const bytes = (...values: (number | string)[]): Uint8Array =>
  Uint8Array.from(
    values.flatMap((value) =>
      typeof value === "string" ? Array.from(value, (letter) => letter.charCodeAt(0)) : [value],
    ),
  );
const png = bytes(0x89, "PNG", 0x0d, 0x0a, 0x1a, 0x0a);
const exe = bytes("MZ", 0x90, 0);
const problem = (name: string, size: number, firstBytes: Uint8Array, rule: UploadRule) =>
  uploadProblem({ name, size, firstBytes }, rule);

describe("uploadProblem (docs/decisions/forms.md)", () => {
  test.each([
    ["a.jpg", bytes(0xff, 0xd8, 0xff, 0xe0)],
    ["a.JPEG", bytes(0xff, 0xd8, 0xff, 0xe1)],
    ["a.png", png],
    ["a.gif", bytes("GIF89a")],
    ["a.heic", bytes(0, 0, 0, 0x18, "ftypheic")],
    ["a.HEIF", bytes(0, 0, 0, 0x18, "ftypmif1")],
    ["a.heic", bytes(0, 0, 0, 0x18, "ftyphevc")],
    ["a.pdf", bytes("%PDF-1.7")],
    ["a.jfif", bytes(0xff, 0xd8, 0xff, 0xe0)],
    ["a.txt", bytes("hello")],
    // UTF-16 of both orders, as Windows writes it, and a log with colours.
    ["a.log", bytes(0xff, 0xfe, "2", 0, "0", 0, "\r", 0, "\n", 0, "2", 0, "1", 0, "x", 0)],
    ["a.txt", bytes(0xfe, 0xff, 0, "2", 1, 0x59, 0, "\t")],
    ["a.txt", bytes(0xff, 0xfe, "2")],
    ["a.log", bytes(0x1b, "[32mINFO", 0x1b, "[0m")],
    ["a.txt", bytes("a b\t\r\n\f", 0xc3, 0xa9)],
    ["archive.tar.zip", bytes("PK", 5, 6)],
    ["a.log", bytes("2026\n")],
    ["a.json", bytes("{}")],
    ["a.zip", bytes("PK", 3, 4)],
  ])("accepts %s with the first bytes of its type", (name, first) => {
    expect(problem(name, 1000, first, ticketAttachment)).toBeUndefined();
  });
  test.each([
    ["program.png", exe],
    ["a.pdf", png],
    ["a.txt", exe],
    ["a.exe", exe],
    ["png", png],
    ["a.", png],
    ["a.png.exe", png],
    ["a.constructor", png],
    ["a.jpg", bytes(0xff, 0xd8)],
    ["a.jpg", bytes(0, 0xd8, 0xff)],
    ["a.gif", png],
    ["a.heic", bytes(0, 0, 0, 0x18, "ftypmp42")],
    ["a.heic", bytes(0, 0, 0, 0x18, "freeheic")],
    ["a.zip", bytes("PK", 3, 5)],
    ["a.txt", bytes("a", 0x1f)],
    ["a.txt", bytes("2", 0, "0", 0)],
    ["a.txt", bytes(0xff, 0xfe, 0, 0, 3, 0)],
    ["a.jfif", png],
    ["a.csv", bytes("a;b")],
  ])("refuses %s by ending or first bytes", (name, first) => {
    expect(problem(name, 1000, first, ticketAttachment)).toBe("wrong_type");
  });
  test("the file chooser offers every ending of the field's kinds, and a phone's photos by their type", () =>
    expect(acceptedFiles(tradeLicence)).toBe(".jpg,.jpeg,.jfif,.png,.heic,.heif,image/heic,image/heif,.pdf"));
  test.each([
    ["a.csv", "csv"],
    ["a.b.TXT", "txt"],
    ["a", undefined],
    ["a.constructor", undefined],
    [".png", "png"],
  ])("%s claims to be %s", (name, kind) => expect(kindOfName(name)).toBe(kind));
  test.each(["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"])(
    "an image of the kind %s is a HEIC",
    (brand) =>
      expect(problem("a.heic", 10, bytes(0, 0, 0, 0x18, "ftyp", brand), tradeLicence)).toBeUndefined(),
  );
  test("what a browser displays is an image", () =>
    expect((["jpg", "png", "gif", "heic", "pdf", "txt"] as const).filter(isPicture)).toEqual([
      "jpg",
      "png",
      "gif",
    ]));
  test("the trade licence is an image or a PDF of at most 15 MB (business §5)", () => {
    const first = {
      pdf: bytes("%PDF-"),
      png,
      jpg: bytes(0xff, 0xd8, 0xff),
      heic: bytes(0, 0, 0, 0, "ftypheic"),
    };
    for (const [kind, content] of Object.entries(first)) {
      expect(problem(`a.${kind}`, 15_000_000, content, tradeLicence)).toBeUndefined();
      expect(problem(`a.${kind}`, 15_000_001, content, tradeLicence)).toBe("too_large");
    }
    expect(problem("a.gif", 1, bytes("GIF89a"), tradeLicence)).toBe("wrong_type");
  });
  test.each([
    ["a.jpg", bytes(0xff, 0xd8, 0xff)],
    ["a.png", png],
    ["a.gif", bytes("GIF87a")],
  ])("the overlay's picture field takes %s, also above the limit of other files", (name, first) => {
    const rule: UploadRule = { ...overlayPicture, maxBytes: 10, maxPictureBytes: 20 };
    expect([20, 21].map((size) => problem(name, size, first, rule))).toEqual([undefined, "too_large"]);
  });
  test("an empty file has a problem of its own", () =>
    expect(problem("a.png", 0, bytes(), overlayPicture)).toBe("empty"));
  test("the overlay's picture field accepts fewer than 11,000,000 bytes", () => {
    expect(problem("a.png", 10_999_999, png, overlayPicture)).toBeUndefined();
    expect(problem("a.png", 11_000_000, png, overlayPicture)).toBe("too_large");
    expect(problem("a.pdf", 10, bytes("%PDF-"), overlayPicture)).toBe("wrong_type");
  });
  const pdf = bytes("%PDF-");
  test.each(["Portal Ticket", "Portal - Order #A-1001", "Portal - Invoice #R-7"])(
    "the help overlay (%s) takes images under 11,000,000 bytes, every other file up to 10,000,000",
    (subject) => {
      const rule = ticketFiles(subject);
      expect(problem("a.png", 10_999_999, png, rule)).toBeUndefined();
      expect(problem("a.png", 11_000_000, png, rule)).toBe("too_large");
      expect(problem("a.pdf", 10_000_000, pdf, rule)).toBeUndefined();
      expect(problem("a.pdf", 10_000_001, pdf, rule)).toBe("too_large");
    },
  );
  test.each(["", "The portal ticket", "About Portal - Order #A-1001"])(
    "every file of another ticket (%j) has at most 10,000,000 bytes, images too",
    (subject) => {
      const rule = ticketFiles(subject);
      expect([problem("a.png", 10_000_000, png, rule), problem("a.pdf", 10_000_000, pdf, rule)]).toEqual([
        undefined,
        undefined,
      ]);
      expect([problem("a.png", 10_000_001, png, rule), problem("a.pdf", 10_000_001, pdf, rule)]).toEqual([
        "too_large",
        "too_large",
      ]);
    },
  );
});
