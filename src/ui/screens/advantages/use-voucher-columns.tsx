import type { Voucher } from "../../../domain/advantages/voucher.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { CopyButton } from "../../kit/buttons/copy-button.tsx";
import type { Column } from "../../kit/lists/table.tsx";
import { Badge, type BadgeProps } from "../../kit/states/badge.tsx";
import styles from "./advantages.module.css";
import { voucherStatusText } from "./advantages-words.ts";
import { voucherValueText } from "./voucher-value-text.ts";

export type VoucherColumn =
  | "code"
  | "value"
  | "article"
  | "validUntil"
  | "quantity"
  | "mostCart"
  | "status"
  | "actions";

const tones: Readonly<Partial<Record<string, NonNullable<BadgeProps["tone"]>>>> = {
  valid: "success",
  expired: "warning",
};

const ShopLink = () => {
  const t = useText();
  const { config } = useDeployment();
  return (
    <a className={styles["target"]} href={config.webshop} target="_blank" rel="noreferrer">
      {t("advantages.shop")}
    </a>
  );
};

/** The columns of the voucher lists (business §3): valid ones can be copied, ended ones say how they ended. */
export const useVoucherColumns = (ended: boolean): readonly Column<Voucher, VoucherColumn>[] => {
  const t = useText();
  const format = useFormat();
  return [
    {
      key: "code",
      header: t("advantages.column.code"),
      primary: true,
      whole: true,
      render: ({ code }) => (
        <>
          <span className={styles["code"]}>{code}</span>
          {ended ? null : <CopyButton small name={code} text={code} />}
        </>
      ),
    },
    {
      key: "value",
      header: t("advantages.column.value"),
      number: true,
      primary: true,
      render: ({ value }) => voucherValueText(format, value),
    },
    {
      key: "article",
      header: t("advantages.column.article"),
      render: ({ article }) =>
        article === null ? t("advantages.whole_cart") : `${article.number} ${article.name}`,
    },
    {
      key: "validUntil",
      header: t("advantages.column.validUntil"),
      whole: true,
      render: ({ validUntil }) => format.day(validUntil),
    },
    {
      key: "quantity",
      header: t("advantages.column.quantity"),
      whole: true,
      render: ({ left, quantity }) =>
        t("advantages.left", { left: format.number(left), quantity: format.number(quantity) }),
    },
    {
      key: "mostCart",
      header: t("advantages.column.mostCart"),
      number: true,
      render: ({ mostCart }) => (mostCart === null ? t("advantages.no_limit") : format.money(mostCart)),
    },
    ended
      ? {
          key: "status",
          header: t("advantages.column.status"),
          render: ({ status }) => (
            <Badge tone={tones[status.code] ?? "neutral"} label={voucherStatusText(t, status)} />
          ),
        }
      : {
          key: "actions",
          screenOnly: true,
          header: t("advantages.column.actions"),
          whole: true,
          render: () => <ShopLink />,
        },
  ];
};
