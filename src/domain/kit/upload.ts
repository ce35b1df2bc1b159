/** The supported file types, by file extension. */
export type FileKind = "jpg" | "png" | "gif" | "heic" | "pdf" | "txt" | "log" | "csv" | "json" | "zip";

/** The rule of a file field. Sizes are in bytes. */
export interface UploadRule {
  readonly kinds: readonly FileKind[];
  /** The maximum size, inclusive. */
  readonly maxBytes: number;
  /** A higher maximum for images, if the field has one. */
  readonly maxPictureBytes?: number;
}

/** The overlay's image field: under 11,000,000 bytes, displayed as 10 MB (shell §5, §9). */
export const overlayPicture: UploadRule = { kinds: ["jpg", "png", "gif"], maxBytes: 10_999_999 };

/** Files of a ticket or an answer: 10 MB each (business §5). */
export const ticketAttachment: UploadRule = {
  kinds: ["jpg", "png", "gif", "heic", "pdf", "txt", "log", "json", "zip"],
  maxBytes: 10_000_000,
};

/** Files of the help overlay: as a ticket's, images as in the overlay's image field. */
export const helpAttachment: UploadRule = { ...ticketAttachment, maxPictureBytes: overlayPicture.maxBytes };

/** The trade licence at sign-up: 15 MB (business §5). */
export const tradeLicence: UploadRule = { kinds: ["jpg", "png", "heic", "pdf"], maxBytes: 15_000_000 };

/** Maximum files of one request. */
export const MAX_FILES = 10;

/** Number of leading bytes that identify a file's type. */
export const FIRST_BYTES = 16;

export type UploadProblem = "empty" | "too_large" | "wrong_type";

const endings: Readonly<Record<string, FileKind>> = {
  jpg: "jpg",
  jpeg: "jpg",
  // As Windows names what a browser saved.
  jfif: "jpg",
  png: "png",
  gif: "gif",
  heic: "heic",
  heif: "heic",
  pdf: "pdf",
  txt: "txt",
  log: "log",
  csv: "csv",
  json: "json",
  zip: "zip",
};

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.slice(from, to));
/** The code units of UTF-16 after its byte order mark; undefined for other texts. */
const utf16 = (bytes: Uint8Array): readonly number[] | undefined => {
  const littleEndian = startsWith(bytes, 0xff, 0xfe);
  if (!littleEndian && !startsWith(bytes, 0xfe, 0xff)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length - (bytes.length % 2));
  return Array.from({ length: view.byteLength / 2 - 1 }, (_, at) => view.getUint16(2 * at + 2, littleEndian));
};
/** Text has no control characters except tab, line breaks, form feed and ESC, which begins the colours of logs. */
const isText = (bytes: Uint8Array): boolean =>
  (utf16(bytes) ?? [...bytes]).every((unit) => unit >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(unit));

const matches: Readonly<Record<FileKind, (bytes: Uint8Array) => boolean>> = {
  jpg: (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff),
  png: (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  gif: (bytes) => ascii(bytes, 0, 4) === "GIF8",
  heic: (bytes) =>
    ascii(bytes, 4, 8) === "ftyp" &&
    ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"].includes(ascii(bytes, 8, 12)),
  pdf: (bytes) => ascii(bytes, 0, 5) === "%PDF-",
  zip: (bytes) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06),
  txt: isText,
  log: isText,
  csv: isText,
  json: isText,
};

/** The type that a file's extension claims; undefined if unsupported. */
export const kindOfName = (name: string): FileKind | undefined => {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return ending !== undefined && Object.hasOwn(endings, ending) ? endings[ending] : undefined;
};

/** Media types beside the endings: choosers of phones know the photos that they take by their type, and not all of them by their ending. */
const besideEndings: Partial<Readonly<Record<FileKind, readonly string[]>>> = {
  heic: ["image/heic", "image/heif"],
};

/** The filter of a file chooser, such as `.png,.pdf`: every ending of the rule's types, and what a phone needs beside them. */
export const acceptedFiles = ({ kinds }: UploadRule): string =>
  kinds
    .flatMap((kind) => [
      ...Object.keys(endings)
        .filter((ending) => endings[ending] === kind)
        .map((ending) => `.${ending}`),
      ...(besideEndings[kind] ?? []),
    ])
    .join(",");

/** True for types that a browser displays as an image. */
export const isPicture = (kind: FileKind): boolean => kind === "jpg" || kind === "png" || kind === "gif";

/**
 * The problem of a file, or undefined: checks size, extension and first bytes (docs/decisions/forms.md), in the browser and
 * on the server.
 */
export const uploadProblem = (
  file: { readonly name: string; readonly size: number; readonly firstBytes: Uint8Array },
  rule: UploadRule,
): UploadProblem | undefined => {
  if (file.size === 0) return "empty";
  const kind = kindOfName(file.name);
  if (kind === undefined || !rule.kinds.includes(kind) || !matches[kind](file.firstBytes))
    return "wrong_type";
  const limit = isPicture(kind) ? (rule.maxPictureBytes ?? rule.maxBytes) : rule.maxBytes;
  return file.size > limit ? "too_large" : undefined;
};
