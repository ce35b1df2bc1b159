import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import {
  CREDITOR_LIMIT,
  Creditor,
  isBic,
  isIban,
  isQrIban,
  isSwiss,
} from "../src/domain/invoices/creditor.ts";
import { EnvironmentRefused, given, type Variables } from "./variables.ts";

const demoName = "Home Automation Manufacturing GmbH";

/** The demo data's accounts, of the currencies that the demo data has; their numbers are the examples of the registry of account numbers. */
const demoCreditors: readonly Creditor[] = [
  { currency: "EUR", name: demoName, iban: "AT611904300234573201", bic: "BKAUATWWXXX" },
  { currency: "CZK", name: demoName, iban: "CZ6508000000192000145399", bic: "GIBACZPXXXX" },
  {
    currency: "CHF",
    name: demoName,
    iban: "CH9300762011623852957",
    bic: "BLKBCH22XXX",
    address: { street: "Industriestrasse", building: "7", zip: "6300", town: "Zug", country: "CH" },
  },
  { currency: "PLN", name: demoName, iban: "PL61109010140000071219812874", bic: "WBKPPLPPXXX" },
];

const refuse = (message: string): never => {
  throw new EnvironmentRefused(message);
};

/** The account for EUR of the three variables; none where none of them is set. */
const readOne = (variables: Variables): readonly Creditor[] => {
  const names = ["CREDITOR_NAME", "CREDITOR_IBAN", "CREDITOR_BIC"] as const;
  const [name, iban, bic] = names.map((variable) => given(variables, variable));
  if (name === undefined && iban === undefined && bic === undefined) return [];
  if (name === undefined || iban === undefined || bic === undefined)
    return refuse(`${names.join(", ")} belong together: set all of them, or none.`);
  const creditor = { currency: "EUR", name, iban: plain(iban), bic: plain(bic) };
  if (name.length > CREDITOR_LIMIT) refuse(`CREDITOR_NAME must have at most ${CREDITOR_LIMIT} characters.`);
  if (!isIban(creditor.iban)) refuse(`CREDITOR_IBAN must be an IBAN with right check digits, not "${iban}".`);
  if (!isBic(creditor.bic))
    refuse(`CREDITOR_BIC must have 8 or 11 characters, such as BKAUATWW, not "${bic}".`);
  return [creditor];
};

/** As people write it, with spaces and small letters, in the form that is sent. */
const plain = (code: string): string => code.replaceAll(" ", "").toUpperCase();

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(
      `CREDITORS must be a list in JSON, such as [{"currency":"EUR","name":…,"iban":…,"bic":…}].`,
    );
  }
};

const decodeAll = Schema.decodeUnknownResult(Schema.Array(Creditor), { onExcessProperty: "error" });

/** An entry with its codes in the form that is sent. */
const withPlainCodes = (entry: unknown): unknown =>
  typeof entry === "object" && entry !== null
    ? Object.fromEntries(
        Object.entries(entry).map(([name, value]) => [
          name,
          typeof value === "string" && (name === "iban" || name === "bic") ? plain(value) : value,
        ]),
      )
    : entry;

const readList = (text: string | undefined): readonly Creditor[] => {
  if (text === undefined) return [];
  const list = jsonOf(text);
  const decoded = decodeAll(Array.isArray(list) ? list.map(withPlainCodes) : list);
  if (Result.isFailure(decoded)) return refuse(`CREDITORS is not right: ${decoded.failure.message}`);
  for (const { currency, iban, address } of decoded.success) {
    if (currency !== "CHF" || !isSwiss(iban)) continue;
    if (address === undefined)
      refuse(
        `CREDITORS: the account for CHF needs "address" (street, building, zip, town, country): a QR-bill names it.`,
      );
    if (isQrIban(iban))
      refuse(
        `CREDITORS: "${iban}" is a QR-IBAN, which takes structured references alone: name the account's IBAN.`,
      );
  }
  return decoded.success;
};

/**
 * Who is paid: an account for each currency, from `CREDITORS` and from the three variables of the account for EUR, which comes first; examples in
 * development, if none is set. Throws EnvironmentRefused with a message for the person who starts the portal.
 */
export const readCreditors = (
  variables: Variables,
  mode: "development" | "production",
): readonly Creditor[] => {
  const creditors = [...readOne(variables), ...readList(given(variables, "CREDITORS"))];
  const currencies = creditors.map(({ currency }) => currency);
  const twice = currencies.find((currency, at) => currencies.indexOf(currency) !== at);
  if (twice !== undefined)
    refuse(`CREDITORS has two accounts for ${twice}: each currency has one. CREDITOR_IBAN is that for EUR.`);
  return creditors.length === 0 && mode === "development" ? demoCreditors : creditors;
};
