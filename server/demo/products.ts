import * as Schema from "effect/Schema";
import { fullName } from "../../src/domain/kit/full-name.ts";
import { productTypes } from "../../src/domain/products/product-summary.ts";
import { SerialNumber } from "../../src/domain/products/serial-number.ts";
import { searchTextOf } from "../areas/kit/fold.ts";
import type { Calendar } from "./calendar.ts";
import { RemoteConnectOutcome, type RemoteConnectResult } from "../../src/domain/products/remote-connect.ts";
import { testedRow } from "../areas/products/last-test.sql.ts";
import { reportedBy } from "../devices/simulated-device.ts";
import { baseProducts, baseSerial, behaviourOf, blacklisted, spares } from "./devices.ts";
import { makeLicences, type ServiceTime } from "./licences.ts";
import { marketOf } from "./markets.ts";
import { demoAccounts, demoCompanies } from "./people.ts";
import { cycle, randomOf } from "./random.ts";
import { lastOf, pastTests } from "./remote-connect-results.ts";

/** The rows of the products area. */
export interface DemoProducts {
  readonly devices: readonly object[];
  readonly products: readonly object[];
  readonly licences: readonly object[];
  readonly results: readonly object[];
  readonly blocks: readonly object[];
}

// The owners of the products by position: the gold company has one for each result code (docs/devices.md).
const owners: readonly (readonly [company: string, count: number])[] = [
  ["gold", 16],
  ["flagship", 4],
  ["platin", 4],
  ["silver", 3],
  ["reg", 2],
  ["reg21", 2],
  ["disti", 2],
  ["starter", 2],
  ["customer", 2],
  ["business", 1],
  ["swiss", 2],
];
const ownerOfPlace: readonly string[] = owners.flatMap(([company, count]) =>
  Array.from({ length: count }, () => company),
);

const toSerial = Schema.decodeSync(SerialNumber);

/** The serial number of the product at an index: after the base set, those of the second series. */
const serialAt = (index: number): string =>
  index < baseProducts
    ? baseSerial(index + 1)
    : `504F94D1${String(index - baseProducts + 1).padStart(4, "0")}`;

/** The serial numbers of the base set that a company has registered. */
export const serialsOf = (company: string): readonly SerialNumber[] =>
  ownerOfPlace.flatMap((owner, index) => (owner === company ? [toSerial(serialAt(index))] : []));

/** The licence code of a demo device: `DEMO-94D0-0041` for 504F94D00041. */
export const licenceOf = (serial: string): string => `DEMO-${serial.slice(4, 8)}-${serial.slice(8)}`;

// End of weather and caller of a product by its index, in days from today; includes every status and ends within 30 days.
const weather: readonly ServiceTime[] = [
  { days: 200, test: false },
  { days: 21, test: true },
  null,
  { days: -30, test: false },
  { days: 12, test: false },
  { days: -3, test: true },
];
const caller: readonly ServiceTime[] = [
  { days: 320, test: false },
  null,
  { days: 5, test: true },
  { days: -100, test: false },
  { days: -9, test: true },
];

const untilOf = (calendar: Calendar, time: ServiceTime): string | null =>
  time === null ? null : calendar.dayAgo(-time.days);

const encodeOutcome = Schema.encodeSync(RemoteConnectOutcome);

const ownerName = (company: string): string => {
  const account = demoAccounts.find((candidate) => candidate.company === company);
  return account === undefined ? company : fullName(account.firstName, account.lastName);
};

/** Which of its ports, http and https, a test has found open; undefined where it has not looked. */
const openBy: Readonly<
  Partial<Record<RemoteConnectOutcome["_tag"], { readonly http_open: boolean; readonly https_open: boolean }>>
> = {
  Connected: { http_open: true, https_open: true },
  HttpsOnly: { http_open: false, https_open: true },
  DefaultCredentials: { http_open: true, https_open: true },
  NoMqtt: { http_open: true, https_open: true },
  Unreachable: { http_open: false, https_open: false },
  NoAnswerInTime: { http_open: false, https_open: false },
};

