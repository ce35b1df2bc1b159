import type { Migration } from "../migrate.ts";

/** A letter about a training carries its calendar file: `{"method", "content"}`. */
export const letterCalendarMigration: Migration = {
  id: "0060-letter-calendar",
  up: `alter table outbox add column calendar jsonb;`,
};
