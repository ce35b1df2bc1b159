import type { ProductSummary } from "../../../domain/products/product.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../kit/lists/table.tsx";
import { productTypeText } from "./product-words.ts";
import styles from "./products.module.css";
import { ServicesAtAGlance } from "./services/service-badges.tsx";

/** The columns of the product list. */
export const useProductColumns = (): readonly Column<
  ProductSummary,
  "name" | "serial" | "project" | "type" | "services" | "nextExpiry" | "registrationDate"
>[] => {
  const t = useText();
  const format = useFormat();
  return [
    { key: "name", header: t("products.column.name"), primary: true, render: ({ name }) => name },
    {
      key: "serial",
      header: t("products.column.serial"),
      primary: true,
      whole: true,
      render: ({ serial }) => <span className={styles["code"]}>{serial}</span>,
    },
    { key: "project", header: t("products.column.project"), least: 3, render: ({ project }) => project },
    {
      key: "type",
      header: t("products.column.type"),
      least: 2,
      render: ({ type }) => productTypeText(t, type),
    },
    {
      key: "services",
      header: t("products.column.services"),
      render: (product) => <ServicesAtAGlance product={product} />,
    },
    {
      key: "nextExpiry",
      header: t("products.column.nextExpiry"),
      whole: true,
      render: ({ nextExpiry }) => (nextExpiry === null ? t("products.no_expiry") : format.day(nextExpiry)),
    },
    {
      key: "registrationDate",
      header: t("products.column.registrationDate"),
      whole: true,
      least: 1,
      render: ({ registrationDate }) => format.day(registrationDate),
    },
  ];
};
