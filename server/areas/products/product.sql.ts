import * as Schema from "effect/Schema";
import { LicensedService, type CloudLicence } from "../../../src/domain/products/cloud-service.ts";
import type { NetworkPort, Product, ProductNetwork } from "../../../src/domain/products/product.ts";
import { ProductType } from "../../../src/domain/products/product-summary.ts";
import { LicenceCode, SerialNumber } from "../../../src/domain/products/serial-number.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { dayOf, dayOrNull, dayText } from "../kit/day.ts";
import { lastTestOf, type TestedRow } from "./last-test.sql.ts";
import { switchedStatus, timedStatus } from "./products.sql.ts";

const toSerial = Schema.decodeSync(SerialNumber);
const toCode = Schema.decodeSync(LicenceCode);
const toType = Schema.decodeSync(ProductType);
const toService = Schema.decodeSync(LicensedService);

interface ProductRow extends TestedRow {
  readonly serial: string;
  readonly name: string;
  readonly type: string;
  readonly project: string;
  readonly registered_on: string;
  readonly purchased_on: string | null;
  readonly licence_code: string;
  readonly valid_until: string | null;
  readonly external_address: string;
  readonly ipv4: string | null;
  readonly port: number | null;
  readonly last_ip: string | null;
  readonly last_update_at: Date | null;
  readonly last_ip_switch_at: Date | null;
  readonly last_port_check_at: Date | null;
  readonly http_port: number | null;
  readonly http_open: boolean | null;
  readonly https_port: number | null;
  readonly https_open: boolean | null;
  readonly mailer_on: boolean;
  readonly mailer_total: number;
  readonly push_on: boolean;
  readonly push_total: number;
  readonly sent_on: string | null;
  readonly mailer_today: number;
  readonly push_today: number;
  readonly weather_until: string | null;
  readonly weather_is_test: boolean;
  readonly weather_test_used: boolean;
  readonly weather_active: number;
  readonly weather_inactive: number;
  readonly weather_blocked: number;
  readonly caller_until: string | null;
  readonly caller_is_test: boolean;
  readonly caller_test_used: boolean;
  readonly version: number;
}

const networkOf = (row: ProductRow): ProductNetwork => {
  const portOf = (port: number | null, open: boolean | null): NetworkPort => ({
    port,
    open,
    lastCheck: open === null ? null : row.last_port_check_at,
  });
  return {
    ipv4: row.ipv4,
    port: row.port,
    lastIp: row.last_ip,
    lastUpdate: row.last_update_at,
    lastIpSwitch: row.last_ip_switch_at,
    lastPortCheck: row.last_port_check_at,
    externalAddress: row.external_address,
    http: portOf(row.http_port, row.http_open),
    https: portOf(row.https_port, row.https_open),
  };
};

const servicesOf = (row: ProductRow, today: string): Product["services"] => {
  const ofToday = (sent: number): number => (row.sent_on === today ? sent : 0);
  return {
    mailer: {
      status: switchedStatus(row.mailer_on),
      sentToday: ofToday(row.mailer_today),
      sentTotal: row.mailer_total,
    },
    push: {
      status: switchedStatus(row.push_on),
      sentToday: ofToday(row.push_today),
      sentTotal: row.push_total,
    },
    weather: {
      status: timedStatus(row.weather_until, row.weather_is_test, today),
      validUntil: dayOrNull(row.weather_until),
      testUsed: row.weather_test_used,
      devices: { active: row.weather_active, inactive: row.weather_inactive, blocked: row.weather_blocked },
    },
    caller: {
      status: timedStatus(row.caller_until, row.caller_is_test, today),
      validUntil: dayOrNull(row.caller_until),
      testUsed: row.caller_test_used,
    },
  };
};

// The licences used for this product, and the company's unused ones; those from trainings as long as they are valid.
const readLicences = async (
  sql: Sql,
  account: Pick<Account, "companyId">,
  serial: string,
  now: Date,
): Promise<readonly CloudLicence[]> => {
  const rows = await sql<{
    code: string;
    service: string;
    months: number;
    purchased_on: string;
    used_on: string | null;
    claimed_until: string | null;
  }>`
    select code, service, months, purchased_on, used_on, e.valid_until as claimed_until from licences left join exosphere_licences e using (code)
    where (serial = ${serial} and used_on is not null) or (${ownCompany(sql, account)} and used_on is null
      and (e.valid_until is null or e.valid_until >= ${dayText(now)}))
    order by used_on desc nulls first, purchased_on desc, code`;
  return rows.map((row) => ({
    code: toCode(row.code),
    service: toService(row.service),
    purchaseDate: dayOf(row.purchased_on),
    months: row.months,
    usedOn: dayOrNull(row.used_on),
    claimedUntil: dayOrNull(row.claimed_until),
  }));
};

/** One product with its details; undefined if it is not registered to the account's company. */
export const readProduct = async (
  sql: Sql,
  account: Pick<Account, "companyId">,
  serial: SerialNumber,
  now: Date,
): Promise<Product | undefined> => {
  const [row] = await sql<ProductRow>`
    select p.*, d.licence_code, d.weather_test_used, d.caller_test_used
    from products p join devices d on d.serial = p.serial where p.serial = ${serial} and ${ownCompany(sql, account)}`;
  if (row === undefined) return undefined;
  return {
    serial: toSerial(row.serial),
    name: row.name,
    type: toType(row.type),
    registrationDate: dayOf(row.registered_on),
    project: row.project,
    purchaseDate: dayOrNull(row.purchased_on),
    licenceCode: toCode(row.licence_code),
    validUntil: dayOrNull(row.valid_until),
    lastTest: lastTestOf(row),
    network: networkOf(row),
    services: servicesOf(row, dayText(now)),
    licences: await readLicences(sql, account, serial, now),
    version: row.version,
  };
};
