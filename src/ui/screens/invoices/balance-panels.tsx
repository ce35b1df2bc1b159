import { useSelector } from "@xstate/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import { creditUse, type AccountBalance } from "../../../domain/invoices/account-balance.ts";
import type { Money } from "../../../domain/kit/money.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Icon } from "../../kit/buttons/icon.tsx";
import type { Elements } from "../../kit/elements.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Table } from "../../kit/lists/table.tsx";
import { Progress } from "../../kit/states/progress.tsx";
import { toneIcon } from "../../kit/states/tone.ts";
import { ShareBar } from "../../kit/states/share-bar.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { codeText } from "../../page/code-text.ts";
import detail from "../../page/detail.module.css";
import { useContent } from "../../resource/use-content.ts";
import { ResourceView } from "../../resource/resource-view.tsx";
import styles from "./invoices.module.css";

interface OfBalance {
  readonly balance: AccountBalance;
}

/** What is used of the credit limit, as a bar and as numbers. */
const Credit = ({ balance, limit }: OfBalance & { readonly limit: Money }) => {
  const t = useText();
  const format = useFormat();
  const { used, left } = creditUse(balance, limit);
  const share = limit.cents <= 0 ? undefined : Math.min(1, used.cents / limit.cents);
  return (
    <>
      {share === undefined ? null : <Progress bare share={share} label={t("balance.credit_share")} />}
      <DescriptionList
        rows
        facts={[
          { label: t("balance.credit_limit"), value: format.money(limit) },
          { label: t("balance.credit_used"), value: format.money(used) },
          { label: t("balance.credit_left"), value: format.money(left) },
        ]}
      />
    </>
  );
};

const Sums = ({ balance }: OfBalance) => {
  const t = useText();
  const format = useFormat();
  const { open, overdue, nextDue, creditLimit } = balance;
  return (
    <Panel heading={t("balance.title")}>
      <div className={styles["stack"]}>
        <DescriptionList
          rows
          facts={[
            { label: t("balance.open"), value: format.money(open) },
            { label: t("balance.overdue"), value: format.money(overdue), overdue: overdue.cents > 0 },
            {
              label: t("balance.next_due"),
              value:
                nextDue === null
                  ? t("invoices.none")
                  : t("balance.next_due.value", {
                      amount: format.money(nextDue.amount),
                      day: format.day(nextDue.day),
                    }),
            },
          ]}
        />
        {creditLimit === null ? null : <Credit balance={balance} limit={creditLimit} />}
        {balance.openDocuments === 0 ? null : <p className={styles["muted"]}>{t("invoices.settlement")}</p>}
      </div>
    </Panel>
  );
};

/** What is open by age: bars with their amounts, and the same numbers as a table. */
const Ages = ({ balance: { ages, open, openDocuments } }: OfBalance) => {
  const t = useText();
  const format = useFormat();
  const most = Math.max(1, ...ages.map(({ amount }) => amount.cents));
  const rows = ages.map(({ band, amount, documents }) => ({
    name: codeText(t, band, (code) => `balance.age.${code}`),
    amount,
    documents,
    isOverdue: band.code !== "not_due",
  }));
  return (
    <Panel heading={t("balance.ages")} flush>
      <ul className={styles["ages"]}>
        {rows.map(({ name, amount, isOverdue }) => (
          <li key={name}>
            <span className={styles["age"]}>
              <span>{name}</span>
              <span className={styles["amount"]}>{format.money(amount)}</span>
            </span>
            <ShareBar danger={isOverdue} share={Math.max(0, amount.cents) / most} />
          </li>
        ))}
      </ul>
      <details>
        <summary>{t("balance.ages.table")}</summary>
        <Table
          label={t("balance.ages")}
          compact
          rows={[...rows, { name: t("balance.total"), amount: open, documents: openDocuments }]}
          rowKey={({ name }) => name}
          columns={[
            { key: "name", header: t("balance.age"), primary: true, render: ({ name }) => name },
            {
              key: "amount",
              header: t("balance.amount"),
              primary: true,
              money: ({ amount }) => amount,
            },
            {
              key: "documents",
              header: t("balance.documents"),
              number: true,
              render: ({ documents }) => format.number(documents),
              secondary: "labelled",
            },
          ]}
        />
      </details>
    </Panel>
  );
};

/** An account's balance (business §1), for each of its currencies; nothing for an account without entries. */
export const Balances = <Request,>({
  actor,
}: {
  readonly actor: ResourceRef<Request, readonly AccountBalance[]>;
}) => {
  const t = useText();
  return (
    <div className={styles["balance"]}>
      <ResourceView
        failedTitle={t("balance.not_loaded")}
        actor={actor}
        skeleton={<Skeleton shape="card" count={2} />}
      >
        {(balances) =>
          balances.map((balance) => (
            <div key={balance.open.currency} className={detail["beside"]}>
              <Sums balance={balance} />
              <Ages balance={balance} />
            </div>
          ))
        }
      </ResourceView>
    </div>
  );
};

/**
 * What stands above a ledger, behind one button: the first row comes first. The button says what is open and overdue; its place is the same before
 * they are loaded.
 */
export const BalanceFold = <Request,>({
  actor,
  children,
}: {
  readonly actor: ResourceRef<Request, readonly AccountBalance[]>;
  readonly children: Elements;
}) => {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const [pressed, setPressed] = useState(false);
  // What could not be loaded is said without a press.
  const unfolded = useSelector(actor, (snapshot) => snapshot.hasTag("failed")) || pressed;
  return (
    <>
      <button
        type="button"
        data-screen-only
        className={styles["fold"]}
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setPressed(!pressed)}
      >
        <span className={styles["title"]}>{t("balance.title")}</span>
        <span className={styles["sums"]}>
          {useContent(actor)?.map(({ open, overdue }) => (
            <span key={open.currency} className={styles["sum"]}>
              <span>{`${t("kit.label", { name: t("balance.open") })} ${format.money(open)}`}</span>
              {overdue.cents === 0 ? null : (
                <span className={styles["overdue"]}>
                  <Icon of={toneIcon.danger} />
                  <span>{`${t("kit.label", { name: t("balance.overdue") })} ${format.money(overdue)}`}</span>
                </span>
              )}
            </span>
          ))}
        </span>
        <Icon of={ChevronDown} />
      </button>
      <div id={id} className={styles["folded"]} data-open={unfolded}>
        {children}
      </div>
    </>
  );
};
