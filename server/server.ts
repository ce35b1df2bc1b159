import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { createCredentialCheck } from "./accounts/credential-check.ts";
import { SESSION_COOKIE, type SignInServices } from "./areas/session/session.handlers.ts";
import { logDefect } from "./defect.ts";
import { guardTools } from "./dev/dev-access.ts";
import { registerDevPages } from "./dev/dev-pages.ts";
import { registerDocs } from "./dev/docs-routes.ts";
import { createFaults } from "./dev/faults.ts";
import { startHousekeeping, type Job } from "./housekeeping.ts";
import { cookieName, isSecure } from "./http/cookies.ts";
import { registerCalls, type CallServices } from "./http/dispatch.ts";
import { registerDownloads } from "./http/download-route.ts";
import type { CallName, FileStore, Handlers } from "./http/handler.ts";
import { createWarnings, isForwarded, registerReady, UNTRUSTED_PROXY } from "./http/health.ts";
import { createHttpApp } from "./http/http-app.ts";
import { observe } from "./http/observe.ts";
import { allowedOrigins } from "./http/origins.ts";
import { isServerPath } from "./http/server-paths.ts";
import { headersOfAll, policyMaker, securityHeaders } from "./http/security-headers.ts";
import { createAtlasFiles } from "./http/atlas-files.ts";
import { builtFile, keepBuiltFiles } from "./http/built-files.ts";
import { serveBuild } from "./http/portal-page.ts";
import { readStaticFiles } from "./http/static-files.ts";
import type { PageConfig } from "./page-config.ts";
import { registerSecurityTxt } from "./http/security-txt.ts";
import { registerFollowing } from "./http/follow-route.ts";
import { createChangeFeed } from "./live/change-feed.ts";
import { makeUploadFolder } from "./http/upload-folder.ts";
import { registerBackchannelLogout } from "./identity/backchannel-logout.ts";
import type { Logger } from "./log.ts";
import { registerPictures } from "./pictures/picture-route.ts";
import type { DrawMark } from "./mark/drawn-mark.ts";
import { registerMark } from "./mark/mark-route.ts";
import type { Mark } from "./mark/mark.ts";
import type { Metrics } from "./metrics.ts";
import { smtpSender, startOutboxWorker } from "./mail/outbox-worker.ts";
import { registerUnsubscribe } from "./notifications/unsubscribe-route.ts";
import { answerUnknownPages, sendNoPage } from "./public/public-routes.ts";
import { registerWebsitePreview } from "./areas/website/preview-route.ts";
import { registerPublicPages } from "./public/register-public-pages.ts";
import { createSignIn, type IdentityOptions, type SignIn } from "./sign-in.ts";
import type { Database } from "./store/database.ts";
import type { Secrets } from "./store/secrets.ts";

/** The dependencies of a portal server. */
export interface PortalServerOptions {
  /** The caller closes it after the server. */
  readonly database: Database;
  /** When the store is open, migrated and filled; if that rejects, so does the server's creation. */
  readonly prepared: Promise<void>;
  /** The portal's own key, kept outside of the store. */
  readonly secrets: Secrets;
  readonly handlers: (services: SignInServices) => Handlers<CallName>;
  readonly fileStore: FileStore;
  /** What housekeeping does besides cleaning up. */
  readonly jobs: readonly Job[];
  /** The folder for uploads during their calls. */
  readonly dataDir: string;
  /** The origin as seen by browsers, without a trailing slash. */
  readonly baseUrl: string;
  /** Faults, outbox and other tools exist in development mode only. */
  readonly mode: "development" | "production";
  readonly identity: IdentityOptions;
  /** Origins besides `baseUrl` whose pages may call. */
  readonly allowedOrigins: readonly string[];
  /** The built portal; undefined if another server serves it. */
  readonly staticDir: string | undefined;
  /** The page's configuration where it is not the built one. */
  readonly pageConfig: PageConfig | undefined;
  /** The configured production portal; undefined without a valid configuration. */
  readonly productionPortal: () => Promise<string | undefined>;
  /** The configured address of a map, with `{address}`; undefined: public pages have no link to one. */
  readonly mapAddress: () => Promise<string | undefined>;
  /** The built state atlas, served at `/atlas/` once it exists. */
  readonly atlasDir: string;
  readonly trustProxy: string | undefined;
  readonly devAccessPassword: string | undefined;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string; readonly drawMark: DrawMark };
  readonly mark: Mark;
  /** Where weaknesses are reported: an address of mail (`mailto:`) or of a page. */
  readonly securityContact: string;
  /** Where browsers report what the content policy refused; undefined: nowhere. */
  readonly cspReports: string | undefined;
  readonly now: () => Date;
  readonly log: Logger;
  readonly metrics: Metrics | undefined;
  /** Tests pass a shorter time between the lines of event streams, in ms. */
  readonly aliveEvery?: number;
}

/** A portal server: handles requests, independent of the port. */
export interface PortalServer {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Ends the event streams, which would last as long as somebody follows them; `close` does not wait for their readers. */
  readonly endStreams: () => void;
  /** Stops background work. */
  readonly close: () => Promise<void>;
}

const routeIdentity = (app: FastifyInstance, { server, noteVisitor }: SignIn): void => {
  if (server === undefined) return;
  // Registered first: the identity server itself reads bodies, checks origins and refuses requests.
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/realms/")) return;
    noteVisitor(request);
    reply.hijack();
    await server.handle(request.raw, reply.raw);
  });
};

