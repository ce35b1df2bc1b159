import * as Schema from "effect/Schema"
import type { TimedService } from "./cloud-service.ts"
import { PRODUCT_NAME_LIMIT, PROJECT_LIMIT, ProductSettings, type Product } from "./product.ts"
import { readLicenceCode, readSerial, type LicenceCode, type SerialNumber } from "./serial-number.ts"

/** What is wrong with what somebody typed, before it is sent. */
export type FieldProblem = "missing" | "not_a_serial" | "not_a_licence_code" | "same_serial" | "other_serial" | "too_long" | "not_a_day" | "not_an_address"

/** What is wrong with the fields of a form; a field that is fine is left out. */
export type Problems<Fields> = Readonly<Partial<Record<keyof Fields, FieldProblem>>>

/** What was typed: a request that can be sent, or what is wrong with it. */
export type Checked<Fields, Request> = { readonly _tag: "Valid"; readonly request: Request } | { readonly _tag: "Invalid"; readonly problems: Problems<Fields> }

type Read<Value> = { readonly value: Value } | { readonly problem: FieldProblem }

const valid = <Request>(request: Request): Checked<never, Request> => ({ _tag: "Valid", request })
const problemOf = (read: Read<unknown>): FieldProblem | undefined => ("problem" in read ? read.problem : undefined)

/** Those of the fields that have a problem. */
const invalid = <Fields>(found: Readonly<Partial<Record<keyof Fields, FieldProblem | undefined>>>): Checked<Fields, never> =>
  ({ _tag: "Invalid", problems: Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined)) as Problems<Fields> })

const read = <Value>(text: string, parse: (text: string) => Value | undefined, wrong: FieldProblem): Read<Value> => {
  if (!/\S/.test(text)) return { problem: "missing" }
  const value = parse(text)
  return value === undefined ? { problem: wrong } : { value }
}
const serialFrom = (text: string): Read<SerialNumber> => read(text, readSerial, "not_a_serial")
const licenceFrom = (text: string): Read<LicenceCode> => read(text, readLicenceCode, "not_a_licence_code")

/** A serial number that must not be that of the product itself. */
const otherSerialFrom = (text: string, own: SerialNumber): Read<SerialNumber> => {
  const serial = serialFrom(text)
  return "value" in serial && serial.value === own ? { problem: "same_serial" } : serial
}

export interface RegistrationFields { readonly serial: string; readonly licence_code: string }
export interface RegistrationRequest { readonly serial: SerialNumber; readonly licence_code: LicenceCode }

/** What is typed to register a device. */
export const checkRegistration = (_: object, fields: RegistrationFields): Checked<RegistrationFields, RegistrationRequest> => {
  const serial = serialFrom(fields.serial)
  const licence = licenceFrom(fields.licence_code)
  if ("value" in serial && "value" in licence) return valid({ serial: serial.value, licence_code: licence.value })
  return invalid<RegistrationFields>({ serial: problemOf(serial), licence_code: problemOf(licence) })
}

/** The product that a form is about. */
export interface AboutProduct { readonly serial: SerialNumber }
/** The service of a product that a form is about. */
export interface AboutService extends AboutProduct { readonly service: TimedService }

export interface ReplacementFields { readonly new_serial: string; readonly licence_code: string }
export interface ReplacementRequest extends AboutProduct { readonly new_serial: SerialNumber; readonly licence_code: LicenceCode }

/** What is typed to put a new device in the place of an old one. */
export const checkReplacement = ({ serial }: AboutProduct, fields: ReplacementFields): Checked<ReplacementFields, ReplacementRequest> => {
  const newSerial = otherSerialFrom(fields.new_serial, serial)
  const licence = licenceFrom(fields.licence_code)
  if ("value" in newSerial && "value" in licence) return valid({ serial, new_serial: newSerial.value, licence_code: licence.value })
  return invalid<ReplacementFields>({ new_serial: problemOf(newSerial), licence_code: problemOf(licence) })
}

export interface DeletionFields { readonly confirmation: string }
export interface DeletionRequest extends AboutProduct { readonly confirmation: string }

