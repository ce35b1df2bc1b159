import type { NetworkPort, ProductNetwork } from "../../../domain/products/product.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge } from "../../kit/states/badge.tsx";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Table } from "../../kit/lists/table.tsx";
import { When } from "../../resource/when.tsx";
import styles from "./products.module.css";

const Moment = ({ date }: { readonly date: Date | null }) => {
  const t = useText();
  return date === null ? <span>{t("product.network.never")}</span> : <When date={date} />;
};

const OpenFlag = ({ open }: Pick<NetworkPort, "open">) => {
  const t = useText();
  if (open === null) return <Badge label={t("product.port.unchecked")} />;
  return open ? (
    <Badge tone="success" label={t("product.port.open")} />
  ) : (
    <Badge tone="danger" label={t("product.port.closed")} />
  );
};

/** The device's network addresses, and which of its ports are reachable from the internet (business §3). */
export const ProductNetworkPanel = ({ network }: { readonly network: ProductNetwork }) => {
  const t = useText();
  const none = t("product.none");
  return (
    <Panel heading={t("product.network")}>
      <div className={styles["stack"]}>
        <div className={styles["wide"]}>
          <DescriptionList
            facts={[
              { label: t("product.network.ipv4"), value: network.ipv4 ?? none, code: network.ipv4 !== null },
              { label: t("product.network.port"), value: network.port ?? none, code: network.port !== null },
              {
                label: t("product.network.last_ip"),
                value: network.lastIp ?? none,
                code: network.lastIp !== null,
              },
              {
                label: t("product.external_address"),
                value: network.externalAddress === "" ? none : network.externalAddress,
              },
              { label: t("product.network.last_update"), value: <Moment date={network.lastUpdate} /> },
              { label: t("product.network.last_ip_switch"), value: <Moment date={network.lastIpSwitch} /> },
              { label: t("product.network.last_port_check"), value: <Moment date={network.lastPortCheck} /> },
            ]}
          />
        </div>
        <div className={styles["inset"]}>
          <Table
            label={t("product.ports")}
            compact
            rowKey={({ name }) => name}
            rows={[
              { name: "http", ...network.http },
              { name: "https", ...network.https },
            ]}
            columns={[
              { key: "name", header: t("product.port.protocol"), primary: true, render: ({ name }) => name },
              {
                key: "open",
                header: t("product.port.state"),
                primary: true,
                render: ({ open }) => <OpenFlag open={open} />,
              },
              {
                key: "port",
                header: t("product.port.number"),
                number: true,
                render: ({ port }) => port ?? none,
                secondary: "labelled",
              },
              {
                key: "lastCheck",
                header: t("product.port.last_check"),
                whole: true,
                render: ({ lastCheck }) => <Moment date={lastCheck} />,
              },
            ]}
          />
        </div>
      </div>
    </Panel>
  );
};
