import { detailPath } from "../../../src/domain/shell/routes.ts";
import type { NotificationSource } from "../../notifications/notification-source.ts";

/** Tickets that support has answered, or asked about. Their events are stored with the answer. */
export const answeredTickets: NotificationSource = {
  describe: async (sql, subjects, { companyId }) => {
    const tickets = await sql<{ id: string }>`
      select id from tickets where id = any(${[...subjects]}) and company_id = ${companyId} order by id`;
    return tickets.map(({ id }) => ({ name: id, text: id, path: detailPath("ticket", id) }));
  },
};
