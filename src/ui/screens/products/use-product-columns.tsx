import { columnsOf } from "../../lists/columns-of.ts";
import { productList } from "../../../domain/products/products.lists.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { productTypeText } from "./product-labels.ts";
import { ProductPicture } from "./product-picture.tsx";
import styles from "./products.module.css";
import { LastTestCell } from "./remote-connect/outcome-badge.tsx";
import { ServiceEnds, ServicesAtAGlance, useServiceEnds } from "./services/service-badges.tsx";

/** The columns of the product list. */
export const useProductColumns = () => {
  const t = useText();
  const format = useFormat();
  const endsOf = useServiceEnds();
  return columnsOf(t, productList, {
    name: {
      primary: true,
      render: ({ name, type }) => (
        <span className={styles["pictured"]}>
          <ProductPicture type={type} />
          <span>{name}</span>
        </span>
      ),
    },
    serial: {
      whole: true,
      // Where rows are stacked, the product has it.
      secondary: () => null,
      render: ({ serial }) => <span className={styles["code"]}>{serial}</span>,
    },
    project: { least: 2, render: ({ project }) => project },
    type: { least: 3, render: ({ type }) => productTypeText(t, type) },
    lastTest: { primary: true, render: ({ lastTest }) => <LastTestCell test={lastTest} /> },
    nextExpiry: {
      render: (product) => <ServiceEnds ends={endsOf(product)} />,
      // A stacked row has one badge, that of the last test, and says what first asks for something.
      secondary: (product) => endsOf(product).find(({ tone }) => tone)?.label ?? null,
    },
    services: { least: 2, render: (product) => <ServicesAtAGlance product={product} /> },
    registrationDate: {
      whole: true,
      least: 1,
      render: ({ registrationDate }) => format.day(registrationDate),
    },
  });
};
