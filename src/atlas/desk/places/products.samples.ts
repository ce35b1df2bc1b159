import type { CloudDns } from "../../../domain/cloud-dns.ts";
import type { Product, ProductSummary } from "../../../domain/product.ts";
import type { RemoteConnectResult } from "../../../domain/remote-connect.ts";
import { LOADED_AT, day, known } from "./samples.ts";

const at = new Date(LOADED_AT);
const licence = (code: string) => code as Product["licenceCode"];

/** The product whose screens the desk plays: its weather service was never begun, its caller service runs. */
export const product: Product = {
  serial: "504F94D00001" as Product["serial"],
  name: "Villa Moser",
  type: known("miniserver"),
  registrationDate: day("01-12"),
  project: "Seeweg 9",
  purchaseDate: day("01-09"),
  licenceCode: licence("K7QM-2F9D-XW4T"),
  validUntil: day("12-31"),
  network: {
    ipv4: "203.0.113.7",
    port: 80,
    lastIp: "203.0.113.7",
    lastUpdate: at,
    lastIpSwitch: null,
    lastPortCheck: at,
    externalAddress: "",
    http: { port: 80, open: true, lastCheck: at },
    https: { port: 443, open: true, lastCheck: at },
  },
  services: {
    mailer: { status: known("active"), sentToday: 2, sentTotal: 140 },
    push: { status: known("off"), sentToday: 0, sentTotal: 0 },
    weather: {
      status: known("off"),
      validUntil: null,
      testUsed: false,
      devices: { active: 0, inactive: 1, blocked: 0 },
    },
    caller: { status: known("active"), validUntil: day("12-31"), testUsed: true },
  },
  licences: [
    {
      code: licence("P4RT-7H2C-MN5K"),
      service: known("caller"),
      purchaseDate: day("01-09"),
      months: 12,
      usedOn: day("01-12"),
    },
  ],
};

const { serial, name, type, project, registrationDate, services } = product;

/** It and another one, as the list has them. */
export const productSummaries: readonly ProductSummary[] = [
  {
    serial,
    name,
    type,
    project,
    registrationDate,
    mailer: services.mailer.status,
    push: services.push.status,
    weather: services.weather,
    caller: services.caller,
    nextExpiry: services.caller.validUntil,
  },
  {
    serial: "504F94D00002" as Product["serial"],
    name: "Hauptplatz",
    type: known("miniserver_go"),
    project: "Hauptplatz 1",
    registrationDate: day("02-01"),
    mailer: known("off"),
    push: known("off"),
    weather: { status: known("off"), validUntil: null },
    caller: { status: known("off"), validUntil: null },
    nextExpiry: null,
  },
];

/** What cloud DNS knows of it. */
export const cloudDns: CloudDns = {
  status: known("ok"),
  ipAddress: "203.0.113.7",
  ports: { http: 80, https: 443 },
  reason: null,
  timestamp: at,
};

/** A test of it. */
export const testResult: RemoteConnectResult = {
  id: "desk-test",
  testedAt: at,
  by: "Robin Nord",
  outcome: { _tag: "Connected" },
  took: 1200,
};
