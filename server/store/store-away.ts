import { isDiskFull } from "./disk-full.ts";

const systemCodes: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "ERR_INVALID_URL",
]);
/** Connection exceptions, a wrong name or password, an unknown database, and a server that stops or starts. */
const sqlStates = /^(?:08...|28...|3D000|57P0.)$/;
/** A message that the other side does not understand, which an error in a statement can be too: a proxy of connections ends one with it, such as PgBouncer. */
const PROTOCOL_VIOLATION = "08P01";
/** What the driver says, without a code, when it has no connection. */
const driverMessage = /^(?:Connection terminated|timeout expired)|not queryable$/;

const endsConnection = (error: Error): boolean => "severity" in error && error.severity === "FATAL";

const saysAway = (error: Error): boolean => {
  if (!("code" in error) || typeof error.code !== "string") return driverMessage.test(error.message);
  return error.code === PROTOCOL_VIOLATION
    ? endsConnection(error)
    : systemCodes.has(error.code) || sqlStates.test(error.code);
};

/** PostgreSQL has no connection left, or none of the pool's became free within its time limit, which the driver says so. */
const saysBusy = (error: Error): boolean =>
  ("code" in error && error.code === "53300") || error.message === "timeout exceeded when trying to connect";

/** The store cannot be reached. What was asked for was not carried out, unless the connection was lost while it was committed. */
export class StoreAway extends Error {
  override readonly name = "StoreAway";

  constructor(cause: Error) {
    // An error of several addresses has no words of its own.
    const why = cause.message === "" && "code" in cause ? String(cause.code) : cause.message;
    super(`The store cannot be reached (${why}). Is PostgreSQL running, and is DATABASE_URL right?`, {
      cause,
    });
  }
}

/** All connections to the store are in use. What was asked for was not carried out. */
export class StoreBusy extends Error {
  override readonly name = "StoreBusy";

  constructor(cause: Error) {
    super(
      `All connections to the store are in use (${cause.message}). Does a statement hold them, or has PostgreSQL too few?`,
      { cause },
    );
  }
}

/**
 * Connects to a store elsewhere. Rejects with StoreBusy where no connection is free, and with StoreAway whatever else is wrong: a password, a
 * certificate or an address that is not right has no code of its own, and nothing was asked for yet.
 */
export const connectingElsewhere = async <A>(connect: () => Promise<A>): Promise<A> => {
  try {
    return await connect();
  } catch (error) {
    if (!(error instanceof Error) || isDiskFull(error)) throw error;
    throw saysBusy(error) ? new StoreBusy(error) : new StoreAway(error);
  }
};

/** Does work with the store's connection. Rejects with StoreAway where there is none, and with StoreBusy where none is free. */
export const withConnection = async <A>(work: () => Promise<A>): Promise<A> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (saysBusy(error)) throw new StoreBusy(error);
    throw saysAway(error) ? new StoreAway(error) : error;
  }
};
