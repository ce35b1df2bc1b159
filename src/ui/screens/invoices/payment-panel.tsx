import type { PaymentCode } from "../../../domain/invoices/payment-code.ts";
import { decimalAmount } from "../../../domain/kit/decimal-amount.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { CopyButton } from "../../kit/buttons/copy-button.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import styles from "./invoices.module.css";

interface Datum {
  readonly label: string;
  readonly shown: string;
  /** As a banking form takes it, where that differs. */
  readonly copied?: string;
}

/** Groups of four, as an account number is printed. */
const grouped = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** The payment code (EPC069-12), and the same data as text to copy. */
export const PaymentPanel = ({ code }: { readonly code: PaymentCode }) => {
  const t = useText();
  const format = useFormat();
  const { creditor, amount, reference, size, path } = code;
  const data: readonly Datum[] = [
    { label: t("invoice.pay.creditor"), shown: creditor.name },
    { label: t("invoice.pay.iban"), shown: grouped(creditor.iban), copied: creditor.iban },
    { label: t("invoice.pay.bic"), shown: creditor.bic },
    { label: t("invoice.pay.amount"), shown: format.money(amount), copied: decimalAmount(amount.cents) },
    { label: t("invoice.pay.reference"), shown: reference },
  ];
  return (
    <Panel heading={t("invoice.pay")}>
      <div className={styles["pay"]}>
        <svg
          role="img"
          aria-label={t("invoice.pay.code")}
          className={styles["qr"]}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </svg>
        <div className={styles["stack"]}>
          <p>{t("invoice.pay.text")}</p>
          <dl className={styles["data"]}>
            {data.map(({ label, shown, copied = shown }) => (
              <div key={label}>
                <dt className={styles["muted"]}>{label}</dt>
                <dd className={styles["datum"]}>
                  <span>{shown}</span>
                  <CopyButton name={label} text={copied} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Panel>
  );
};
