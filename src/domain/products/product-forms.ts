import * as Schema from "effect/Schema";
import { isBlank } from "../kit/blank.ts";
import { found, type Check, type Checked } from "../kit/checked.ts";
import type { InputProblem } from "../kit/field-problems.ts";
import { typed } from "../kit/typed.ts";
import { readDay } from "../kit/read-day.ts";
import type { CountedService, TimedService } from "./cloud-service.ts";
import { PRODUCT_NAME_LIMIT, PROJECT_LIMIT, ProductSettings, type Product } from "./product.ts";
import { type LicenceCode, type SerialNumber } from "./serial-number.ts";
import { readLicenceCode, readSerial, serialFault, licenceFault } from "./typed-serial.ts";

type Read<Value> = { readonly value: Value } | { readonly problem: InputProblem };

const valid = <Request>(request: Request): Checked<never, Request> => ({ _tag: "Valid", request });
const problemOf = (read: Read<unknown>): InputProblem | undefined =>
  "problem" in read ? read.problem : undefined;

const invalid = <Values>(problems: Parameters<typeof found<Values>>[0]): Checked<Values, never> => ({
  _tag: "Invalid",
  problems: found<Values>(problems),
});

const read = <Value>(
  text: string,
  parse: (text: string) => Value | undefined,
  wrong: (text: string) => InputProblem,
): Read<Value> => {
  if (isBlank(text)) return { problem: "MISSING" };
  const value = parse(text);
  return value === undefined ? { problem: wrong(text) } : { value };
};
const serialFrom = (text: string): Read<SerialNumber> => read(text, readSerial, serialFault);
const licenceFrom = (text: string): Read<LicenceCode> => read(text, readLicenceCode, licenceFault);

/** A serial number that differs from the product's own. */
const otherSerialFrom = (text: string, own: SerialNumber): Read<SerialNumber> => {
  const serial = serialFrom(text);
  return "value" in serial && serial.value === own ? { problem: "SAME_SERIAL" } : serial;
};

export interface RegistrationValues {
  readonly serial: string;
  readonly licence_code: string;
}
export interface RegistrationRequest {
  readonly serial: SerialNumber;
  readonly licence_code: LicenceCode;
}

/** Checks the form that registers a device. */
export const checkRegistration: Check<RegistrationValues, RegistrationRequest> = (values) => {
  const serial = serialFrom(values.serial);
  const licence = licenceFrom(values.licence_code);
  if ("value" in serial && "value" in licence)
    return valid({ serial: serial.value, licence_code: licence.value });
  return invalid<RegistrationValues>({ serial: problemOf(serial), licence_code: problemOf(licence) });
};

/** The product of a form. */
export interface AboutProduct {
  readonly serial: SerialNumber;
}
/** The product and service of a form. */
export interface AboutService extends AboutProduct {
  readonly service: TimedService;
}

/** The wanted state of a service without an end date. */
export interface SwitchRequest extends AboutProduct {
  readonly service: CountedService;
  readonly on: boolean;
}

export interface ReplacementValues extends AboutProduct {
  readonly new_serial: string;
  readonly licence_code: string;
}
export interface ReplacementRequest extends AboutProduct {
  readonly new_serial: SerialNumber;
  readonly licence_code: LicenceCode;
}

/** Checks the form that replaces a device. */
export const checkReplacement: Check<ReplacementValues, ReplacementRequest> = ({
  serial,
  new_serial,
  licence_code,
}) => {
  const newSerial = otherSerialFrom(new_serial, serial);
  const licence = licenceFrom(licence_code);
  if ("value" in newSerial && "value" in licence)
    return valid({ serial, new_serial: newSerial.value, licence_code: licence.value });
  return invalid<ReplacementValues>({ new_serial: problemOf(newSerial), licence_code: problemOf(licence) });
};

/** The values are sent as typed. */
export interface DeletionValues extends AboutProduct {
  readonly confirmation: string;
}

