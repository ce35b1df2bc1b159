import { productSettingsFields, settingsOf } from "../../../src/domain/products/product-forms.ts";
import { productContradictions } from "../../../src/domain/products/reachability.ts";
import type { RegistrationCode } from "../../../src/domain/products/products.refusals.ts";
import { type LicenceCode, type SerialNumber } from "../../../src/domain/products/serial-number.ts";
import { readSerial } from "../../../src/domain/products/typed-serial.ts";
import { ownCompany } from "../../accounts/account.ts";
import { notFound, refused, type HandlerContext, type Handlers, type Refusal } from "../../http/handler.ts";
import { countAttempt, tooManyAttempts } from "./code-attempts.ts";
import { dayText } from "../kit/day.ts";
import { fold, searchTextOf } from "../kit/fold.ts";
import { sameFields } from "../kit/same-fields.ts";
import { readProduct } from "./product.sql.ts";
import { listProducts } from "./products.sql.ts";

/** The refusal of every call for a product of another company (business §8). */
export const notRegistered = refused("PRODUCT_NOT_REGISTERED");

/** The product after a change, or a refusal if it is not the company's. */
export const productAnswer = async ({ sql, account, now }: HandlerContext, serial: SerialNumber) =>
  (await readProduct(sql, account, serial, now())) ?? notRegistered;

/** Locks a product of the account's company until the call ends; false if it has no such product. */
export const lockProduct = async ({ sql, account }: HandlerContext, serial: SerialNumber): Promise<boolean> =>
  (await sql`select from products where serial = ${serial} and ${ownCompany(sql, account)} for update`)
    .length > 0;

interface Device {
  readonly type: string;
  readonly licence_code: string;
  readonly barred: boolean;
}

/** The names of device types, the same in all languages. */
export const productNames: Readonly<Record<string, string>> = {
  miniserver: "Miniserver",
  miniserver_go: "Miniserver Go",
  miniserver_compact: "Miniserver Compact",
  audioserver: "Audioserver",
};

/** The device of a serial number if it can be registered; otherwise a refusal that names the call's field. */
const freeDevice = async (
  { sql, account, now }: HandlerContext,
  serial: SerialNumber,
  licence: LicenceCode,
  field: string,
): Promise<Device | Refusal<RegistrationCode>> => {
  const moment = now();
  const tooMany = await tooManyAttempts(sql, account, moment);
  if (tooMany !== undefined) return tooMany;
  const [device] =
    await sql<Device>`select type, licence_code, barred from devices where serial = ${serial} for update`;
  if (device === undefined)
    return countAttempt(sql, account, moment, refused("PRODUCT_NOT_FOUND", { field }));
  // Read after the lock: of two companies that register it at the same time, the second one sees the first.
  const registered = await sql`select from products where serial = ${serial}`;
  if (registered.length > 0) return refused("PRODUCT_ALREADY_REGISTERED", { field });
  if (device.licence_code !== licence)
    return countAttempt(sql, account, moment, refused("LICENCE_CODE_INVALID", { field: "licence_code" }));
  return device.barred ? refused("PRODUCT_NOT_REGISTRABLE") : device;
};

/** Registered products of the company (business §3). */
export const productsHandlers: Handlers<
  "getProducts" | "getProduct" | "registerProduct" | "setProductSettings" | "replaceProduct" | "deleteProduct"
> = {
  getProducts: ({ sql, account, now }, request) => listProducts(sql, account, request, now()),
  getProduct: async ({ sql, account, now, report }, { serial }) => {
    const product = await readProduct(sql, account, serial, now());
    if (product === undefined) return notFound;
    const broken = productContradictions(product);
    if (broken.length > 0)
      report(new Error(`The product ${serial} contradicts itself: ${broken.join(", ")}`));
    return product;
  },
  registerProduct: async (context, { serial, licence_code: licence }) => {
    const { sql, account, now } = context;
    const device = await freeDevice(context, serial, licence, "serial");
    if ("_tag" in device) return device;
    const today = dayText(now());
    const name = productNames[device.type] ?? device.type;
    await sql`
      insert into products (serial, company_id, name, project, search_text, type, registered_on, valid_until)
      values (${serial}, ${account.companyId}, ${name}, '', ${searchTextOf(name, serial)}, ${device.type}, ${today},
        ${today}::date + interval '2 years')`;
    return (await readProduct(sql, account, serial, now())) ?? notFound;
  },
  setProductSettings: async (
    context,
    { serial, version, purchase_date: purchase, external_address: address, ...more },
  ) => {
    const { sql, account, now } = context;
    if (!(await lockProduct(context, serial))) return notRegistered;
    const before = await readProduct(sql, account, serial, now());
    if (before === undefined) return notRegistered;
    const day = purchase === undefined ? "" : dayText(purchase);
    const settings = { ...more, serial, version, external_address: address, purchase_date: day };
    if (before.version !== version)
      // Equal settings with another version are a repeat of this save whose answer was lost.
      return sameFields(settingsOf(before), settings, productSettingsFields)
        ? { _tag: "Saved", saved: before }
        : { _tag: "Collided", theirs: before };
    const { name, project } = more;
    await sql`
      update products set name = ${name}, project = ${project},
        search_text = ${searchTextOf(name, serial, project)}, purchased_on = ${day === "" ? null : day},
        external_address = ${address}, version = version + 1
      where serial = ${serial}`;
    const saved = await readProduct(sql, account, serial, now());
    return saved === undefined ? notRegistered : { _tag: "Saved", saved };
  },
  replaceProduct: async (context, { serial, new_serial: next, licence_code: licence }) => {
    const { sql, account, now } = context;
    if (!(await lockProduct(context, serial))) return notRegistered;
    const device = await freeDevice(context, next, licence, "new_serial");
    if ("_tag" in device) return device;
    const today = dayText(now());
    // Network data and test results belong to a device, so the new one starts without any.
    await sql`
      insert into products (serial, company_id, name, project, search_text, type, registered_on, purchased_on, valid_until, external_address,
        mailer_on, mailer_total, push_on, push_total, sent_on, mailer_today, push_today, weather_until, weather_is_test, weather_active, weather_inactive, weather_blocked,
        caller_until, caller_is_test)
      select ${next}, company_id, name, project, replace(search_text, ${fold(serial)}, ${fold(next)}), ${device.type}, ${today}, purchased_on,
        ${today}::date + interval '2 years', external_address, mailer_on, mailer_total, push_on, push_total, sent_on, mailer_today, push_today, weather_until,
        weather_is_test, weather_active, weather_inactive, weather_blocked, caller_until, caller_is_test
      from products where serial = ${serial}`;
    // A test month that runs moves with the services: the new device has no second one.
    await sql`
      update devices d set weather_test_used = weather_test_used or p.weather_is_test, caller_test_used = caller_test_used or p.caller_is_test
      from products p where p.serial = ${serial} and d.serial = ${next}`;
    await sql`delete from products where serial = ${serial}`;
    await sql`update licences set serial = ${next} where serial = ${serial} and used_on is not null`;
    await sql`
      update tickets set serial = ${next}, search_text = search_text || E'\n' || ${fold(next)} where serial = ${serial} and ${ownCompany(sql, account)}`;
    return productAnswer(context, next);
  },
  deleteProduct: async (context, { serial, confirmation }) => {
    if (!(await lockProduct(context, serial))) return notRegistered;
    if (readSerial(confirmation) !== serial)
      return refused("CONFIRMATION_DIFFERS", { field: "confirmation" });
    await context.sql`delete from products where serial = ${serial}`;
    return {};
  },
};
