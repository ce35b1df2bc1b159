import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { compressed } from "../compressed.ts";
import { logDefect } from "../defect.ts";
import { PAGE, sendStaticFile, staticFile, type StaticFile } from "../http/static-files.ts";
import type { Logger } from "../log.ts";
import { refusalOf } from "../http/refusals.ts";
import { publicFolderOf } from "./public-folders.ts";
import { missingPage, publicPageHeaders, textLanguage, type MissingPage } from "./public-page.ts";

/** What a browser asks for. */
interface PublicRequest {
  readonly params: Readonly<Record<string, string>>;
  /** The address after its path; the last of several values of a name. */
  readonly query: URLSearchParams;
  readonly acceptLanguage: string | undefined;
  readonly now: Date;
}

/** A page that was made, and until when it is right: undefined for always. */
export interface MadePage {
  readonly html: string;
  readonly until?: Date | undefined;
}

/** What an address leads to. */
export type PublicAnswer =
  | {
      readonly _tag: "Page";
      /** Of what the page is made, such as a version and its languages: for one key it is made once. Nothing that a visitor types, since made pages are kept. */
      readonly key: string;
      readonly make: () => MadePage | Promise<MadePage>;
    }
  /** The page has another address. */
  | { readonly _tag: "Moved"; readonly to: string }
  | { readonly _tag: "Missing"; readonly why: MissingPage };

/** Finds what the address of a route leads to. */
export type FindPublicPage = (request: PublicRequest) => Promise<PublicAnswer>;

/** Registers a public route; its path ends with a slash, and the address without it redirects there. */
export type Publish = (path: `/${string}/`, find: FindPublicPage) => void;

const statuses: Readonly<Record<MissingPage, number>> = {
  notFound: 404,
  notAllowed: 405,
  gone: 410,
  failed: 500,
};

/** How many made pages are kept, compressed; the one that was asked for longest ago goes first. */
const KEPT = 500;

interface KeptPage {
  readonly file: Promise<StaticFile>;
  readonly from: number;
  readonly until: number;
}

const fileOf = async (html: string): Promise<StaticFile> => {
  const plain = Buffer.from(html);
  return {
    ...staticFile(PAGE, plain, await compressed(plain)),
    cacheControl: "public, max-age=60",
    vary: "Accept-Language, Accept-Encoding",
  };
};

/** Keeps made pages as files in memory, so that most requests make nothing. */
const createMadePages = () => {
  const kept = new Map<string, KeptPage>();
  return async (key: string, now: Date, make: () => MadePage | Promise<MadePage>): Promise<StaticFile> => {
    const at = now.getTime();
    const known = kept.get(key);
    kept.delete(key);
    if (known !== undefined && known.from <= at && at < known.until) {
      kept.set(key, known);
      return known.file;
    }
    const { html, until } = await make();
    const made = { file: fileOf(html), from: at, until: until?.getTime() ?? Number.POSITIVE_INFINITY };
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return made.file;
  };
};

const pathAndQuery = (url: string): readonly [path: string, query: string] => {
  const [path = "", ...query] = url.split("?");
  return [path, query.length === 0 ? "" : `?${query.join("?")}`];
};

const redirect = (reply: FastifyReply, to: string): FastifyReply =>
  reply.code(308).headers({ Location: to, "Cache-Control": "no-store" }).send();

const sendMissing = (
  request: FastifyRequest,
  reply: FastifyReply,
  why: MissingPage,
  status = statuses[why],
): FastifyReply => {
  const language = textLanguage(undefined, request.headers["accept-language"]);
  return reply
    .code(status)
    .headers({
      ...publicPageHeaders(reply.server.makePolicy),
      "Cache-Control": "no-store",
      Vary: "Accept-Language",
    })
    .type("text/html; charset=utf-8")
    .send(missingPage(why, language, publicFolderOf(request.url)));
};

/** Answers an address in the folders of public pages that has no route: with words, or with a redirect where the folder is not in lower case. */
export const sendNoPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
  const folder = publicFolderOf(request.url);
  if (folder === undefined) return undefined;
  if (request.method !== "GET" && request.method !== "HEAD")
    return sendMissing(request, reply.header("Allow", "GET, HEAD"), "notAllowed");
  const [path, query] = pathAndQuery(request.url);
  const own = path.slice(0, folder.length);
  return own === own.toLowerCase()
    ? sendMissing(request, reply, "notFound")
    : redirect(reply, `${folder}${path.slice(folder.length)}${query}`);
};

/** Answers such addresses before anything else looks at the request. */
export const answerUnknownPages = (app: FastifyInstance): void => {
  app.addHook("onRequest", async (request, reply) =>
    request.is404 ? sendNoPage(request, reply) : undefined,
  );
};

// No address has one, and a store takes none.
const hasControlSigns = (params: Readonly<Record<string, string>>): boolean =>
  Object.values(params).some((value) => /\p{Cc}/u.test(value));

/** Registers public pages: HTML that is the same for everybody who reads the same language. */
export const createPublisher = (
  app: FastifyInstance,
  { now, log }: { readonly now: () => Date; readonly log: Logger },
): Publish => {
  const madePage = createMadePages();
  return (path, find) => {
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const params = request.params as Readonly<Record<string, string>>;
      if (hasControlSigns(params)) return sendMissing(request, reply, "notFound");
      const found = await find({
        params,
        query: new URLSearchParams(pathAndQuery(request.url)[1]),
        acceptLanguage: request.headers["accept-language"],
        now: now(),
      });
      if (found._tag === "Moved") return redirect(reply, `${found.to}${pathAndQuery(request.url)[1]}`);
      if (found._tag === "Missing") return sendMissing(request, reply, found.why);
      const file = await madePage(`${path} ${found.key}`, now(), found.make);
      reply.hijack();
      for (const [name, value] of Object.entries(publicPageHeaders(app.makePolicy)))
        reply.raw.setHeader(name, value);
      sendStaticFile(request.raw, reply.raw, file);
      return reply;
    };
    app.get(path, {
      errorHandler: (error, request, reply) => {
        logDefect(log, error, { method: request.method, route: path });
        const refusal = refusalOf(error);
        if (refusal === undefined) return void sendMissing(request, reply, "failed");
        return void sendMissing(
          request,
          reply.header("Retry-After", String(refusal.more.retryAfter)),
          "failed",
          refusal.status,
        );
      },
      handler: answer,
    });
    app.get(path.slice(0, -1), (request, reply) => {
      const [own, query] = pathAndQuery(request.url);
      // A parameter may be empty: that is the folder itself.
      return own.endsWith("/") ? sendMissing(request, reply, "notFound") : redirect(reply, `${own}/${query}`);
    });
  };
};
