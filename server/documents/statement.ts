import type { Money } from "../../src/domain/kit/money.ts";
import type { Address } from "../../src/domain/orders/address.ts";
import type { Locale } from "../../src/domain/shell/locale.ts";
import type { PaperCode, PaperCustomer } from "./invoice.ts";
import { addressLines, inLanguage, type InLanguage, type Issuer } from "./kit/in-language.ts";

/** What was open in one currency on the day. */
interface StatementAccount {
  readonly items: readonly {
    readonly id: string;
    readonly kind: PaperCode;
    readonly date: Date;
    readonly dueOn: Date | null;
    readonly description: string;
    readonly amount: Money;
    readonly open: Money;
  }[];
  readonly balance: {
    readonly open: Money;
    readonly overdue: Money;
    readonly ages: readonly { readonly band: PaperCode; readonly amount: Money }[];
  };
}

/** What a statement of account on a day shows (business §1). */
export interface StatementPaper {
  readonly day: Date;
  readonly customer: PaperCustomer;
  readonly billingAddress: Address | null;
  readonly accounts: readonly StatementAccount[];
}

const rowOf = (
  { id, kind, date, dueOn, description, amount, open }: StatementAccount["items"][number],
  { codeText, values: { day, money } }: Pick<InLanguage, "codeText" | "values">,
): readonly string[] => [
  id,
  day(date),
  dueOn === null ? "" : day(dueOn),
  [codeText(kind.code, (code) => `document.statement.kind.${code}`), description]
    .filter((part) => part !== "")
    .join(", "),
  money(amount),
  money(open),
];

/** A statement of account as PDF (business §1): what was open on a day, by currency, and its ages. */
export const statementPdf = async (
  { day: on, customer, billingAddress, accounts }: StatementPaper,
  locale: Locale,
  issuer: Issuer,
): Promise<Buffer> => {
  const language = inLanguage(locale, issuer);
  const { t, values, codeText, paper } = language;
  const day = values.day(on);
  const title = t("document.statement.title", { day });
  const sheet = await paper(title, on);
  sheet.lines(billingAddress === null ? [customer.name] : addressLines(billingAddress, values));
  sheet.heading(title);
  sheet.facts([
    [t("document.customer_number"), customer.debitor],
    [t("document.vat_id"), customer.vatId],
  ]);
  sheet.paragraph(
    t(accounts.length === 0 ? "document.statement.nothing" : "document.statement.intro", { day }),
  );
  for (const { items, balance } of accounts) {
    if (accounts.length > 1) sheet.subheading(balance.open.currency);
    sheet.table(
      [
        { heading: t("document.statement.document"), width: 19 },
        { heading: t("document.date"), width: 13 },
        { heading: t("document.statement.due_on"), width: 13 },
        { heading: t("document.statement.description"), width: 25 },
        { heading: t("document.statement.amount"), width: 15, align: "right" },
        { heading: t("document.statement.open"), width: 15, align: "right" },
      ],
      items.map((item) => rowOf(item, language)),
    );
    sheet.sums([
      ...balance.ages.map(({ band, amount }) => ({
        name: codeText(band.code, (code) => `document.statement.age.${code}`),
        amount: values.money(amount),
      })),
      { name: t("document.statement.overdue"), amount: values.money(balance.overdue) },
      { name: t("document.statement.balance"), amount: values.money(balance.open), bold: true },
    ]);
  }
  return sheet.finish();
};
