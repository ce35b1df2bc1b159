import type { ListRanges } from "../../domain/kit/list.ts";
import { typed } from "../../domain/kit/typed.ts";
import { centsOf, decimalAmount } from "../../domain/kit/decimal-amount.ts";

/** The bounds of amounts, in cents. */
export type AmountRange = Pick<ListRanges, "min" | "max">;

const printBound = (cents: number | undefined): string => (cents === undefined ? "" : decimalAmount(cents));

/** Amounts as a value in the address: `100.00..250.50`, both included; a bound may be left out. Empty without bounds. */
export const printAmounts = ({ min, max }: AmountRange): string =>
  min === undefined && max === undefined ? "" : `${printBound(min)}..${printBound(max)}`;

/** The bounds of a value in the address; undefined if it has none. */
export const readAmounts = (value: string): AmountRange | undefined => {
  const [first = "", last = "", ...more] = value.split("..");
  const [min, max] = [first === "" ? undefined : centsOf(first), last === "" ? undefined : centsOf(last)];
  const isOne = !value.includes("..") || more.length > 0;
  const isWrong = (first !== "" && min === undefined) || (last !== "" && max === undefined);
  if (isOne || isWrong || (min === undefined && max === undefined)) return undefined;
  if (min !== undefined && max !== undefined && min > max) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
};

/** An amount as people would type it. */
export const amountText = (tag: string, cents: number): string =>
  new Intl.NumberFormat(tag, {
    useGrouping: false,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

/** An amount as people type it, with a comma or a point and with separated thousands, in cents; undefined if it is none. */
export const readTyped = (text: string): number | undefined => {
  const bare = typed(text, "code").replaceAll(/[\s'’]/g, "");
  // What has one or two digits after it is the decimal sign; the others separate thousands.
  const [, whole = "", fraction = ""] = /^(-?[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  const isGrouped = /^-?\d{1,3}([.,]\d{3})+$/.test(whole);
  const digits = isGrouped ? whole.replaceAll(/[.,]/g, "") : whole;
  return centsOf(fraction === "" ? digits : `${digits}.${fraction}`);
};