/** Creates the portal's server: calls, identity server, built portal, development tools. */
export const createPortalServer = async (options: PortalServerOptions): Promise<PortalServer> => {
  const {
    database,
    prepared,
    secrets,
    dataDir,
    baseUrl,
    mode,
    identity,
    staticDir,
    pageConfig,
    atlasDir,
    mail,
    now,
    log,
  } = options;
  const report =
    (part: string) =>
    (error: unknown): void =>
      logDefect(log, error, { part });
  const warnings = createWarnings();
  const origins = allowedOrigins(baseUrl, options.allowedOrigins);
  const makePolicy = policyMaker(options.cspReports);
  const signIn = createSignIn(identity, {
    baseUrl,
    origins,
    productionPortal: options.productionPortal,
    makePolicy,
    database,
    prepared,
    secrets,
    credentials: createCredentialCheck(database.sql, secrets, now),
    now,
    report: report("identity server"),
  });
  const app = await createHttpApp({
    origins,
    trustProxy: options.trustProxy,
    makePolicy,
    log,
    first: (app) => {
      routeIdentity(app, signIn);
      answerUnknownPages(app);
    },
    sendUnreadable: sendNoPage,
  });
  const secure = isSecure(baseUrl);
  const faults = mode === "development" ? createFaults(secure) : undefined;

  const uploadFolder = await makeUploadFolder(dataDir, now());

  const services: CallServices = {
    database,
    secrets,
    handlers: options.handlers(signIn.services),
    fileStore: options.fileStore,
    uploadFolder: uploadFolder.path,
    baseUrl,
    mapAddress: options.mapAddress,
    now,
    log,
    isOut: (request, service) => faults?.isSet(request, service) ?? false,
  };
  registerCalls(app, services);
  registerDownloads(app, services);
  registerUnsubscribe(app, services);
  registerPictures(app, services);
  registerWebsitePreview(app, services, options.allowedOrigins);
  const feed = createChangeFeed({
    database,
    now,
    report: report("event streams"),
    count: (streams) => options.metrics?.following(streams),
    ...(options.aliveEvery === undefined ? {} : { aliveEvery: options.aliveEvery }),
  });
  registerFollowing(app, services, feed);
  registerPublicPages(app, services);
  registerDocs(app, cookieName(SESSION_COOKIE, secure));
  if (signIn.backchannelLogout !== undefined) registerBackchannelLogout(app, signIn.backchannelLogout);
  registerReady(app, database, warnings);
  registerMark(app, options.mark);
  registerSecurityTxt(app, { contact: options.securityContact, baseUrl, now });
  if (faults !== undefined) {
    await app.register(async (tools) => {
      guardTools(tools, { origins, password: options.devAccessPassword });
      registerDevPages(tools, { database, faults });
    });
  }
  await app.ready();

  const identityOrigin = identity.url === undefined ? undefined : new URL(identity.url).origin;
  const files = staticDir === undefined ? undefined : readStaticFiles(staticDir);
  const serveFile =
    files === undefined
      ? undefined
      : await serveBuild({
          files,
          otherBuild: (address) =>
            builtFile(database.sql, address).catch((error: unknown) => {
              report("files of other builds")(error);
              return undefined;
            }),
          config: pageConfig,
          mark: options.mark,
          origin: baseUrl,
          otherOrigins: options.allowedOrigins,
          identityOrigin,
          reports: options.cspReports,
          now,
          report: report("page"),
        });
  const serveAtlas = createAtlasFiles(atlasDir);
  try {
    await Promise.all([prepared, signIn.ready]);
  } catch (error) {
    await uploadFolder.close();
    throw error;
  }
  const headers = new Headers(securityHeaders({ identityOrigin, tls: secure, reports: options.cspReports }));
  const identityHeaders = new Headers(headersOfAll({ tls: secure, reports: options.cspReports }));
  const worker =
    mail.smtpUrl === undefined
      ? undefined
      : startOutboxWorker(
          database,
          smtpSender(mail.smtpUrl, mail.from, mail.drawMark),
          now,
          report("outbox"),
        );
  const housekeeping = startHousekeeping({
    database,
    fileStore: options.fileStore,
    jobs: options.jobs,
    jobsFromStart: files === undefined ? [] : [keepBuiltFiles(files)],
    now,
    report: report("housekeeping"),
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? "/";
    observe(request, response, log, options.metrics);
    if (options.trustProxy === undefined && isForwarded(request) && warnings.add(UNTRUSTED_PROXY))
      log.warn(UNTRUSTED_PROXY);
    response.setHeaders(url.startsWith("/realms/") ? identityHeaders : headers);
    if ((await faults?.strike(request, response)) === true) return;
    if (serveFile === undefined || isServerPath(url)) return app.routing(request, response);
    if (!serveAtlas(request, response)) await serveFile(request, response);
  };

  return {
    handle: (request, response) => {
      answer(request, response).catch((error: unknown) => {
        report("server")(error);
        response.destroy();
      });
    },
    endStreams: feed.end,
    close: async () => {
      feed.end();
      await feed.close();
      await worker?.stop();
      await housekeeping.stop();
      await app.close();
      await uploadFolder.close();
    },
  };
};
