import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as Schema from "effect/Schema";
import { calls } from "../../src/api/calls.ts";
import { CropText, pictureWidths, type PictureWidth } from "../../src/domain/pictures/picture-address.ts";
import { PictureId } from "../../src/domain/pictures/picture.ts";
import { isAllowed, requirementOf } from "../../src/domain/shell/access.ts";
import { findSession } from "../accounts/sessions.ts";
import { SESSION_COOKIE } from "../areas/session/session.handlers.ts";
import { browserOf } from "../http/browser.ts";
import { isSecure } from "../http/cookies.ts";
import type { CallServices } from "../http/dispatch.ts";
import type { StreamAnswer } from "../http/handler.ts";
import { RequestRefused } from "../http/refusals.ts";
import { etagOf, sendFile } from "../http/send-file.ts";
import { PICTURES_PATH } from "../http/server-paths.ts";
import { madePicture } from "./made-pictures.ts";
import { readPicture, readPublished, type KeptPicture } from "./pictures.sql.ts";

type Services = Pick<CallServices, "database" | "fileStore" | "baseUrl" | "now">;

interface Asked {
  readonly id: PictureId;
  readonly crop: string;
  readonly width: PictureWidth;
}

const isPictureId = Schema.is(PictureId);
const isCropText = Schema.is(CropText);

const askedFor = (params: Readonly<Record<string, string>>): Asked | undefined => {
  const { id, crop, file } = params;
  const width = pictureWidths.find((known) => file === `${known}.webp`);
  return width !== undefined && isPictureId(id) && isCropText(crop) ? { id, crop, width } : undefined;
};

/** The picture for a preview: what the session of the cookie may see, as in the editor. It does not extend the session. */
const ownPicture = async (
  { database: { sql }, baseUrl, now }: Services,
  request: FastifyRequest,
  id: PictureId,
): Promise<KeptPicture | undefined> => {
  const secret = browserOf(request, isSecure(baseUrl)).cookies.get(SESSION_COOKIE);
  const session = secret === undefined ? undefined : await findSession(sql, secret, now());
  return session !== undefined && isAllowed(requirementOf(calls.getPicture.access), session.account)
    ? readPicture(sql, session.account, id)
    : undefined;
};

const isKnownTo = ({ headers }: FastifyRequest, { content }: StreamAnswer): boolean =>
  etagOf(content) !== undefined && headers["if-none-match"] === etagOf(content);

const answerPicture = async (
  services: Services,
  request: FastifyRequest<{ readonly Params: Readonly<Record<string, string>> }>,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const asked = askedFor(request.params);
  if (asked === undefined) throw new RequestRefused(404, "NOT_FOUND");
  const { id, crop, width } = asked;
  const published = await readPublished(services.database.sql, id, crop);
  const kept = published ?? (await ownPicture(services, request, id));
  const answer = kept === undefined ? undefined : await madePicture(services.fileStore, kept, crop, width);
  if (answer === undefined) throw new RequestRefused(404, "NOT_FOUND");
  if (published !== undefined) {
    // What an address shows never changes: another crop has another address.
    reply.header("Cache-Control", "public, max-age=31536000, immutable");
    if (isKnownTo(request, answer)) return reply.code(304).header("ETag", etagOf(answer.content)).send();
  }
  return sendFile(reply, answer, request.headers);
};

/** Registers the addresses of pictures: published ones for everybody, others for those who edit them. */
export const registerPictures = (app: FastifyInstance, services: Services): void => {
  app.get<{ Params: Readonly<Record<string, string>> }>(`${PICTURES_PATH}:id/:crop/:file`, (request, reply) =>
    answerPicture(services, request, reply),
  );
};
