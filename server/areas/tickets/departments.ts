import type { PageConfig } from "../../page-config.ts";

/** The ids of the departments that tickets go to. */
export type Departments = () => Promise<ReadonlySet<string>>;

/** The departments of the page's configuration, which has the list once for page and server. */
export const departmentsOf =
  (config: PageConfig): Departments =>
  async () =>
    new Set(Object.values((await config()).departments));