/** The serial number typed again, so that nobody deletes the wrong product. */
export const checkDeletion = ({ serial }: AboutProduct, { confirmation }: DeletionFields): Checked<DeletionFields, DeletionRequest> => {
  if (readSerial(confirmation) === serial) return valid({ serial, confirmation })
  return invalid<DeletionFields>({ confirmation: /\S/.test(confirmation) ? "other_serial" : "missing" })
}

export interface ActivationFields { readonly mode: "test" | "code"; readonly licence_code: string }
export interface ActivationRequest extends AboutService { readonly licence_code?: LicenceCode }

/** A service is begun by a licence code, or as the one test month without any (business §9). */
export const checkActivation = (about: AboutService, { mode, licence_code }: ActivationFields): Checked<ActivationFields, ActivationRequest> => {
  if (mode === "test") return valid({ ...about })
  const licence = licenceFrom(licence_code)
  return "value" in licence ? valid({ ...about, licence_code: licence.value }) : invalid<ActivationFields>({ licence_code: licence.problem })
}

export interface RenewalFields { readonly licence_code: string }
export interface RenewalRequest extends AboutService { readonly licence_code: LicenceCode }

/** A service is prolonged by a licence code. */
export const checkRenewal = (about: AboutService, { licence_code }: RenewalFields): Checked<RenewalFields, RenewalRequest> => {
  const licence = licenceFrom(licence_code)
  return "value" in licence ? valid({ ...about, licence_code: licence.value }) : invalid<RenewalFields>({ licence_code: licence.problem })
}

export interface TransferFields { readonly to_serial: string }
export interface TransferRequest extends AboutService { readonly to_serial: SerialNumber }

/** A service goes to another product. */
export const checkTransfer = (about: AboutService, { to_serial }: TransferFields): Checked<TransferFields, TransferRequest> => {
  const target = otherSerialFrom(to_serial, about.serial)
  return "value" in target ? valid({ ...about, to_serial: target.value }) : invalid<TransferFields>({ to_serial: target.problem })
}

export interface SettingsFields {
  readonly name: string
  readonly project: string
  /** `2026-02-03`, or empty. */
  readonly purchase_date: string
  readonly external_address: string
  readonly mailer: boolean
  readonly push: boolean
}
export type SettingsRequest = AboutProduct & ProductSettings

/** A product's settings as they stand in the form. */
export const settingsOf = ({ name, project, purchaseDate, network, services }: Product): SettingsFields => ({
  name, project, purchase_date: purchaseDate?.toISOString().slice(0, 10) ?? "", external_address: network.externalAddress,
  mailer: services.mailer.status.code === "active", push: services.push.status.code === "active",
})

const isAddress = Schema.is(ProductSettings.fields.external_address)

const dayFrom = (text: string): Read<Date | undefined> => {
  if (text === "") return { value: undefined }
  const day = new Date(`${text}T00:00:00.000Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) ? { value: day } : { problem: "not_a_day" }
}

/** What an owner changes of a product; blanks around a text are no part of it. */
export const checkSettings = ({ serial }: AboutProduct, fields: SettingsFields): Checked<SettingsFields, SettingsRequest> => {
  const [name, project, address] = [fields.name.trim(), fields.project.trim(), fields.external_address.trim()]
  const day = dayFrom(fields.purchase_date)
  const found: Partial<Record<keyof SettingsFields, FieldProblem | undefined>> = {
    name: name === "" ? "missing" : name.length > PRODUCT_NAME_LIMIT ? "too_long" : undefined,
    project: project.length > PROJECT_LIMIT ? "too_long" : undefined,
    purchase_date: problemOf(day),
    external_address: isAddress(address) ? undefined : "not_an_address",
  }
  if ("problem" in day || Object.values(found).some((problem) => problem !== undefined)) return invalid<SettingsFields>(found)
  return valid({
    serial, name, project, external_address: address, mailer: fields.mailer, push: fields.push, ...(day.value === undefined ? {} : { purchase_date: day.value }),
  })
}
