import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** The extensions of the embedded store; PostgreSQL brings the same. pg_trgm finds a part of a text by an index. */
export const extensions = { pg_trgm };
