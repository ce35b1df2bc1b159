import { basename } from "node:path";
import { visibleName } from "../../src/domain/kit/file-name.ts";

const MAX_NAME = 200;

/** What browsers write for the signs that end a part's file name (HTML, 4.10.21.8); a percent sign stays one, so that it is undone once. */
const escapes = { "%22": '"', "%0D": "\r", "%0A": "\n" } as const;

/** A file's name as the person has it, of the name in the header of a part of a multipart request: without folders and without what nobody sees. */
export const partFileName = (header: string): string =>
  visibleName(
    basename(header.replaceAll("\\", "/")).replaceAll(
      /%22|%0D|%0A/g,
      (escape) => escapes[escape as keyof typeof escapes],
    ),
  )
    .slice(-MAX_NAME)
    // The cut may split a surrogate pair.
    .toWellFormed();
