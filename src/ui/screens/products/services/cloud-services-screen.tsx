import type { CountedService } from "../../../../domain/products/cloud-service.ts";
import type { Product } from "../../../../domain/products/product.ts";
import { useFormat } from "../../../i18n/format.ts";
import { useText } from "../../../i18n/use-text.ts";
import { DescriptionList } from "../../../kit/layout/description-list.tsx";
import { Panel } from "../../../kit/layout/panel.tsx";
import { Skeleton } from "../../../kit/states/skeleton.tsx";
import detail from "../../../page/detail.module.css";
import { ResourceView } from "../../../resource/resource-view.tsx";
import { ProductLicences } from "../product-licences.tsx";
import { productPage, type ProductPartProps, type ProductRef } from "../product-page.tsx";
import styles from "../products.module.css";
import { StatusBadge } from "./service-badges.tsx";
import { ServiceSwitch } from "./service-switch.tsx";
import { TimedServicePanel } from "./timed-service-panel.tsx";

const CountedPanel = ({
  product,
  service,
  parent,
}: {
  readonly product: Product;
  readonly service: CountedService;
  readonly parent: ProductRef;
}) => {
  const t = useText();
  const format = useFormat();
  const state = product.services[service];
  return (
    <Panel heading={t(`product.service.${service}`)}>
      <div className={styles["stack"]}>
        <ServiceSwitch serial={product.serial} service={service} state={state} parent={parent} />
        <DescriptionList
          rows
          facts={[
            { label: t("services.status"), value: <StatusBadge status={state.status} /> },
            { label: t("services.sent_today"), value: format.number(state.sentToday) },
            { label: t("services.sent_total"), value: format.number(state.sentTotal) },
          ]}
        />
      </div>
    </Panel>
  );
};

const Parts = ({ product, parent }: { readonly product: Product; readonly parent: ProductRef }) => (
  <div className={detail["main"]}>
    <div className={detail["beside"]}>
      <TimedServicePanel product={product} service="weather" parent={parent} />
      <TimedServicePanel product={product} service="caller" parent={parent} />
    </div>
    <div className={detail["beside"]}>
      <CountedPanel product={product} service="mailer" parent={parent} />
      <CountedPanel product={product} service="push" parent={parent} />
    </div>
    <ProductLicences licences={product.licences} />
  </div>
);

const Services = ({ product }: ProductPartProps) => {
  const t = useText();
  return (
    <ResourceView
      actor={product}
      failedTitle={t("services.not_loaded")}
      skeleton={<Skeleton shape="card" count={3} />}
    >
      {(content) => <Parts product={content} parent={product} />}
    </ResourceView>
  );
};

/** The cloud services of a product: activation, renewal and transfer, and the switches of mailer and push (business §1, §3, §8, §9). */
export const CloudServicesScreen = productPage("cloudServices", Services);
