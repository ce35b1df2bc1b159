/** A decimal number as it is on the wire: "12.50", "-3". */
export const decimal = /^-?\d{1,12}(\.\d{1,2})?$/;

/** The cents of a text that matches `decimal`. */
export const toCents = (amount: string): number => {
  const [whole = "0", fraction = ""] = amount.replace("-", "").split(".");
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return amount.startsWith("-") && cents > 0 ? -cents : cents;
};

/** The cents of a decimal number such as "12.50"; undefined if it is none. */
export const centsOf = (amount: string): number | undefined =>
  decimal.test(amount) ? toCents(amount) : undefined;

/** Cents as a decimal number: -1250 is "-12.50". */
export const decimalAmount = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
