/** Which migration a version must know to run on a store that has one that it does not know; null for any version, `*` for none. */
export const up = `alter table schema_migrations add column needs text default '*';`;
