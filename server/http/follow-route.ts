import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { followChanges } from "../../src/api/change-stream.ts";
import type { ChangeLine, ChangeId } from "../../src/domain/live/change.ts";
import { hashSecret } from "../accounts/secret.ts";
import { SESSION_COOKIE } from "../areas/session/session.handlers.ts";
import { logDefect } from "../defect.ts";
import type { ChangeFeed, Follower } from "../live/change-feed.ts";
import { browserOf } from "./browser.ts";
import { isSecure } from "./cookies.ts";
import { checkAccess, sessionOf, type CallServices } from "./dispatch.ts";
import { RequestRefused } from "./refusals.ts";
import { decodeRequest, readInput } from "./request-input.ts";

/** Bytes that may wait for a slow reader: a browser that takes no more comes again, and hears of everything since its last event. */
const waitingLimit = 16_000;

const follow = async (
  services: CallServices,
  feed: ChangeFeed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const browser = browserOf(request, isSecure(services.baseUrl));
  const session = await sessionOf(services, followChanges, request.headers, browser);
  checkAccess(followChanges, session);
  if (session === undefined) throw new RequestRefused(401, "SESSION_EXPIRED");
  const input = await readInput(request, followChanges, services);
  const { last_event_id: since } = decodeRequest(followChanges, input.fields) as {
    readonly last_event_id?: ChangeId;
  };
  const { raw } = reply;
  reply.hijack();
  // Proxies pass each line on at once.
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    "Content-Type": "application/x-ndjson; charset=utf-8",
    "X-Accel-Buffering": "no",
  });
  const follower: Follower = {
    session: hashSecret(browser.cookies.get(SESSION_COOKIE) ?? ""),
    account: session.account,
    send: (line: ChangeLine) => {
      if (raw.writableLength > waitingLimit) raw.destroy();
      else raw.write(`${JSON.stringify(line)}\n`);
    },
    end: () => {
      feed.leave(follower);
      raw.end();
    },
  };
  raw.once("close", () => feed.leave(follower));
  try {
    await feed.follow(follower, since);
  } catch (error) {
    logDefect(services.log, error, { route: followChanges.path });
    feed.leave(follower);
    raw.destroy();
  }
};

/** Registers the event stream of changes. */
export const registerFollowing = (app: FastifyInstance, services: CallServices, feed: ChangeFeed): void => {
  app.post(followChanges.path, (request, reply) => follow(services, feed, request, reply));
};
