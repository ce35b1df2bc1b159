import { createHash, randomUUID } from "node:crypto";
import { open, rm, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  FIRST_BYTES,
  kindOfName,
  uploadProblem,
  type UploadProblem,
  type UploadRule,
} from "../../src/domain/kit/upload.ts";
import { makeFolder, OWN_FILE } from "../store/data-dir.ts";
import { isDiskFull } from "../store/disk-full.ts";
import type { UploadedFile } from "./handler.ts";
import { RequestRefused } from "./refusals.ts";

/** A file part of a multipart request. */
export interface IncomingFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: AsyncIterable<Buffer>;
}

const refusals: Readonly<Record<UploadProblem, { readonly status: number; readonly code: string }>> = {
  empty: { status: 422, code: "FILE_EMPTY" },
  wrong_type: { status: 422, code: "FILE_TYPE_NOT_ALLOWED" },
  too_large: { status: 413, code: "TOO_LARGE" },
};

const refuse = (problem: UploadProblem, { field, name }: IncomingFile): RequestRefused => {
  const { status, code } = refusals[problem];
  return new RequestRefused(status, code, { field, file: name });
};

// A folder that somebody deleted while the process runs is made again.
const openNew = async (path: string): Promise<FileHandle> => {
  const create = (): Promise<FileHandle> => open(path, "wx", OWN_FILE);
  try {
    return await create();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    await makeFolder(dirname(path));
    return create();
  }
};

/**
 * Streams one file to the temporary folder and checks it as early as possible: the type by its first bytes, the size by every
 * chunk. Rejects with RequestRefused and deletes the file.
 */
export const receiveFile = async (
  incoming: IncomingFile,
  rule: UploadRule,
  folder: string,
): Promise<UploadedFile> => {
  const { name } = incoming;
  const path = join(folder, randomUUID());
  const hash = createHash("sha256");
  const target = await openNew(path);
  let firstBytes = Buffer.alloc(0);
  let size = 0;
  try {
    for await (const chunk of incoming.bytes) {
      if (firstBytes.length < FIRST_BYTES)
        firstBytes = Buffer.concat([firstBytes, chunk.subarray(0, FIRST_BYTES - firstBytes.length)]);
      size += chunk.length;
      const problem = uploadProblem({ name, size, firstBytes }, rule);
      // An incomplete signature is not a wrong one.
      if (problem !== undefined && (problem === "too_large" || firstBytes.length === FIRST_BYTES))
        throw refuse(problem, incoming);
      hash.update(chunk);
      // Not `write`, which on a disk that is nearly full writes a part and does not fail.
      await target.writeFile(chunk);
    }
    const problem = uploadProblem({ name, size, firstBytes }, rule);
    const kind = kindOfName(name);
    if (problem !== undefined || kind === undefined) throw refuse(problem ?? "wrong_type", incoming);
    await target.close();
    return { name, kind, size, sha256: hash.digest("hex"), path };
  } catch (error) {
    await target.close();
    await rm(path, { force: true });
    if (isDiskFull(error))
      throw new RequestRefused(422, "STORAGE_FULL", { field: incoming.field, file: name });
    throw error;
  }
};

/** Deletes the files that no handler has stored. */
export const removeUploads = async (files: readonly UploadedFile[]): Promise<void> => {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })));
};
