import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import * as Schema from "effect/Schema";
import { mayWorkWith } from "../../src/domain/pictures/picture-purpose.ts";
import { PictureId } from "../../src/domain/pictures/picture.ts";
import { limitUse } from "../accounts/rate-limit.ts";
import { keepFiles } from "../files/kept-files.ts";
import { notFound, refused, type Handlers, type UploadedFile } from "../http/handler.ts";
import { RequestRefused } from "../http/refusals.ts";
import { isDiskFull } from "../store/disk-full.ts";
import { decodeUpload, type DecodedPicture } from "./decode-picture.ts";
import { madePicture } from "./made-pictures.ts";
import { insertPicture, readPicture, readPublished } from "./pictures.sql.ts";

/** Pictures that one account may upload within 15 minutes. */
const uploads = 120;

const field = "files[0]";
const toId = Schema.decodeSync(PictureId);

/** The upload with the bytes of the decoded picture: what was sent is nowhere any more. */
const replaceUpload = async (
  file: UploadedFile,
  { bytes, kind }: Pick<DecodedPicture, "bytes" | "kind">,
): Promise<UploadedFile> => {
  try {
    await writeFile(file.path, bytes);
  } catch (error) {
    if (isDiskFull(error)) throw new RequestRefused(422, "STORAGE_FULL", { field, file: file.name });
    throw error;
  }
  return {
    ...file,
    name: file.name.replace(/\.[^.]*$/, `.${kind}`),
    kind,
    size: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
};

/** Pictures of the website, of references and of the award: uploaded, and read by those who edit what names them; by everybody, once it is published. */
export const picturesHandlers: Handlers<"addPicture" | "getPicture"> = {
  addPicture: {
    prepare: async (context, { purpose }) => {
      const {
        account,
        files: [file],
        now,
      } = context;
      if (!mayWorkWith(purpose, account)) return refused("NO_ACCESS", { status: 403 });
      if (file === undefined) return refused("INVALID_REQUEST", { status: 422, field });
      const limited = await limitUse(context, [{ what: "pictures", by: account.id, limit: uploads }]);
      if (limited !== undefined) return limited;
      const decoded = await decodeUpload(file);
      if (decoded._tag === "Problem") return refused(decoded.code, { status: 422, field });
      const made = await replaceUpload(file, decoded);
      const { width, height } = decoded;
      const { companyId } = account;
      return async ({ sql, fileStore }) => {
        const [id = ""] = await keepFiles(sql, fileStore, [made], companyId, now());
        await insertPicture(sql, { id, width, height }, { companyId, purpose }, now());
        return { id: toId(id), width, height };
      };
    },
  },
  getPicture: async ({ sql, account, fileStore }, { id, crop, width }) => {
    const kept = (await readPicture(sql, account, id)) ?? (await readPublished(sql, id, crop));
    return kept === undefined ? notFound : ((await madePicture(fileStore, kept, crop, width)) ?? notFound);
  },
};
