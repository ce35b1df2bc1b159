import { publicReferencePath } from "../../../src/domain/references/public-path.ts";
import type { NotificationSource } from "../../notifications/notification-source.ts";

/** Reference projects that staff have approved. Their events are stored with the decision; one that was withdrawn since is left out. */
export const onlineReferences: NotificationSource = {
  describe: async (sql, subjects, { companyId }) => {
    const projects = await sql<{ id: string; title: string }>`
      select id, title from reference_projects where id = any(${[...subjects]}) and company_id = ${companyId} and status = 'approved' order by id`;
    return projects.map(({ id, title }) => ({ name: title, text: title, path: publicReferencePath(id) }));
  },
};
