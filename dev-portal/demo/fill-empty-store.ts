import type { Environment } from "../environment.ts";
import type { FileStore } from "../http/handler.ts";
import type { Database } from "../store/database.ts";
import { isEmpty, seedDemo } from "./seed-demo.ts";

/** Fills an empty store with demo data in development mode; a store with data is unchanged. */
export const fillEmptyStore = async (
  database: Database,
  fileStore: FileStore,
  { mode, devAccessPassword, demoScale }: Environment,
  log: (line: string) => void,
): Promise<void> => {
  if (mode !== "development" || !(await isEmpty(database))) return;
  log(demoScale === 1 ? "Making demo data" : `Making demo data, ${demoScale} times the base set`);
  await seedDemo(database, {
    now: new Date(),
    scale: demoScale,
    fileStore,
    ...(devAccessPassword === undefined ? {} : { password: devAccessPassword }),
  });
};
