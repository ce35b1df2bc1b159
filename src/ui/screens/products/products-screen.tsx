import { getProducts } from "../../../api/products.calls.ts";
import Plus from "lucide-react/icons/plus";
import { useList } from "../../lists/use-list.ts";
import { productList } from "../../../domain/products/products.lists.ts";
import { productPath, routes } from "../../../domain/shell/routes.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { ListView } from "../../lists/list-view.tsx";
import { BatchButton } from "./remote-connect/batch-dialog.tsx";
import { useProductColumns } from "./use-product-columns.tsx";

const NoProducts = () => {
  const t = useText();
  return (
    <EmptyState
      title={t("products.empty.title")}
      text={t("products.empty.text")}
      action={
        <LinkButton to={routes.registerProduct.path} icon={Plus}>
          {t("products.register")}
        </LinkButton>
      }
    />
  );
};

/** The registered products; search, filters, order and page are in the address bar (business §2, §3). */
export const ProductsScreen = () => {
  const t = useText();
  const list = useList(productList);
  const actor = useResource(getProducts, list.request);
  const columns = useProductColumns();
  return (
    <>
      <PageHeader
        title={t("products.title")}
        action={
          <LinkButton to={routes.registerProduct.path} variant="primary" icon={Plus}>
            {t("products.register")}
          </LinkButton>
        }
      />
      <ListView
        name="products"
        actor={actor}
        failedTitle={t("products.not_loaded")}
        list={list}
        none={<NoProducts />}
        notFound={{ title: t("products.none.title"), text: t("products.none.text") }}
        columns={columns}
        label={t("products.table", { page: list.address.page })}
        rowKey={({ serial }) => serial}
        rowHref={({ serial }) => productPath(serial)}
        totalText={(counted) => t("products.total", counted)}
        renderTools={(content) => <BatchButton products={content.rows} />}
      />
    </>
  );
};
