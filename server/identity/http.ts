import type { IncomingMessage, ServerResponse } from "node:http";
import type { Realm } from "./realm.ts";

const formLimit = 16_384;

/** A posted form that is larger than a login form. */
export class FormTooLarge extends Error {
  override readonly name = "FormTooLarge";
}

/** Reads a posted form of at most 16 kB. Rejects with FormTooLarge. */
export const readForm = async (req: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > formLimit) throw new FormTooLarge();
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
};

/** Sets CORS headers with credentials for the portal's origins, as keycloak-js requires. */
export const allowAppOrigin = (realm: Realm, req: IncomingMessage, res: ServerResponse): void => {
  res.setHeader("vary", "Origin");
  const { origin } = req.headers;
  if (origin === undefined || !realm.appOrigins.has(origin)) return;
  res.setHeader("access-control-allow-origin", origin);
  res.setHeader("access-control-allow-credentials", "true");
  if (req.method !== "OPTIONS") return;
  res.setHeader("access-control-allow-methods", "GET, POST");
  res.setHeader("access-control-allow-headers", "authorization, content-type");
};

/** Sends JSON with caching disabled. */
export const sendJson = (res: ServerResponse, status: number, body: unknown): void => {
  res
    .writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
    .end(JSON.stringify(body));
};
