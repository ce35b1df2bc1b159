import { columnsOf } from "../../lists/columns-of.ts";
import { productList } from "../../../domain/products/products.lists.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { productTypeText } from "./product-labels.ts";
import styles from "./products.module.css";
import { ServicesAtAGlance } from "./services/service-badges.tsx";

/** The columns of the product list. */
export const useProductColumns = () => {
  const t = useText();
  const format = useFormat();
  return columnsOf(t, productList, {
    name: { primary: true, render: ({ name }) => name },
    serial: {
      primary: true,
      whole: true,
      render: ({ serial }) => <span className={styles["code"]}>{serial}</span>,
    },
    project: { least: 3, render: ({ project }) => project },
    type: { least: 2, render: ({ type }) => productTypeText(t, type) },
    services: (product) => <ServicesAtAGlance product={product} />,
    nextExpiry: {
      whole: true,
      render: ({ nextExpiry }) => (nextExpiry === null ? t("products.no_expiry") : format.day(nextExpiry)),
    },
    registrationDate: {
      whole: true,
      least: 1,
      render: ({ registrationDate }) => format.day(registrationDate),
    },
  });
};
