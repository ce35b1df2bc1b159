import { FIRST_BYTES } from "../../domain/kit/upload.ts";

/** The first bytes of a file, from which its type is recognised. */
export const firstBytes = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