/** What is known of a product's network: where its device has reported that it is, and which ports its last test has found open. */
const networkOf = (index: number, calendar: Calendar, tests: readonly RemoteConnectResult[]) => {
  const random = randomOf(`network:${index}`);
  const behaviour = index < baseProducts ? behaviourOf(index + 1) : undefined;
  if (behaviour === undefined) return {};
  const { ip, http, https } = reportedBy(serialAt(index), behaviour);
  const found = tests.findLast(({ outcome }) => outcome._tag !== "Blocked");
  const open = found && openBy[found.outcome._tag];
  return {
    ipv4: ip,
    port: http ?? https,
    last_ip: ip,
    last_update_at: calendar.momentAgo(1, random.int(0, 1_200)),
    last_ip_switch_at: calendar.momentAgo(random.int(2, 90), random.int(0, 1_200)),
    http_port: http,
    https_port: https,
    ...(open !== undefined && { ...open, last_port_check_at: found?.testedAt }),
  };
};

const makeProduct = (index: number, calendar: Calendar) => {
  const serial = serialAt(index);
  const random = randomOf(`product:${index}`);
  const company = demoCompanies.find(({ id }) => id === cycle(ownerOfPlace, index));
  if (company === undefined) throw new RangeError("every product has an owner");
  const market = marketOf(company.country);
  const [, , town] = random.pick(market.sites);
  const type = random.pick(productTypes);
  const name = `${random.pick(market.names)} ${index < baseProducts ? index + 1 : index + 1 + spares}`;
  const project = random
    .pick(market.references)
    .replace("{name}", random.pick(market.names))
    .replace("{town}", town);
  // Before its first test.
  const registered = random.int(100, 1_500);
  const tests = pastTests(calendar, index + 1, ownerName(company.id));
  const last = lastOf(tests);
  const sends = random.chance(70);
  const weatherTime = cycle(weather, index);
  const callerTime = cycle(caller, index);
  const times = { weather: weatherTime, caller: callerTime };
  return {
    company,
    serial,
    times,
    tests,
    product: {
      serial,
      company_id: company.id,
      name,
      project,
      search_text: searchTextOf(name, serial, project),
      type,
      registered_on: calendar.dayAgo(registered),
      purchased_on: calendar.dayAgo(registered + random.int(3, 60)),
      valid_until: calendar.dayAgo(registered - 730),
      external_address: "",
      ...networkOf(index, calendar, tests),
      ...(last !== undefined && testedRow(last)),
      mailer_on: sends,
      mailer_total: sends ? random.int(200, 9_000) : 0,
      push_on: random.chance(80),
      push_total: random.int(0, 40_000),
      sent_on: calendar.dayAgo(0),
      mailer_today: sends ? random.int(0, 25) : 0,
      push_today: random.int(0, 120),
      weather_until: untilOf(calendar, weatherTime),
      weather_is_test: weatherTime?.test ?? false,
      weather_active: weatherTime === null ? 0 : random.int(1, 6),
      weather_inactive: random.int(0, 2),
      weather_blocked: random.chance(15) ? 1 : 0,
      caller_until: untilOf(calendar, callerTime),
      caller_is_test: callerTime?.test ?? false,
      version: 1,
    },
    device: {
      serial,
      type,
      licence_code: licenceOf(serial),
      barred: false,
      weather_test_used: weatherTime?.test ?? false,
      caller_test_used: callerTime?.test ?? false,
    },
  };
};

const spareDevice = (place: number): object => {
  const serial = baseSerial(place);
  return {
    // The manufacturer has blocked the last spare device: it cannot be registered.
    serial,
    type: cycle(productTypes, place),
    licence_code: licenceOf(serial),
    barred: place === baseProducts + spares,
    weather_test_used: false,
    caller_test_used: false,
  };
};

/** All products: the base set, and more for a larger scale; with devices, licences and past tests. */
export const makeProducts = (calendar: Calendar, scale: number): DemoProducts => {
  const made = Array.from({ length: baseProducts * scale }, (_, index) => makeProduct(index, calendar));
  return {
    devices: [
      ...made.map(({ device }) => device),
      ...Array.from({ length: spares }, (_, index) => spareDevice(baseProducts + 1 + index)),
    ],
    products: made.map(({ product }) => product),
    licences: makeLicences(
      calendar,
      made.map(({ serial, company, times }) => ({ serial, company: company.id, times })),
    ),
    results: made.flatMap(({ serial, tests }) =>
      tests.map(({ id, testedAt, by, outcome, took }) => ({
        id,
        serial,
        tested_at: testedAt,
        tested_by: by,
        took,
        ...encodeOutcome(outcome),
      })),
    ),
    blocks: [{ subject: `device:${baseSerial(blacklisted)}`, code: "473", until: null }],
  };
};
