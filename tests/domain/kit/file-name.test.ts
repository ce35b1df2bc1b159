import { expect, test } from "vitest";
import { pastedName, visibleName } from "../../../src/domain/kit/file-name.ts";

test.each([
  ["photo\u202Egnp.exe", "photognp.exe"],
  ["\u2066a\u2069\u200E\u200F\u061C.pdf", "a.pdf"],
  ["\uFEFFa\u200B\u2060\u00ADb.pdf", "ab.pdf"],
  ["a\r\nb\tc.pdf", "a b c.pdf"],
  ["a\u0000\u0007b.pdf", "ab.pdf"],
  // Joiners are part of words and pictures.
  ["می\u200Cخواهم 👨‍👩‍👧.png", "می\u200Cخواهم 👨‍👩‍👧.png"],
  ['Störung "1".pdf', 'Störung "1".pdf'],
  ["\u2063a\u206A\u00A0b.pdf", "a b.pdf"],
  ["\u202E\u200B.pdf", "file.pdf"],
  ["\u200D \u2800.tar.gz", "\u200D \u2800.tar.gz"],
  ["\u200D \u2800.gz", "file.gz"],
  ["\u2060\uFEFF", "file"],
  ["", "file"],
])("the visible name of %j is %j", (name, visible) => expect(visibleName(name)).toBe(visible));

test.each([
  ["image.png", "clipboard-2026-11-29-09-05-07-042.png"],
  ["plan.png", "plan.png"],
  ["my image.png", "my image.png"],
  ["image.png.zip", "image.png.zip"],
])("pasted, %s is named %s", (name, named) =>
  expect(pastedName(name, Date.UTC(2026, 10, 29, 9, 5, 7, 42))).toBe(named),
);
