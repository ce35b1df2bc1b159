import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import * as Schema from "effect/Schema";
import { calls } from "../../src/api/calls.ts";
import { outsideServices } from "../http/handler.ts";
import { cookieJar, secretCookie } from "../http/cookies.ts";

/** The cookie of the browser session that faults apply to. */
const FAULTS_COOKIE = secretCookie("dev_faults");

/** Fault targets: each call, all calls, the identity server, external services. Every fault of an external service makes it unreachable. */
export const faultTargets = [...Object.keys(calls), "all-calls", "identity", ...outsideServices];

/**
 * A fault: `slow` delays by `value` ms, `fail` answers with the status `value`, `malformed` JSON, `cut` ends within the
 * response, `hang` never responds, `lost` carries the call out and drops the connection before the response.
 */
export const Fault = Schema.Struct({
  target: Schema.Literals(faultTargets),
  kind: Schema.Literals(["slow", "fail", "malformed", "cut", "hang", "lost"]),
  value: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: 600_000 })),
});
export type Fault = typeof Fault.Type;

/** The active faults by browser session; they last until they are cleared or the process ends. */
export interface Faults {
  /** The browser session of a request. */
  readonly sessionOf: (request: IncomingMessage) => string | undefined;
  /** The `Set-Cookie` header that gives a browser its session. */
  readonly cookieOf: (session: string) => string;
  readonly list: (session: string | undefined) => readonly Fault[];
  readonly set: (session: string, fault: Fault) => void;
  readonly clear: (session: string | undefined, target?: string) => void;
  /** True if a target has a fault for the browser of a request. */
  readonly isSet: (request: IncomingMessage, target: string) => boolean;
  /** Applies a fault to a request; true if the request was answered or ended. */
  readonly strike: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

const targetOf = (url: string): readonly string[] => {
  const path = url.split("?", 1)[0] ?? "";
  if (path.startsWith("/realms/")) return ["identity"];
  const name = path.startsWith("/api/") ? path.slice("/api/".length) : "";
  return Object.hasOwn(calls, name) ? [name, "all-calls"] : [];
};

const cutOff = (response: ServerResponse): void => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "4096" });
  response.write('{"valid":true,"data":', () => response.destroy());
};

// The handler runs as usual; its answer is not sent.
const loseAnswer = (response: ServerResponse): void => {
  const drop = (): boolean => {
    response.destroy();
    return true;
  };
  Object.assign(response, { write: drop, end: () => (drop(), response) });
};

const happen = async (
  { kind, value }: Fault,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  switch (kind) {
    case "slow":
      await delay(value);
      return request.destroyed;
    case "fail": {
      const retry = value === 429 ? { "Retry-After": "2" } : {};
      request.resume();
      response
        .writeHead(value >= 400 && value <= 599 ? value : 500, {
          "Content-Type": "application/json",
          ...retry,
        })
        .end('{"valid":false,"error_code":"FAULT"}');
      return true;
    }
    case "malformed":
      request.resume();
      response.writeHead(200, { "Content-Type": "application/json" }).end('{"valid":true,"data":');
      return true;
    case "cut":
      request.resume();
      cutOff(response);
      return true;
    case "hang":
      request.resume();
      return true;
    case "lost":
      loseAnswer(response);
      return false;
  }
};

/** Keeps and applies faults, in memory. `secure`: browsers connect by TLS. */
export const createFaults = (secure: boolean): Faults => {
  const jarOf = (header: string | undefined) => cookieJar(header, { secure, crossSite: false });
  const sessionOf: Faults["sessionOf"] = ({ headers }) => jarOf(headers.cookie).get(FAULTS_COOKIE);
  const sessions = new Map<string, readonly Fault[]>();
  const list = (session: string | undefined): readonly Fault[] => sessions.get(session ?? "") ?? [];
  return {
    sessionOf,
    cookieOf: (session) => {
      const jar = jarOf(undefined);
      jar.set(FAULTS_COOKIE, session);
      return jar.changes().join();
    },
    list,
    set: (session, fault) =>
      void sessions.set(session, [...list(session).filter(({ target }) => target !== fault.target), fault]),
    clear: (session, target) => {
      if (session !== undefined)
        sessions.set(
          session,
          target === undefined ? [] : list(session).filter((fault) => fault.target !== target),
        );
    },
    isSet: (request, target) => list(sessionOf(request)).some((fault) => fault.target === target),
    strike: async (request, response) => {
      const targets = targetOf(request.url ?? "");
      const fault = list(sessionOf(request)).find(({ target }) => targets.includes(target));
      return fault !== undefined && request.method !== "OPTIONS" && happen(fault, request, response);
    },
  };
};