/** Checks the deletion form: the serial number is typed again to prevent mistakes. */
export const checkDeletion: Check<DeletionValues, DeletionValues> = ({ serial, confirmation }) => {
  if (readSerial(confirmation) === serial) return valid({ serial, confirmation });
  return invalid<DeletionValues>({ confirmation: isBlank(confirmation) ? "MISSING" : "OTHER_SERIAL" });
};

export interface ActivationValues extends AboutService {
  readonly mode: "test" | "code";
  readonly licence_code: string;
}
export interface ActivationRequest extends AboutService {
  readonly licence_code?: LicenceCode;
}

/** Checks the activation form: a licence code, or none for the test month (business §9). */
export const checkActivation: Check<ActivationValues, ActivationRequest> = ({
  mode,
  licence_code,
  ...about
}) => {
  if (mode === "test") return valid(about);
  const licence = licenceFrom(licence_code);
  return "value" in licence
    ? valid({ ...about, licence_code: licence.value })
    : invalid<ActivationValues>({ licence_code: licence.problem });
};

export interface RenewalValues extends AboutService {
  readonly licence_code: string;
}
export interface RenewalRequest extends AboutService {
  readonly licence_code: LicenceCode;
}

/** Checks the renewal form: a licence code. */
export const checkRenewal: Check<RenewalValues, RenewalRequest> = ({ licence_code, ...about }) => {
  const licence = licenceFrom(licence_code);
  return "value" in licence
    ? valid({ ...about, licence_code: licence.value })
    : invalid<RenewalValues>({ licence_code: licence.problem });
};

export interface TransferValues extends AboutService {
  readonly to_serial: string;
}
export interface TransferRequest extends AboutService {
  readonly to_serial: SerialNumber;
}

/** Checks the transfer form: the target product. */
export const checkTransfer: Check<TransferValues, TransferRequest> = ({ to_serial, ...about }) => {
  const target = otherSerialFrom(to_serial, about.serial);
  return "value" in target
    ? valid({ ...about, to_serial: target.value })
    : invalid<TransferValues>({ to_serial: target.problem });
};

export interface ProductSettingsValues extends AboutProduct {
  readonly name: string;
  readonly project: string;
  /** Such as `2026-02-03`, or empty. */
  readonly purchase_date: string;
  readonly external_address: string;
  readonly version: number;
}
export type SettingsRequest = AboutProduct & ProductSettings & { readonly version: number };

/** In the order of the screen. */
export const productSettingsFields = [
  "name",
  "project",
  "purchase_date",
  "external_address",
] as const satisfies readonly (keyof ProductSettingsValues)[];

/** A product's settings as form values. */
export const settingsOf = ({
  serial,
  name,
  project,
  purchaseDate,
  network,
  version,
}: Product): ProductSettingsValues => ({
  serial,
  name,
  project,
  purchase_date: purchaseDate?.toISOString().slice(0, 10) ?? "",
  external_address: network.externalAddress,
  version,
});

const isAddress = Schema.is(ProductSettings.fields.external_address);

const dayFrom = (text: string): Read<Date | undefined> => {
  if (text === "") return { value: undefined };
  const day = readDay(text);
  return day === undefined ? { problem: "NOT_A_DAY" } : { value: day };
};

/** Checks the settings form; texts are trimmed. */
export const checkSettings: Check<ProductSettingsValues, SettingsRequest> = ({
  serial,
  version,
  ...texts
}) => {
  const [name, project] = [texts.name.trim(), texts.project.trim()];
  const address = typed(texts.external_address, "code").trim();
  const day = dayFrom(texts.purchase_date);
  const problems = found<ProductSettingsValues>({
    name: isBlank(name) ? "MISSING" : name.length > PRODUCT_NAME_LIMIT ? "TOO_LONG" : undefined,
    project: project.length > PROJECT_LIMIT ? "TOO_LONG" : undefined,
    purchase_date: problemOf(day),
    external_address: isAddress(address) ? undefined : "NOT_AN_ADDRESS",
  });
  if ("problem" in day || Object.keys(problems).length > 0) return { _tag: "Invalid", problems };
  return valid({
    serial,
    name,
    project,
    external_address: address,
    version,
    ...(day.value === undefined ? {} : { purchase_date: day.value }),
  });
};
