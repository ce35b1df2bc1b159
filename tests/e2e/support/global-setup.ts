import { demoData } from "../../support/portal/demo-data.ts";

/** Prepares the demo data of which every worker's portal has a copy. */
const globalSetup = async (): Promise<void> => {
  process.env["E2E_TEMPLATE"] = await demoData();
};

export default globalSetup;
