import type { Money } from "../../src/domain/kit/money.ts";
import type { Address } from "../../src/domain/orders/order.ts";
import type { Locale } from "../../src/domain/shell/locale.ts";
import type { PaperCode, PaperCustomer } from "./invoice.ts";
import { addressLines, inLanguage, type Issuer } from "./kit/in-language.ts";
import { fill } from "../fill.ts";
import type { DocumentTexts } from "./texts/document-texts.ts";

export type AgeBand = "not_due" | "1_30" | "31_60" | "over_60";

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

const known = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;

const rowOf = (
  { id, kind, date, dueOn, description, amount, open }: StatementAccount["items"][number],
  words: DocumentTexts["statement"],
  { day, money }: { readonly day: (date: Date) => string; readonly money: (money: Money) => string },
): readonly string[] => [
  id,
  day(date),
  dueOn === null ? "" : day(dueOn),
  [known(words.kinds, kind.code), description].filter((part) => part !== "").join(", "),
  money(amount),
  money(open),
];

/** A statement of account as PDF (business §1): what was open on a day, by currency, and its ages. */
export const statementPdf = async (
  { day: on, customer, billingAddress, accounts }: StatementPaper,
  locale: Locale,
  issuer: Issuer,
): Promise<Buffer> => {
  const { texts, values, paper } = inLanguage(locale, issuer);
  const words = texts.statement;
  const day = values.day(on);
  const title = fill(words.title, { day });
  const sheet = await paper(title, on);
  sheet.lines(billingAddress === null ? [customer.name] : addressLines(billingAddress, values));
  sheet.heading(title);
  sheet.facts([
    [texts.customerNumber, customer.debitor],
    [texts.vatId, customer.vatId],
  ]);
  sheet.paragraph(fill(accounts.length === 0 ? words.nothing : words.intro, { day }));
  for (const { items, balance } of accounts) {
    if (accounts.length > 1) sheet.subheading(balance.open.currency);
    sheet.table(
      [
        { heading: words.document, width: 17 },
        { heading: texts.date, width: 13 },
        { heading: words.dueOn, width: 13 },
        { heading: words.description, width: 27 },
        { heading: words.amount, width: 15, align: "right" },
        { heading: words.open, width: 15, align: "right" },
      ],
      items.map((item) => rowOf(item, words, values)),
    );
    sheet.sums([
      ...balance.ages.map(({ band, amount }) => ({
        name: known(words.ages, band.code),
        amount: values.money(amount),
      })),
      { name: words.overdue, amount: values.money(balance.overdue) },
      { name: words.balance, amount: values.money(balance.open), bold: true },
    ]);
  }
  return sheet.finish();
};
