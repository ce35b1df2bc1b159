import * as http from "node:http";
import * as https from "node:https";

/** The result of a request to a web interface: a response, no connection, or another error with a code. */
export type WebProbe =
  | { readonly _tag: "Answered"; readonly status: number; readonly body: string }
  | { readonly _tag: "NotReachable" }
  | { readonly _tag: "Odd"; readonly code: string };

/** A request to the web interface of a device. */
export interface WebQuestion {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  /** Uses https and accepts only this certificate. */
  readonly tls?: { readonly certificate: string; readonly name: string };
  /** User and password for basic authentication. */
  readonly credentials?: string;
  readonly signal: AbortSignal;
}

/** Maximum bytes read of a response. */
const bodyLimit = 64 * 1024;

const unreachable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EHOSTDOWN",
  "EPIPE",
]);

const probeOfError = (error: Error): WebProbe => {
  const code = "code" in error && typeof error.code === "string" ? error.code : "CONNECTION_FAILED";
  return unreachable.has(code) ? { _tag: "NotReachable" } : { _tag: "Odd", code };
};

const readBody = async (response: http.IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
};

/** Sends one request to a web interface: without redirects or connection reuse. Rejects only if the signal aborts it. */
export const askWeb = ({ host, port, path, tls, credentials, signal }: WebQuestion): Promise<WebProbe> => {
  const options = {
    host,
    port,
    path,
    agent: false,
    signal,
    ...(credentials === undefined ? {} : { auth: credentials }),
  } as const;
  return new Promise<WebProbe>((resolve, reject) => {
    const fail = (error: Error): void => (signal.aborted ? reject(error) : resolve(probeOfError(error)));
    const answer = (response: http.IncomingMessage): void => {
      readBody(response).then(
        (body) => resolve({ _tag: "Answered", status: response.statusCode ?? 0, body }),
        fail,
      );
    };
    const request =
      tls === undefined
        ? http.get(options, answer)
        : https.get({ ...options, ca: tls.certificate, servername: tls.name }, answer);
    request.on("error", fail);
  });
};
