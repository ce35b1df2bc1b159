import type { NetworkPort, ProductNetwork } from "../../../domain/products/product.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge } from "../../kit/states/badge.tsx";
import { DescriptionList, type Fact } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Table } from "../../kit/lists/table.tsx";
import { When } from "../../resource/when.tsx";
import styles from "./products.module.css";

const OpenFlag = ({ open }: Pick<NetworkPort, "open">) => {
  const t = useText();
  if (open === null) return <Badge label={t("product.port.unchecked")} />;
  return open ? (
    <Badge tone="success" label={t("product.port.open")} />
  ) : (
    <Badge tone="danger" label={t("product.port.closed")} />
  );
};

/** What is known of a device's addresses; what is not known is no news. */
const useNetworkFacts = ({
  ipv4,
  port,
  lastIp,
  externalAddress,
  lastUpdate,
  lastIpSwitch,
  lastPortCheck,
}: ProductNetwork): readonly Fact[] => {
  const t = useText();
  const moment = (label: string, date: Date | null): readonly Fact[] =>
    date === null ? [] : [{ label, value: <When date={date} /> }];
  return [
    ...(ipv4 === null ? [] : [{ label: t("product.network.ipv4"), value: ipv4, code: true }]),
    ...(port === null ? [] : [{ label: t("product.network.port"), value: port, code: true }]),
    ...(lastIp === null || lastIp === ipv4
      ? []
      : [{ label: t("product.network.last_ip"), value: lastIp, code: true }]),
    ...(externalAddress === "" ? [] : [{ label: t("product.external_address"), value: externalAddress }]),
    ...moment(t("product.network.last_update"), lastUpdate),
    ...moment(t("product.network.last_ip_switch"), lastIpSwitch),
    ...moment(t("product.network.last_port_check"), lastPortCheck),
  ];
};

const Ports = ({ network: { http, https } }: { readonly network: ProductNetwork }) => {
  const t = useText();
  return (
    <Table
      label={t("product.ports")}
      compact
      rowKey={({ name }) => name}
      rows={[
        { name: "http", ...http },
        { name: "https", ...https },
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
          render: ({ port }) => port ?? t("product.none"),
          secondary: "labelled",
        },
        {
          key: "lastCheck",
          header: t("product.port.last_check"),
          whole: true,
          secondary: "labelled",
          render: ({ lastCheck }) =>
            lastCheck === null ? t("product.network.never") : <When date={lastCheck} />,
        },
      ]}
    />
  );
};

/** The device's network addresses, and which of its ports are reachable from the internet (business §3). */
export const ProductNetworkPanel = ({ network }: { readonly network: ProductNetwork }) => {
  const t = useText();
  const facts = useNetworkFacts(network);
  const ports = [network.http, network.https].some(({ port, open }) => port !== null || open !== null);
  return (
    <Panel heading={t("product.network")}>
      <div className={styles["stack"]}>
        {facts.length === 0 ? (
          <p className={styles["muted"]}>{t("product.network.unknown")}</p>
        ) : (
          <DescriptionList wide facts={facts} />
        )}
        {ports && (
          <div className={styles["inset"]}>
            <Ports network={network} />
          </div>
        )}
      </div>
    </Panel>
  );
};
