import type { Dashboard } from "../../../domain/dashboard/dashboard.ts";
import { Link } from "../../kit/buttons/link.tsx";
import type { Money } from "../../../domain/kit/money.ts";
import { overdueSteps } from "../../../domain/dashboard/next-steps.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList, type Fact } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import styles from "./dashboard.module.css";

type Figures = NonNullable<Dashboard["invoices"]>[number];

/** A sum, with a link to the documents that it is made of. */
const Unpaid = ({
  amount,
  documents,
  search,
}: {
  readonly amount: Money;
  readonly documents: number;
  /** Of the list, which begins with what is open. */
  readonly search: string;
}) => {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <span>{format.money(amount)}</span>
      {documents === 0 ? null : (
        <>
          <span aria-hidden="true"> · </span>
          <Link to={{ pathname: routes.invoices.path, search }}>
            {t("dashboard.invoices.documents", { count: documents, number: format.number(documents) })}
          </Link>
        </>
      )}
    </>
  );
};

/** What is overdue is said once: here where it is not among what to do first, from which it was dismissed. */
const useFacts = (dismissed: Dashboard["dismissed"]): ((figures: Figures) => readonly Fact[]) => {
  const t = useText();
  return (figures) => {
    const { open, overdue, openDocuments, overdueDocuments } = figures;
    const isDismissed = overdueSteps([figures]).some(({ key }) => dismissed.includes(key));
    return [
      {
        label: t("dashboard.invoices.open"),
        value: <Unpaid amount={open} documents={openDocuments} search="" />,
      },
      {
        label: t("dashboard.invoices.overdue"),
        value: isDismissed ? (
          <Unpaid amount={overdue} documents={overdueDocuments} search="tab=overdue" />
        ) : null,
        overdue: true,
      },
    ];
  };
};

/** What is open, with a link to the invoices (business §1); nothing where everything is paid. */
export const InvoicesPanel = ({
  invoices,
  dismissed,
}: Pick<Dashboard, "dismissed"> & { readonly invoices: NonNullable<Dashboard["invoices"]> }) => {
  const t = useText();
  const facts = useFacts(dismissed);
  const unpaid = invoices.filter(({ openDocuments }) => openDocuments > 0);
  if (unpaid.length === 0) return null;
  return (
    <Panel
      heading={t("dashboard.invoices")}
      actions={
        <Link to={{ pathname: routes.invoices.path, search: "tab=all" }}>{t("dashboard.invoices.all")}</Link>
      }
    >
      <div className={styles["stack"]}>
        {unpaid.map((figures) => (
          <DescriptionList key={figures.open.currency} rows facts={facts(figures)} />
        ))}
        <p className={styles["muted"]}>{t("invoices.settlement")}</p>
      </div>
    </Panel>
  );
};
