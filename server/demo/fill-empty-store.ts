import type { Environment } from "../environment.ts";
import type { FileStore } from "../http/handler.ts";
import type { Database } from "../store/database.ts";
import { applyAccessPassword } from "./demo-mark.ts";
import { isEmpty } from "./is-empty.ts";

/** Fills an empty store with demo data in development mode. In a store with data only the demo accounts' shared password follows the access password. */
export const fillEmptyStore = async (
  database: Database,
  fileStore: FileStore,
  { mode, devAccessPassword, demoScale }: Environment,
  log: (line: string) => void,
): Promise<void> => {
  if (mode !== "development") return;
  if (!(await isEmpty(database.sql))) {
    if (devAccessPassword !== undefined) await applyAccessPassword(database, devAccessPassword);
    return;
  }
  // Imported on demand: only the first start needs it.
  const { seedDemo } = await import("./seed-demo.ts");
  log(demoScale === 1 ? "Making demo data" : `Making demo data, ${demoScale} times the base set`);
  await seedDemo(database, {
    now: new Date(),
    scale: demoScale,
    fileStore,
    ...(devAccessPassword === undefined ? {} : { password: devAccessPassword }),
  });
};
