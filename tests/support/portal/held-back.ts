import type { Database } from "../../../server/store/database.ts";
import type { Sql } from "../../../server/store/sql.ts";

/** What is asked while a transaction has begun and not ended: its first step is done, and the second, if any, follows once the other waits. */
export const heldBack = <Answer>(
  database: Database,
  first: (held: Sql) => Promise<unknown>,
  ask: () => Promise<Answer>,
  second: (held: Sql) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ readonly answer: Promise<Answer> }> =>
  database.transaction(async (held) => {
    await first(held);
    const answer = ask();
    // The embedded store does one transaction after the other; PostgreSQL says that somebody waits.
    for (let asked = 0; asked < 50; asked += 1) {
      const [waiting] = await held`select pid from pg_locks where not granted`;
      if (waiting !== undefined) break;
      await held`select pg_sleep(0.02)`;
    }
    await second(held);
    return { answer };
  });
