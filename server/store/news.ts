import { Client } from "pg";

/** The channel on which transactions notify of news (migration 0078). */
export const NEWS_CHANNEL = "portal_live";

/** How long to wait before a lost connection is opened again, in ms. */
const pause = 2_000;

/** Listens on a connection of its own, which is opened again where it is lost, until it is stopped. Resolves once it listens, or the first attempt has failed. */
export const listenOnPostgres = async (
  connectionString: string,
  hear: () => void,
): Promise<() => Promise<void>> => {
  let stopped = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const own = new Client({ connectionString, keepAlive: true });
    client = own;
    let lost = false;
    const again = (): void => {
      if (lost || stopped) return;
      lost = true;
      void own.end().catch(() => {});
      timer = setTimeout(() => void connect().then(hear), pause);
      timer.unref();
    };
    own.on("error", again);
    own.on("end", again);
    own.on("notification", hear);
    try {
      await own.connect();
      await own.query(`listen ${NEWS_CHANNEL}`);
    } catch {
      again();
    }
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
};
