import type { Environment } from "../environment.ts";
import { createFileStore } from "../files/file-store.ts";
import type { Database } from "../store/database.ts";
import { isEmpty, seedDemo } from "./seed-demo.ts";

/** Fills an empty store with demo data in development mode; a store with data is unchanged. */
export const fillEmptyStore = async (
  database: Database,
  { mode, dataDir, devAccessPassword, demoScale }: Environment,
  log: (line: string) => void,
): Promise<void> => {
  if (mode !== "development" || !(await isEmpty(database))) return;
  log(demoScale === 1 ? "Making demo data" : `Making demo data, ${demoScale} times the base set`);
  await seedDemo(database, {
    now: new Date(),
    scale: demoScale,
    fileStore: createFileStore(dataDir),
    ...(devAccessPassword === undefined ? {} : { password: devAccessPassword }),
  });
};
