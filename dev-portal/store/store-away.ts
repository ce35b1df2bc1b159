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
/** Connection exceptions, a wrong name or password, an unknown database, too many connections, and a server that stops or starts. */
const sqlStates = /^(?:08...|28...|3D000|53300|57P0.)$/;
/** What the driver says, without a code, when it has no connection. */
const driverWords =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect)|not queryable$/;

const saysAway = (error: Error): boolean =>
  "code" in error && typeof error.code === "string"
    ? systemCodes.has(error.code) || sqlStates.test(error.code)
    : driverWords.test(error.message);

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

/** Does work with the store's connection. Rejects with StoreAway where there is none. */
export const withConnection = async <A>(work: () => Promise<A>): Promise<A> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Error && saysAway(error) ? new StoreAway(error) : error;
  }
};
