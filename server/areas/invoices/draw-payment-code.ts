import { SwissQRCode } from "swissqrbill/svg";
import { encode } from "uqr";
import {
  epcText,
  SPD_MESSAGE,
  spdText,
  type PaymentCode,
  type Transfer,
} from "../../../src/domain/invoices/payment-code.ts";
import { isSwiss } from "../../../src/domain/invoices/creditor.ts";

/** Rows of modules, true where they are dark. */
type Rows = readonly (readonly boolean[])[];

/** The dark modules of a code as an SVG path, each run of a row as one rectangle. */
const pathOf = (rows: Rows): string =>
  rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "#" : "."))
          .join("")
          .matchAll(/#+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1H${index}z`),
    )
    .join("");

/** The light modules around a code, without which no app finds it; around a Swiss one 5 mm of a code of 46 mm (its standard). */
const QUIET_ZONE = 4;
const SWISS_QUIET_ZONE = 7;

/** A code of a text (error correction level M); `maxVersion` is the largest version that its standard allows. */
const codeOf = (standard: "epc" | "spd", text: string, maxVersion: number): PaymentCode => {
  const { size, data } = encode(text, { ecc: "M", boostEcc: false, maxVersion, border: QUIET_ZONE });
  return { standard, size, layers: [{ tone: "dark", path: pathOf(data) }] };
};

/** The side of the library's picture, in mm. */
const SWISS_SIDE = 46;

/** The QR-bill's code, which its library draws as squares in mm: the modules, and the cross in the middle of them. */
const swissCodeOf = ({ account, amount, reference }: Transfer): PaymentCode | null => {
  const { name, iban, address } = account;
  if (address === undefined || !isSwiss(iban)) return null;
  const picture = new SwissQRCode(
    {
      currency: "CHF",
      amount: amount.cents / 100,
      message: reference,
      creditor: {
        name,
        account: iban,
        address: address.street,
        ...(address.building !== undefined && { buildingNumber: address.building }),
        zip: address.zip,
        city: address.town,
        country: address.country,
      },
    },
    SWISS_SIDE,
  ).toString();
  const rectangles = [
    ...picture.matchAll(
      /<rect x="([\d.]+)mm" y="([\d.]+)mm" width="([\d.]+)mm" height="([\d.]+)mm" fill="(black|white)"/g,
    ),
  ].map(([, x, y, width, height, fill]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
    fill,
  }));
  const [module] = rectangles;
  if (module === undefined) throw new TypeError("the library of QR-bills has drawn nothing");
  const modules = Math.round(SWISS_SIDE / module.width);
  const isModule = ({ width }: { readonly width: number }) => Math.abs(width - module.width) < 0.001;
  const dark = new Set(
    rectangles
      .filter(isModule)
      .map(({ x, y }) => `${Math.round(x / module.width)} ${Math.round(y / module.width)}`),
  );
  const inside = (at: number): number => at - SWISS_QUIET_ZONE;
  const size = modules + 2 * SWISS_QUIET_ZONE;
  const all = Array.from({ length: size }, (_, at) => at);
  const rows = all.map((y) => all.map((x) => dark.has(`${inside(x)} ${inside(y)}`)));
  const inModules = (mm: number): string => String(Math.round((mm / module.width) * 100) / 100);
  const cross = rectangles
    .filter((rectangle) => !isModule(rectangle))
    .map(({ x, y, width, height, fill }) => {
      const [left, top] = [x, y].map((at) => inModules(at + SWISS_QUIET_ZONE * module.width));
      const path = `M${left} ${top}h${inModules(width)}v${inModules(height)}H${left}z`;
      return { tone: fill === "black" ? ("dark" as const) : ("light" as const), path };
    });
  return { standard: "swiss", size, layers: [{ tone: "dark", path: pathOf(rows) }, ...cross] };
};

/** The largest versions that the standards for EUR and CZK allow. */
const EPC_VERSION = 13;
const SPD_VERSION = 12;

/** The code of a transfer that banking apps read; null where the currency has no standard, or the reference is too long for one. */
export const drawPaymentCode = (transfer: Transfer): PaymentCode | null => {
  switch (transfer.amount.currency) {
    case "EUR":
      return codeOf("epc", epcText(transfer), EPC_VERSION);
    case "CZK":
      return transfer.reference.length > SPD_MESSAGE ? null : codeOf("spd", spdText(transfer), SPD_VERSION);
    case "CHF":
      return swissCodeOf(transfer);
    default:
      return null;
  }
};
