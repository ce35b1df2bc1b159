import type { Product } from "../../../domain/products/product.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { TicketLink } from "../tickets/ticket-link.tsx";
import { productTypeText } from "./product-labels.ts";
import { RegistrationProof } from "./registration-proof.tsx";
import styles from "./products.module.css";

/** The main data of a product (business §3). */
export const ProductFacts = ({ product }: { readonly product: Product }) => {
  const t = useText();
  const format = useFormat();
  const dayOf = (date: Date | null) => date && format.day(date);
  return (
    <Panel heading={t("product.facts")}>
      <div className={styles["stack"]}>
        <DescriptionList
          wide
          facts={[
            { label: t("products.column.name"), value: product.name },
            { label: t("products.column.type"), value: productTypeText(t, product.type) },
            { label: t("products.column.serial"), value: product.serial, code: true },
            { label: t("product.licence_code"), value: product.licenceCode, code: true },
            { label: t("products.column.project"), value: product.project },
            { label: t("products.column.registrationDate"), value: format.day(product.registrationDate) },
            { label: t("product.purchase_date"), value: dayOf(product.purchaseDate) },
            { label: t("product.valid_until"), value: dayOf(product.validUntil) },
          ]}
        />
        <div className={styles["line"]}>
          <RegistrationProof serial={product.serial} />
          <TicketLink about={{ serial: product.serial }}>{t("product.ask")}</TicketLink>
        </div>
      </div>
    </Panel>
  );
};
