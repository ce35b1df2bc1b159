import {
  addMonths,
  isTestCode,
  prolonged,
  TEST_MONTHS,
  testCodeProblem,
  transferProblem,
  type TimedService,
} from "../../../src/domain/products/cloud-service.ts";
import type { ServiceLicenceCode } from "../../../src/domain/products/products.refusals.ts";
import type { LicenceCode, SerialNumber } from "../../../src/domain/products/serial-number.ts";
import type { Account } from "../../accounts/account.ts";
import { refused, type HandlerContext, type Handlers, type Refusal } from "../../http/handler.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { countAttempt, tooManyAttempts } from "./code-attempts.ts";
import { dayOf, dayOrNull, dayText } from "../kit/day.ts";
import { lockProduct, notRegistered, productAnswer } from "./products.handlers.ts";
import { timedStatus } from "./products.sql.ts";

interface ServiceColumns {
  readonly until: SqlPart;
  readonly isTest: SqlPart;
  readonly testUsed: SqlPart;
}

const columnsOf = (sql: Sql, service: TimedService): ServiceColumns =>
  service === "weather"
    ? {
        until: sql.part`weather_until`,
        isTest: sql.part`weather_is_test`,
        testUsed: sql.part`weather_test_used`,
      }
    : {
        until: sql.part`caller_until`,
        isTest: sql.part`caller_is_test`,
        testUsed: sql.part`caller_test_used`,
      };

interface Service {
  readonly until: string | null;
  readonly is_test: boolean;
  readonly test_used: boolean;
}

const readService = async (sql: Sql, serial: SerialNumber, service: TimedService): Promise<Service> => {
  const { until, isTest, testUsed } = columnsOf(sql, service);
  const [row] = await sql<Service>`
    select p.${until} as until, p.${isTest} as is_test, d.${testUsed} as test_used from products p join devices d on d.serial = p.serial where p.serial = ${serial}`;
  if (row === undefined) throw new TypeError("a locked product is there");
  return row;
};

const setService = async (
  sql: Sql,
  serial: SerialNumber,
  service: TimedService,
  day: Date | null,
  test: boolean,
): Promise<void> => {
  const { until, isTest } = columnsOf(sql, service);
  await sql`update products set ${until} = ${day === null ? null : dayText(day)}, ${isTest} = ${test} where serial = ${serial}`;
};

const atCode = { field: "licence_code" };

/** The months of an unused licence that the company may use for the service, locked until the call ends, or a refusal. */
const unusedMonths = async (
  sql: Sql,
  account: Account,
  code: LicenceCode,
  service: TimedService,
  now: Date,
): Promise<number | Refusal<ServiceLicenceCode>> => {
  const tooMany = await tooManyAttempts(sql, account, now);
  if (tooMany !== undefined) return tooMany;
  const [licence] = await sql<{ service: string; months: number; used_on: string | null }>`
    select service, months, used_on from licences where code = ${code} and (company_id is null or company_id = ${account.companyId}) for update`;
  if (licence === undefined) return countAttempt(sql, account, now, refused("LICENCE_NOT_FOUND", atCode));
  if (licence.used_on !== null) return refused("LICENCE_ALREADY_USED", atCode);
  if (licence.service !== service) return refused("LICENCE_OTHER_SERVICE", atCode);
  return licence.months;
};

/** Starts the one test month of a device (business §9). */
const beginTest = async (sql: Sql, serial: SerialNumber, service: TimedService, today: Date) => {
  const { testUsed } = columnsOf(sql, service);
  await sql`update devices set ${testUsed} = true where serial = ${serial}`;
  await setService(sql, serial, service, addMonths(today, TEST_MONTHS), true);
};

