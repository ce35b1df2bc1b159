import type { Environment } from "../environment.ts";
import { createFileStore } from "../files/file-store.ts";
import type { Database } from "../store/database.ts";
import { applyAccessPassword } from "./demo-mark.ts";
import { isEmpty, seedDemo } from "./seed-demo.ts";

/** Fills an empty store with demo data in development mode. In a store with data only the demo accounts' shared password follows the access password. */
export const fillEmptyStore = async (
  database: Database,
  { mode, dataDir, devAccessPassword, demoScale }: Environment,
  log: (line: string) => void,
): Promise<void> => {
  if (mode !== "development") return;
  if (!(await isEmpty(database))) {
    if (devAccessPassword !== undefined) await applyAccessPassword(database, devAccessPassword);
    return;
  }
  log(demoScale === 1 ? "Making demo data" : `Making demo data, ${demoScale} times the base set`);
  await seedDemo(database, {
    now: new Date(),
    scale: demoScale,
    fileStore: createFileStore(dataDir),
    ...(devAccessPassword === undefined ? {} : { password: devAccessPassword }),
  });
};
