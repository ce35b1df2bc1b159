/** A letter about a training carries its calendar file: `{"method", "content"}`. */
export const up = `alter table outbox add column calendar jsonb;`;