/** Uses a licence up for a product: a test code starts its test month, any other makes the service a bought one and extends it. */
const spendLicence = async (
  context: HandlerContext,
  serial: SerialNumber,
  service: TimedService,
  code: LicenceCode,
) => {
  const { sql, account, now } = context;
  const moment = now();
  const today = dayText(moment);
  const months = await unusedMonths(sql, account, code, service, moment);
  if (typeof months !== "number") return months;
  const { until, is_test: isTest, test_used: wasTested } = await readService(sql, serial, service);
  if (isTestCode({ months })) {
    const problem = testCodeProblem({ status: timedStatus(until, isTest, today), testUsed: wasTested });
    if (problem !== undefined) return refused(problem, atCode);
    await beginTest(sql, serial, service, dayOf(today));
  } else await setService(sql, serial, service, prolonged(dayOrNull(until), dayOf(today), months), false);
  await sql`update licences set used_on = ${today}, serial = ${serial} where code = ${code}`;
  return productAnswer(context, serial);
};

/** Starts the test month without a code. */
const startTest = async (context: HandlerContext, serial: SerialNumber, service: TimedService) => {
  const { sql, now } = context;
  const { test_used: used } = await readService(sql, serial, service);
  if (used) return refused("TEST_SERVICE_ALREADY_USED");
  await beginTest(sql, serial, service, dayOf(dayText(now())));
  return productAnswer(context, serial);
};

/** Cloud services: those with an end date, and the switch of mailer and push (business §3, §8, §9). */
export const cloudServicesHandlers: Handlers<
  "switchCloudService" | "activateCloudService" | "transferCloudService" | "renewCloudService"
> = {
  switchCloudService: async (context, { serial, service, on }) => {
    const { sql } = context;
    if (!(await lockProduct(context, serial))) return notRegistered;
    const column = service === "mailer" ? sql.part`mailer_on` : sql.part`push_on`;
    await sql`update products set ${column} = ${on} where serial = ${serial}`;
    return productAnswer(context, serial);
  },
  activateCloudService: async (context, { serial, service, licence_code: code }) => {
    const { sql, now } = context;
    if (!(await lockProduct(context, serial))) return notRegistered;
    const { until, is_test: isTest } = await readService(sql, serial, service);
    const { code: status } = timedStatus(until, isTest, dayText(now()));
    if (status === "active" || (status === "test" && code === undefined))
      return refused("CLOUD_SERVICE_ALREADY_ACTIVE");
    return code === undefined
      ? startTest(context, serial, service)
      : spendLicence(context, serial, service, code);
  },
  renewCloudService: async (context, { serial, service, licence_code: code }) => {
    if (!(await lockProduct(context, serial))) return notRegistered;
    const { until } = await readService(context.sql, serial, service);
    return until === null
      ? refused("CLOUD_SERVICE_NOT_ACTIVE")
      : spendLicence(context, serial, service, code);
  },
  transferCloudService: async (context, { serial, service, to_serial: target }) => {
    const { sql, now } = context;
    if (serial === target) return refused("TRANSFER_TO_ITSELF", { field: "to_serial" });
    // Both are locked in the order of their serial numbers, so that two opposite transfers cannot deadlock.
    const owned = new Map<SerialNumber, boolean>();
    for (const one of [serial, target].toSorted()) owned.set(one, await lockProduct(context, one));
    if (owned.get(serial) !== true) return notRegistered;
    if (owned.get(target) !== true) return refused("PRODUCT_NOT_REGISTERED", { field: "to_serial" });
    const today = dayText(now());
    const given = await readService(sql, serial, service);
    const problem = transferProblem({ status: timedStatus(given.until, given.is_test, today) });
    if (problem !== undefined || given.until === null) return refused(problem ?? "CLOUD_SERVICE_NOT_ACTIVE");
    const { until } = await readService(sql, target, service);
    const left = dayOf(given.until).getTime() - dayOf(today).getTime();
    const from = until !== null && until > today ? until : today;
    await setService(sql, target, service, new Date(dayOf(from).getTime() + left), false);
    await setService(sql, serial, service, null, false);
    return productAnswer(context, serial);
  },
};
