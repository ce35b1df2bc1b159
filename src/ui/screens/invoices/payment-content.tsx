import { getInvoicePayment, getOrderPayment } from "../../../api/payment.calls.ts";
import { decimalAmount } from "../../../domain/kit/decimal-amount.ts";
import type { PaymentCode } from "../../../domain/invoices/payment-code.ts";
import type { Asked } from "../../../domain/invoices/paying.ts";
import type { Payment } from "../../../domain/invoices/payment.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { CopyButton } from "../../kit/buttons/copy-button.tsx";
import { ExternalButton } from "../../kit/buttons/external-button.tsx";
import { DocumentLink } from "../../page/document-link.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { TicketLink } from "../tickets/ticket-link.tsx";
import { askedText } from "./asked-text.ts";
import type { Paid } from "./pay.tsx";
import styles from "./payment.module.css";

type How = Payment["how"];
type Of<Tag extends How["_tag"]> = Extract<How, { readonly _tag: Tag }>;

/** Groups of four, as an account number is printed. */
const grouped = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, "$1 ");

const Code = ({ code: { standard, size, layers } }: { readonly code: PaymentCode }) => {
  const t = useText();
  return (
    <svg
      role="img"
      aria-label={t("pay.code", { standard: t(`pay.code.${standard}`) })}
      className={styles["qr"]}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      {layers.map(({ tone, path }, at) => (
        <path key={at} className={styles[tone]} d={path} />
      ))}
    </svg>
  );
};

interface Datum {
  readonly label: string;
  readonly shown: string;
  /** As a banking form takes it, where that differs. */
  readonly copied?: string;
}

/** The account, the sum and the reference, to copy, and the code of the same data. */
const Transfer = ({ how: { account, amount, reference, code } }: { readonly how: Of<"Transfer"> }) => {
  const t = useText();
  const format = useFormat();
  const data: readonly Datum[] = [
    { label: t("pay.amount"), shown: format.money(amount), copied: decimalAmount(amount.cents) },
    { label: t("pay.iban"), shown: grouped(account.iban), copied: account.iban },
    { label: t("pay.bic"), shown: account.bic },
    { label: t("pay.reference"), shown: reference },
    { label: t("pay.creditor"), shown: account.name },
  ];
  return (
    <div className={styles["transfer"]}>
      <div className={styles["stack"]}>
        <p>{t(code === null ? "pay.copy" : "pay.scan")}</p>
        <dl className={styles["data"]}>
          {data.map(({ label, shown, copied = shown }) => (
            <div key={label}>
              <dt className={styles["label"]}>{label}</dt>
              <dd className={styles["datum"]}>
                <span>{shown}</span>
                <CopyButton small name={label} text={copied} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles["label"]}>{t("invoices.settlement")}</p>
      </div>
      {code === null ? null : <Code code={code} />}
    </div>
  );
};

const Apart = ({ how: { reason, documents } }: { readonly how: Of<"Apart"> }) => {
  const t = useText();
  return (
    <>
      <p>{t(`pay.apart.${reason}`)}</p>
      {reason === "length" ? null : (
        <ul className={styles["documents"]}>
          {documents.map((number) => (
            <li key={number}>
              <DocumentLink kind="invoice" id={number} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** The sum, and what happens with it. */
const AskedFor = ({ asked }: { readonly asked: Asked }) => {
  const t = useText();
  const format = useFormat();
  return (
    <>
      {asked._tag === "Settled" ? null : <p className={styles["asked"]}>{format.money(asked.amount)}</p>}
      <p>{askedText(t, format, asked)}</p>
    </>
  );
};

const How = ({ how, paid }: { readonly how: How; readonly paid: Paid }) => {
  const t = useText();
  const format = useFormat();
  const { config } = useDeployment();
  switch (how._tag) {
    case "Transfer":
      return <Transfer how={how} />;
    case "Apart":
      return <Apart how={how} />;
    case "NoAccount": {
      const { amount, reference } = how;
      return (
        <>
          <p className={styles["asked"]}>{format.money(amount)}</p>
          <p>{t("pay.no_account", { currency: amount.currency, number: reference })}</p>
          <p>
            <TicketLink about={"order" in paid ? { order: paid.order } : { invoice: paid.invoices[0] }}>
              {t("pay.no_account.ask")}
            </TicketLink>
          </p>
        </>
      );
    }
    case "Shop":
      return (
        <>
          <AskedFor asked={how} />
          <p>
            <ExternalButton variant="primary" href={config.webshop}>
              {t("pay.shop.open")}
            </ExternalButton>
          </p>
        </>
      );
    case "Debit":
    case "Otherwise":
    case "Credit":
    case "Settled":
      return <AskedFor asked={how} />;
  }
};

/** The documents of one payment, with what is open of each. */
const Documents = ({ documents }: Pick<Payment, "documents">) => {
  const t = useText();
  const format = useFormat();
  return (
    <details>
      <summary>
        {t("pay.documents", { count: documents.length, number: format.number(documents.length) })}
      </summary>
      <ul className={styles["documents"]}>
        {documents.map(({ number, open }) => (
          <li key={number}>
            <span>{number}</span> <span className={styles["sum"]}>{format.money(open)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

const PaymentView = <Request,>({
  actor,
  paid,
}: {
  readonly actor: ResourceRef<Request, Payment>;
  readonly paid: Paid;
}) => {
  const t = useText();
  return (
    <ResourceView
      actor={actor}
      failedTitle={t("pay.not_loaded")}
      skeleton={<Skeleton shape="card" count={1} />}
    >
      {({ how, documents }) => (
        <div className={styles["stack"]}>
          <How how={how} paid={paid} />
          {documents.length === 1 || how._tag === "Apart" ? null : <Documents documents={documents} />}
        </div>
      )}
    </ResourceView>
  );
};

const OrderPayment = ({ paid }: { readonly paid: Extract<Paid, { readonly order: unknown }> }) => (
  <PaymentView actor={useResource(getOrderPayment, { id: paid.order })} paid={paid} />
);

const InvoicePayment = ({ paid }: { readonly paid: Extract<Paid, { readonly invoices: unknown }> }) => (
  <PaymentView actor={useResource(getInvoicePayment, { ids: paid.invoices })} paid={paid} />
);

/** How an order, an invoice or several invoices are paid (business §3, §9), as the server says. */
export const PaymentContent = ({ paid }: { readonly paid: Paid }) =>
  "order" in paid ? <OrderPayment paid={paid} /> : <InvoicePayment paid={paid} />;
