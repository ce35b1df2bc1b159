import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";
import type { ByteRange, FileContent, StreamAnswer } from "./handler.ts";

/** A name for browsers that read ASCII only. */
const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^ -~]|["\\%]/g, "_");

const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The header of a file's name (RFC 6266): in ASCII, and encoded for all who read that. */
const disposition = ({ inline, name }: Pick<StreamAnswer, "inline" | "name">): string =>
  `${inline ? "inline" : "attachment"}; filename="${plainName(name)}"; filename*=UTF-8''${encodedName(name)}`;

/** A file's ETag. */
export const etagOf = ({ tag }: FileContent): string | undefined =>
  tag === undefined ? undefined : `"${tag}"`;

const validator = (headers: IncomingHttpHeaders, name: "if-range" | "if-match"): string | undefined => {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
};

/** The ETag of the file that a request resumes: browsers send it with the part that they lack. */
export const resumedTag = (headers: IncomingHttpHeaders): string | undefined =>
  headers.range === undefined
    ? undefined
    : (validator(headers, "if-range") ?? validator(headers, "if-match"));

/**
 * The part that a `Range` header names (RFC 9110 §14): undefined for the whole file, as for several parts or what is no range; `outside` if the
 * file ends before it.
 */
const rangeOf = (header: string | undefined, size: number): ByteRange | "outside" | undefined => {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const [start, end] =
    first === ""
      ? [Math.max(0, size - Number(last)), size - 1]
      : [Number(first), last === "" ? size - 1 : Math.min(Number(last), size - 1)];
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  return start > end ? "outside" : { start, end };
};

const describe = (reply: FastifyReply, answer: StreamAnswer): void => {
  reply.headers({
    "Content-Type": answer.type,
    "Content-Disposition": disposition(answer),
    "Content-Security-Policy": reply.server.makePolicy(["default-src 'none'", "sandbox"]),
  });
};

/** Sends the whole file, with a restrictive content security policy of its own. */
export const sendWhole = async (reply: FastifyReply, answer: StreamAnswer): Promise<FastifyReply> => {
  const { size, open } = answer.content;
  describe(reply, answer);
  if (size !== undefined) reply.header("Content-Length", size);
  return reply.send(await open());
};

/** Sends a file, or the part of it that the request asks for. */
export const sendFile = async (
  reply: FastifyReply,
  answer: StreamAnswer,
  headers: IncomingHttpHeaders,
): Promise<FastifyReply> => {
  const { size, open } = answer.content;
  const etag = etagOf(answer.content);
  if (size === undefined || etag === undefined) return sendWhole(reply, answer);
  reply.headers({ "Accept-Ranges": "bytes", ETag: etag });
  // Another file than the one that was begun: `If-Match` asks for a refusal then, `If-Range` for the whole.
  if (![undefined, "*", etag].includes(validator(headers, "if-match"))) return reply.code(412).send();
  const isSame = [undefined, etag].includes(validator(headers, "if-range"));
  const range = isSame ? rangeOf(headers.range, size) : undefined;
  if (range === undefined) return sendWhole(reply, answer);
  if (range === "outside") return reply.code(416).header("Content-Range", `bytes */${size}`).send();
  describe(reply, answer);
  return reply
    .code(206)
    .headers({
      "Content-Length": range.end - range.start + 1,
      "Content-Range": `bytes ${range.start}-${range.end}/${size}`,
    })
    .send(await open(range));
};
