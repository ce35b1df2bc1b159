import { oneAtATime, type Job } from "../housekeeping.ts";
import type { Sql } from "../store/sql.ts";
import { addressEvents, writeDueLetters, type NotificationPost } from "./notification-letters.ts";
import { atOnce } from "./notification-source.ts";
import { notificationSources } from "./notification-sources.ts";

/**
 * Finds what time alone makes an event, notes whom it is told, and writes the letters. Each step is a transaction: what a process that ends has
 * begun is done by the next run, and nothing twice.
 */
export const notificationJob = (post: NotificationPost): Job => {
  const gathers = Object.values(notificationSources).flatMap(({ gather }) =>
    gather === undefined ? [] : [gather],
  );
  const steps: readonly ((sql: Sql, now: Date) => Promise<number>)[] = [
    ...gathers,
    addressEvents,
    (sql, now) => writeDueLetters(sql, post, now),
  ];
  return async ({ database, now, signal }) => {
    for (const step of steps) {
      let found = atOnce;
      while (found === atOnce) {
        if (signal.aborted) return;
        const done = await oneAtATime(database, (sql) => step(sql, now()));
        // Another process is at it.
        if (done === undefined) return;
        found = done.result;
      }
    }
  };
};
