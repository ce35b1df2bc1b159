import fs from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import * as Schema from "effect/Schema";
import { reviewText } from "../../src/atlas/model/review.ts";
import { Review } from "../../src/atlas/model/review-schema.ts";

/** The most bytes of a review. */
const LIMIT = 1_000_000;

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Review));

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address);

/** True if the page that sends the review was loaded from this server, at an address of this computer. */
const isOwnPage = ({ headers: { origin, host = "" } }: IncomingMessage): boolean =>
  origin !== undefined &&
  /^https?:\/\//.test(origin) &&
  origin.replace(/^https?:\/\//, "") === host &&
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

/** The body as text; undefined if it is too long. */
const readBody = async (request: IncomingMessage): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > LIMIT) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
};

const decoded = (text: string): Review | undefined => {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
};

/**
 * Writes the review of a machine into a folder, for the atlas of `npm run dev`: only for a page of this server on this
 * computer, and only what is a review. The file's name is the machine's name, whose letters the schema limits.
 */
export const answerReview = async (
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  folder: string,
): Promise<void> => {
  const answer = (status: number): void => {
    response.writeHead(status, { "Cache-Control": "no-store" }).end();
  };
  if (!isLoopback(request.socket.remoteAddress) || !isOwnPage(request)) return answer(403);
  if (request.method !== "PUT") return answer(405);
  if (request.headers["content-type"] !== "application/json") return answer(415);
  const body = await readBody(request);
  if (body === undefined) return answer(413);
  const review = decoded(body);
  if (review === undefined || `${review.machine}.json` !== name) return answer(400);
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, name), reviewText(review));
  answer(204);
};
