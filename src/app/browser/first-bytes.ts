import { FIRST_BYTES } from "../../domain/kit/upload.ts";

/** The beginning of a file, which tells its kind. */
export const firstBytes = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
