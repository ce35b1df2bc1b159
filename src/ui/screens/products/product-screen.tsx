import type { Product } from "../../../domain/products/product.ts";
import { useText } from "../../i18n/use-text.ts";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import detail from "../../page/detail.module.css";
import { ResourceView } from "../../resource/resource-view.tsx";
import { ProductAnswer } from "./product-answer.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { ProductLicences } from "./product-licences.tsx";
import { ProductNetworkPanel } from "./product-network.tsx";
import { productPage, type ProductPartProps } from "./product-page.tsx";
import { ProductServices } from "./product-services.tsx";

const Parts = ({ product }: { readonly product: Product }) => (
  <div className={detail["main"]}>
    <ProductAnswer product={product} />
    <ProductFacts product={product} />
    <div className={detail["beside"]}>
      <div className={detail["stack"]}>
        <ProductNetworkPanel network={product.network} />
      </div>
      <div className={detail["stack"]}>
        <ProductServices product={product} />
      </div>
    </div>
    <ProductLicences licences={product.licences} />
  </div>
);

const Overview = ({ product }: ProductPartProps) => {
  const t = useText();
  return (
    <ResourceView
      actor={product}
      failedTitle={t("product.not_loaded")}
      skeleton={<Skeleton shape="card" count={4} />}
    >
      {(content) => <Parts product={content} />}
    </ResourceView>
  );
};

/** All data of a product (business §3). */
export const ProductScreen = productPage("product", Overview);
