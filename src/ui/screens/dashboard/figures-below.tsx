import type { Dashboard } from "../../../domain/dashboard/dashboard.ts";
import { lazyPart } from "../../code/lazy-part.tsx";
import { OpenTickets } from "./customer-panels.tsx";
import { DiscountsPanel } from "./discounts-panel.tsx";
import { InvoicesPanel } from "./invoices-panel.tsx";
import { NextTrainingPanel } from "./next-training.tsx";
import { OwnCompany } from "./own-company.tsx";
import { StatusPanel } from "./status-panel.tsx";
import { TurnoverPanel } from "./turnover-panel.tsx";
import styles from "./figures.module.css";

/** With its pictures comes the code of the products, which a customer opens next, and which nobody else waits for. */
const Products = lazyPart(async () => (await import("./customer-products.tsx")).Products);

export interface FiguresBelowProps {
  readonly dashboard: Dashboard;
  readonly kind: "staff" | "customer" | "partner" | "employee";
}

/** What an employee of a partner works on, by their rights: above the company's orders and figures. */
export const OwnWork = ({
  dashboard: { nextTraining, tickets, products },
}: Pick<FiguresBelowProps, "dashboard">) =>
  nextTraining === null && tickets === null && products === null ? null : (
    <div className={styles["cards"]}>
      {nextTraining === null ? null : <NextTrainingPanel next={nextTraining} />}
      {tickets === null ? null : <OpenTickets tickets={tickets.open} />}
      {products === null ? null : <Products products={products} />}
    </div>
  );

/** What stands below the steps and the orders, loaded once these are drawn: a partner's status and figures, a customer's products and tickets. */
export const FiguresBelow = ({ dashboard, kind }: FiguresBelowProps) => {
  const { turnover, discountLevels, invoices, nextTraining, products, tickets, staff } = dashboard;
  const isCustomer = kind === "customer";
  if (staff !== null) return <OwnCompany own={staff.own} />;
  return (
    <div className={styles["cards"]}>
      {isCustomer ? null : <StatusPanel dashboard={dashboard} />}
      {isCustomer && products !== null ? <Products products={products} /> : null}
      {isCustomer && tickets !== null ? <OpenTickets tickets={tickets.open} /> : null}
      {isCustomer || discountLevels === null ? null : <DiscountsPanel levels={discountLevels} />}
      {turnover === null ? null : <TurnoverPanel turnover={turnover} />}
      {invoices === null ? null : <InvoicesPanel invoices={invoices} dismissed={dashboard.dismissed} />}
      {kind === "employee" || nextTraining === null ? null : <NextTrainingPanel next={nextTraining} />}
    </div>
  );
};
