import Plus from "lucide-react/icons/plus";
import type { OwnProducts } from "../../../domain/dashboard/own-overview.ts";
import { productPath, routes } from "../../../domain/shell/routes.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Link } from "../../kit/buttons/link.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { ProductPicture } from "../products/product-picture.tsx";
import styles from "./dashboard.module.css";

/** The registered products, of a customer or of a partner's company, the first of them by name, and the way to register one. */
export const Products = ({ products: { all } }: { readonly products: OwnProducts }) => {
  const t = useText();
  const format = useFormat();
  return (
    <Panel
      heading={t("dashboard.products")}
      actions={<Link to={routes.products.path}>{t("dashboard.products.all")}</Link>}
    >
      <div className={styles["stack"]}>
        <p>
          {all.total === 0
            ? t("dashboard.products.none")
            : t("dashboard.products.count", { count: all.total, number: format.number(all.total) })}
        </p>
        <ul className={styles["notices"]}>
          {all.rows.map(({ serial, name, type, project }) => (
            <li key={serial} className={styles["product"]}>
              <ProductPicture type={type} />
              <div className={styles["notice"]}>
                <Link to={productPath(serial)}>{name}</Link>
                {project === "" ? null : <span className={styles["muted"]}>{project}</span>}
              </div>
            </li>
          ))}
        </ul>
        <div>
          <LinkButton to={routes.registerProduct.path} icon={Plus}>
            {t("dashboard.products.register")}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
};
