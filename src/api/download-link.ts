import * as Schema from "effect/Schema";
import { data, type Call, type FileAnswer } from "./call.ts";

/** The header by which a page asks a file's call for a link to the file, instead of the bytes. */
export const DOWNLOAD_HEADER = "Portal-Download";
export const DOWNLOAD_LINK = "link";

/** Where links lead. */
export const DOWNLOAD_PATH = "/api/download/";

/** A link by which the browser itself loads a file: it has to be followed within 60 seconds, with the session that asked for it. */
export const DownloadLink = Schema.Struct({
  path: Schema.String.check(Schema.isPattern(/^\/api\/download\/[\w-]+\.[\w-]+$/)),
});
export type DownloadLink = typeof DownloadLink.Type;

/** The call that answers a link to a file call's file, or the refusals of that call. */
export const linkTo = <Request, Refusal extends string>(
  file: Call<Request, FileAnswer, Refusal>,
): Call<Request, DownloadLink, Refusal> => ({
  ...file,
  answer: data(DownloadLink),
  headers: { [DOWNLOAD_HEADER]: DOWNLOAD_LINK },
});
