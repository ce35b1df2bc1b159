// Opens the folder of an embedded store with PGlite alone, and says so once a statement is answered.
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

const db = await PGlite.create(process.argv[2], { extensions: { pg_trgm } });
await db.query("select 1");
console.log("open");
await db.close();
