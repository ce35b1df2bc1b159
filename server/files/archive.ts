import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { FileContent } from "../http/handler.ts";

/** A file of an archive. */
export interface ArchivePart {
  readonly name: string;
  readonly content: FileContent;
}

/** The names of an archive's files: of those with the same name the second is called `name (2).pdf`. */
const distinctNames = (parts: readonly ArchivePart[]): readonly string[] => {
  const taken = new Set<string>();
  return parts.map(({ name }) => {
    // A name is no path: a slash would put the file into a folder when it is unpacked.
    const plain = name.replaceAll(/[/\\]/g, "_");
    const dot = plain.lastIndexOf(".");
    const [stem, ending] = dot < 1 ? [plain, ""] : [plain.slice(0, dot), plain.slice(dot)];
    let own = plain;
    for (let count = 2; taken.has(own.toLowerCase()); count += 1) own = `${stem} (${count})${ending}`;
    taken.add(own.toLowerCase());
    return own;
  });
};

/**
 * Several files as one archive, made while it is sent: none is in memory, and the next is opened when the one before has been sent. They are not
 * compressed: most are already, and the size is known before anything is sent if that of each is.
 */
export const archiveContent = (parts: readonly ArchivePart[], at: Date): FileContent => {
  const zip = new ZipFile();
  const names = distinctNames(parts);
  // The library asks for the first file at once; it is opened when the archive is sent.
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  parts.forEach(({ content: { size: bytes, open } }, index) => {
    zip.addReadStreamLazy(
      names[index] ?? "",
      { mtime: at, compress: false, ...(bytes !== undefined && { size: bytes }) },
      (give) => {
        begun
          .then(() => open())
          .then(
            (stream) => give(null, stream),
            (error: unknown) => give(error, Readable.from([])),
          );
      },
    );
  });
  let size: number | undefined;
  const takeSize = (total: number): void => {
    size = total < 0 ? undefined : total;
  };
  // The type leaves out the callback's argument.
  zip.end({ forceZip64Format: false, comment: "" }, takeSize as () => void);
  return {
    ...(size !== undefined && { size }),
    open: () => {
      const output = new PassThrough();
      zip.on("error", (error: Error) => output.destroy(error));
      zip.outputStream.pipe(output);
      begin();
      return output;
    },
  };
};
