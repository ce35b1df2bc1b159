import { describe, expect, test } from "vitest";
import {
  overlayPicture,
  ticketAttachment,
  uploadProblem,
  type UploadRule,
} from "../../../src/domain/kit/upload.ts";

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
    ["a.pdf", bytes("%PDF-1.7")],
    ["a.txt", bytes("hello")],
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
  ])("refuses %s by ending or first bytes", (name, first) => {
    expect(problem(name, 1000, first, ticketAttachment)).toBe("wrong_type");
  });
  test("an empty file has a problem of its own", () =>
    expect(problem("a.png", 0, bytes(), overlayPicture)).toBe("empty"));
  test("the overlay's picture field accepts fewer than 11,000,000 bytes", () => {
    expect(problem("a.png", 10_999_999, png, overlayPicture)).toBeUndefined();
    expect(problem("a.png", 11_000_000, png, overlayPicture)).toBe("too_large");
    expect(problem("a.pdf", 10, bytes("%PDF-"), overlayPicture)).toBe("wrong_type");
  });
  test("a ticket's picture has the limit of the picture field, every other attachment 10,000,000 bytes", () => {
    expect(problem("a.pdf", 10_000_000, bytes("%PDF-"), ticketAttachment)).toBeUndefined();
    expect(problem("a.pdf", 10_000_001, bytes("%PDF-"), ticketAttachment)).toBe("too_large");
    expect(problem("a.png", 10_999_999, png, ticketAttachment)).toBeUndefined();
    expect(problem("a.png", 11_000_000, png, ticketAttachment)).toBe("too_large");
  });
});
