import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Database } from "../store/database.ts";

/** Answered by the listener, from the first moment to the last. */
export const LIVE = "/health/live";
const READY = "/health/ready";

/** Longest time for the store's answer, in ms. */
const patience = 2_000;

/** Notes what an operator should mend although the portal works. */
export interface Warnings {
  readonly list: () => readonly string[];
  /** True the first time. */
  readonly add: (warning: string) => boolean;
}

/** Creates an empty list. */
export const createWarnings = (): Warnings => {
  const known = new Set<string>();
  return {
    list: () => [...known],
    add: (warning) => !known.has(warning) && known.add(warning).has(warning),
  };
};

/** Warned of at the first forwarded address that is not trusted. */
export const UNTRUSTED_PROXY =
  "A proxy forwards addresses, and TRUST_PROXY is not set: limits by address count everybody as one. Set TRUST_PROXY to the proxy's address.";

/** True for a request that came through a proxy, or pretends to. */
export const isForwarded = ({ headers }: IncomingMessage): boolean =>
  headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;

const storeAnswers = async ({ sql }: Database): Promise<boolean> => {
  const answered = sql`select 1`.then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const result = await Promise.race([answered, late]);
  clearTimeout(timer);
  return result;
};

/** Registers `/health/ready`: 200 where the store answers, otherwise 503; with the warnings. Simultaneous questions ask the store once. */
export const registerReady = (app: FastifyInstance, database: Database, warnings: Warnings): void => {
  let asking: Promise<boolean> | undefined;
  app.get(READY, async (_request, reply) => {
    asking ??= storeAnswers(database).finally(() => {
      asking = undefined;
    });
    const ready = await asking;
    return reply.code(ready ? 200 : 503).send({ ready, warnings: warnings.list() });
  });
};
