import Plus from "lucide-react/icons/plus";
import { productColumns, productTypes } from "../../../domain/products/product.ts";
import { productPath, routes } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { listRequest, type ListAddress, type ListRules } from "../../lists/list-address.ts";
import { ListView } from "../../lists/list-view.tsx";
import { useListAddress } from "../../lists/use-list-address.ts";
import { useResource } from "../../resource/use-resource.ts";
import {
  useProductsActors,
  type ProductColumn,
  type ProductsRequest,
  type ProductTypeCode,
} from "./products-actors.ts";
import { BatchButton } from "./remote-connect/batch-dialog.tsx";
import { useProductColumns } from "./use-product-columns.tsx";

const expiries = ["soon", "expired"] as const;

/** The filters of the list: by type instead of status, and by the expiry of services. */
const rules: ListRules<ProductTypeCode, ProductColumn> = {
  statuses: productTypes,
  columns: productColumns,
  defaultSort: "name",
  choices: { expiry: expiries },
  ranges: ["period"],
};

const productsRequest = (address: ListAddress<ProductTypeCode, ProductColumn>): ProductsRequest => {
  const { filter: { status: type, ...narrowed } = {}, ...request } = listRequest(address);
  const expiry = expiries.find((value) => value === address.choices?.["expiry"]);
  const filter = {
    ...narrowed,
    ...(type === undefined ? {} : { type }),
    ...(expiry === undefined ? {} : { expiry }),
  };
  return Object.keys(filter).length === 0 ? request : { ...request, filter };
};

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
  const list = useListAddress(rules);
  const actor = useResource("products", useProductsActors().products, productsRequest(list.address));
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
        searchLabel={t("products.search")}
        searchHelp={t("products.search.help")}
        statusLabel={t("products.column.type")}
        statusText={(type) => t(`product.type.${type}`)}
        columnText={(column) => t(`products.column.${column}`)}
        ranges={{ period: t("products.column.registrationDate") }}
        choices={[
          {
            name: "expiry",
            label: t("products.expiry"),
            items: expiries.map((value) => ({ value, label: t(`products.expiry.${value}`) })),
          },
        ]}
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
