import { detailPath } from "../../../src/domain/shell/routes.ts";
import type { NotificationSource } from "../../notifications/notification-source.ts";

/** Orders that were sent. Their events are stored by a trigger, whatever writes the status (migration 0076). */
export const sentOrders: NotificationSource = {
  describe: async (sql, subjects, { companyId }) => {
    const orders = await sql<{ id: string }>`
      select id from orders where id = any(${[...subjects]}) and company_id = ${companyId} and status in ('sent', 'done') order by id`;
    return orders.map(({ id }) => ({ name: id, text: id, path: detailPath("order", id) }));
  },
};
