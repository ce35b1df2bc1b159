import { demoData } from "../../support/portal/demo-data.ts";
import { DEMO_DAY } from "../../support/portal/demo-day.ts";

/** Prepares the demo data of which every worker's portal has a copy. */
const globalSetup = async (): Promise<void> => {
  const { dataDir, day } = await demoData();
  process.env["E2E_TEMPLATE"] = dataDir;
  process.env[DEMO_DAY] = day;
};

export default globalSetup;
