import type { CloudLicence } from "../../../domain/products/cloud-service.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { CopyButton } from "../../kit/buttons/copy-button.tsx";
import { Badge } from "../../kit/states/badge.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Table } from "../../kit/lists/table.tsx";
import { licenceTimeText, serviceText } from "./product-labels.ts";
import styles from "./products.module.css";

const LicenceState = ({
  licence: { usedOn, claimedUntil },
}: {
  readonly licence: Pick<CloudLicence, "usedOn" | "claimedUntil">;
}) => {
  const t = useText();
  const format = useFormat();
  if (claimedUntil !== null)
    return <Badge label={t("product.licence.claimed", { date: format.day(claimedUntil) })} />;
  return usedOn === null ? (
    <Badge tone="success" label={t("product.licence.available")} />
  ) : (
    <Badge label={t("product.licence.used", { date: format.day(usedOn) })} />
  );
};

/** The used, claimed and available licences of a product (business §3). */
export const ProductLicences = ({ licences }: { readonly licences: readonly CloudLicence[] }) => {
  const t = useText();
  const format = useFormat();
  return (
    <Panel heading={t("product.licences")} flush={licences.length > 0}>
      {licences.length === 0 ? (
        <p className={styles["muted"]}>{t("product.licences.empty")}</p>
      ) : (
        <Table
          label={t("product.licences")}
          compact
          rows={licences}
          rowKey={({ code }) => code}
          columns={[
            {
              key: "code",
              header: t("product.licence_code"),
              primary: true,
              whole: true,
              render: ({ code }) => (
                <>
                  <span className={styles["code"]}>{code}</span> <CopyButton small name={code} text={code} />
                </>
              ),
            },
            {
              key: "state",
              header: t("product.licence.state"),
              primary: true,
              render: (licence) => <LicenceState licence={licence} />,
            },
            {
              key: "service",
              header: t("product.licence.service"),
              render: ({ service }) => serviceText(t, service),
            },
            {
              key: "months",
              header: t("product.licence.time"),
              number: true,
              render: (licence) => licenceTimeText(t, licence),
              secondary: true,
            },
            {
              key: "purchaseDate",
              header: t("product.purchase_date"),
              whole: true,
              render: ({ purchaseDate }) => format.day(purchaseDate),
            },
          ]}
        />
      )}
    </Panel>
  );
};
