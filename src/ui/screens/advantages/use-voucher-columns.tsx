import { columnsOf } from "../../lists/columns-of.ts";
import { voucherList } from "../../../domain/advantages/advantages.lists.ts";
import type { ColumnOf } from "../../../domain/kit/list.ts";
import type { Voucher } from "../../../domain/advantages/voucher.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { CopyButton } from "../../kit/buttons/copy-button.tsx";
import type { Column } from "../../kit/lists/table.tsx";
import { Badge, type BadgeProps } from "../../kit/states/badge.tsx";
import styles from "./advantages.module.css";
import { voucherStatusText } from "./advantages-labels.ts";
import { voucherValueText } from "./voucher-value-text.ts";

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
export const useVoucherColumns = (
  ended: boolean,
): readonly Column<Voucher, ColumnOf<typeof voucherList> | "actions">[] => {
  const t = useText();
  const format = useFormat();
  const columns = columnsOf(t, voucherList, {
    code: {
      primary: true,
      whole: true,
      render: ({ code }) => (
        <>
          <span className={styles["code"]}>{code}</span>
          {ended ? null : <CopyButton small name={code} text={code} />}
        </>
      ),
    },
    value: { number: true, primary: true, render: ({ value }) => voucherValueText(format, value) },
    article: ({ article }) =>
      article === null ? t("advantages.whole_cart") : `${article.number} ${article.name}`,
    validUntil: {
      whole: true,
      render: ({ validUntil }) => format.day(validUntil),
      secondary: ({ validUntil }) => t("advantages.valid_until", { day: format.day(validUntil) }),
    },
    quantity: {
      whole: true,
      render: ({ left, quantity }) =>
        t("advantages.left", { left: format.number(left), quantity: format.number(quantity) }),
    },
    mostCart: {
      money: ({ mostCart }) => mostCart ?? t("advantages.no_limit"),
      secondary: ({ mostCart }) =>
        mostCart === null ? null : t("advantages.most_cart", { amount: format.money(mostCart) }),
    },
    status: ({ status }) => (
      <Badge tone={tones[status.code] ?? "neutral"} label={voucherStatusText(t, status)} />
    ),
  });
  return ended
    ? columns
    : [
        ...columns.filter(({ key }) => key !== "status"),
        {
          key: "actions",
          screenOnly: true,
          header: t("advantages.column.actions"),
          whole: true,
          render: () => <ShopLink />,
        },
      ];
};
