import { createHash } from "node:crypto";
import { closeSync, openSync, readSync, statSync } from "node:fs";
import { basename } from "node:path";
import {
  FIRST_BYTES,
  kindOfName,
  uploadProblem,
  type FileKind,
  type UploadProblem,
  type UploadRule,
} from "../../src/domain/kit/upload.ts";
import type { UploadedFile } from "../http/handler.ts";

/** A row of `files`. */
interface FileRow {
  readonly id: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly size: number;
  readonly sha256: string;
}

/** Where the bytes are: at a path, of which the first bytes were read, or in the store. */
type Source = { readonly path: string; readonly firstBytes: Uint8Array } | { readonly id: string };

const chunkSize = 1_000_000;

const readHashed = (path: string): { readonly sha256: string; readonly firstBytes: Uint8Array } => {
  const file = openSync(path, "r");
  try {
    const hash = createHash("sha256");
    const chunk = Buffer.alloc(chunkSize);
    let firstBytes: Buffer | undefined;
    for (;;) {
      const read = chunk.subarray(0, readSync(file, chunk));
      firstBytes ??= Buffer.from(read.subarray(0, FIRST_BYTES));
      if (read.length === 0) return { sha256: hash.digest("hex"), firstBytes };
      hash.update(read);
    }
  } finally {
    closeSync(file);
  }
};

/**
 * A file of the content, beside the content file or in the store. Two of them are equal where name, kind and bytes are: where it is read
 * from is private. As JSON it is the path, by its hash, at which an export writes it.
 */
export class KeptFile {
  readonly name: string;
  readonly kind: FileKind | undefined;
  readonly size: number;
  readonly sha256: string;
  readonly #source: Source;

  constructor(of: Omit<FileRow, "id" | "kind">, kind: FileKind | undefined, source: Source) {
    this.name = of.name;
    this.kind = kind;
    this.size = of.size;
    this.sha256 = of.sha256;
    this.#source = source;
  }

  /** A file beside the content file. Throws where it cannot be read. */
  static at(path: string): KeptFile {
    const name = basename(path);
    const { sha256, firstBytes } = readHashed(path);
    const of = { name, size: statSync(path).size, sha256 };
    return new KeptFile(of, kindOfName(name), { path, firstBytes });
  }

  /** A file of the store. */
  static stored(row: FileRow): KeptFile {
    return new KeptFile(row, row.kind, { id: row.id });
  }

  /** Why a file beside the content file is refused; one of the store was checked when it was imported. */
  problem(rule: UploadRule): UploadProblem | undefined {
    return "id" in this.#source
      ? undefined
      : uploadProblem({ name: this.name, size: this.size, firstBytes: this.#source.firstBytes }, rule);
  }

  /** The file as an upload; undefined for one of the store. */
  get upload(): UploadedFile | undefined {
    const { name, kind, size, sha256 } = this;
    return "id" in this.#source || kind === undefined
      ? undefined
      : { name, kind, size, sha256, path: this.#source.path };
  }

  /** The id of a file of the store. */
  get storedId(): string | undefined {
    return "id" in this.#source ? this.#source.id : undefined;
  }

  /** Where an export writes it, relative to the content file. */
  get exportPath(): string {
    return `files/${this.sha256.slice(0, 16)}/${this.name}`;
  }

  toJSON(): { readonly path: string } {
    return { path: this.exportPath };
  }
}
