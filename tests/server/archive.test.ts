import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { archiveContent, type ArchivePart } from "../../server/files/archive.ts";
import { bytesContent } from "../../server/files/bytes-content.ts";
import { unzip } from "../support/unzip.ts";

const at = new Date("2026-02-03T09:00:00.000Z");
const part = (name: string, text: string): ArchivePart => ({
  name,
  content: bytesContent(Buffer.from(text)),
});
const textsOf = async (bytes: Buffer): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries([...(await unzip(bytes))].map(([name, content]) => [name, content.toString("utf8")]));

it("an archive knows its size before it is made, and opens no file until it is sent", async () => {
  let opened = 0;
  const counted = ({ name, content }: ArchivePart): ArchivePart => ({
    name,
    content: {
      ...content,
      open: () => {
        opened += 1;
        return content.open();
      },
    },
  });
  const { size, tag, open } = archiveContent(
    [part("a.txt", "one"), part("Plán č. 2.txt", "two")].map(counted),
    at,
  );
  expect([opened, tag]).toEqual([0, undefined]);
  const bytes = await buffer(await open());
  expect([opened, bytes.length]).toEqual([2, size]);
  expect(await textsOf(bytes)).toEqual({ "a.txt": "one", "Plán č. 2.txt": "two" });
});

it("an archive has no known size where that of a file is not known", async () => {
  const made: ArchivePart = {
    name: "made.pdf",
    content: { open: () => Readable.from([Buffer.from("made")]) },
  };
  const { size, open } = archiveContent([part("a.txt", "one"), made], at);
  expect(size).toBeUndefined();
  expect(await textsOf(await buffer(await open()))).toEqual({ "a.txt": "one", "made.pdf": "made" });
});

it("an archive's files have names of their own, and none is in a folder", async () => {
  const parts = [
    part("a.pdf", "1"),
    part("A.pdf", "2"),
    part("../a.pdf", "3"),
    part("a", "4"),
    part("a", "5"),
  ];
  const bytes = await buffer(await archiveContent(parts, at).open());
  expect(await textsOf(bytes)).toEqual({
    "a.pdf": "1",
    "A (2).pdf": "2",
    ".._a.pdf": "3",
    a: "4",
    "a (2)": "5",
  });
});

it("an archive ends with an error where a file cannot be opened", async () => {
  const gone: ArchivePart = {
    name: "gone.pdf",
    content: { size: 4, open: () => Promise.reject(new Error("it is not on the disk")) },
  };
  await expect(buffer(await archiveContent([part("a.txt", "one"), gone], at).open())).rejects.toThrow(
    "it is not on the disk",
  );
});
