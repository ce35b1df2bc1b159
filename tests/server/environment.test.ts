import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { expect, it } from "vitest";
import { readEnvironment, refuseWithoutMail } from "../../server/environment.ts";
import { listen } from "../../server/listener.ts";
import { EnvironmentRefused, type Variables } from "../../server/variables.ts";

it("listens on loopback only by default", () => {
  expect(readEnvironment({})).toMatchObject({
    room: { perCompany: 2_000_000_000, inAll: 50_000_000_000, diskFloor: 200_000_000 },
    host: "127.0.0.1",
    port: 8080,
    mode: "development",
    dataDir: ".data",
    identity: { url: undefined, realm: "partner", clientId: "portal" },
  });
});

it.each([
  [{ HOST: "0.0.0.0" }, "DEV_ACCESS_PASSWORD"],
  [{ HOST: "127.portal.example" }, "DEV_ACCESS_PASSWORD"],
  [{ BASE_URL: "https://portal.example" }, "DEV_ACCESS_PASSWORD"],
  [{ BASE_URL: "http://127.0.0.1.portal.example:8080" }, "DEV_ACCESS_PASSWORD"],
  [{ ALLOWED_ORIGINS: "http://localhost:1,https://portal.example" }, "DEV_ACCESS_PASSWORD"],
  [{ PORT: "eighty" }, "PORT"],
  [{ BASE_URL: "http://localhost/portal" }, "BASE_URL"],
  [{ BASE_URL: "http://localhost?x" }, "BASE_URL"],
  [{ BASE_URL: "http://ada@localhost" }, "BASE_URL"],
  [{ SECURITY_CONTACT: "mailto:" }, "SECURITY_CONTACT"],
  [{ SECURITY_CONTACT: "mailto:security" }, "SECURITY_CONTACT"],
  [{ SMTP_URL: "mail.example:587" }, "SMTP_URL"],
  [{ SMTP_URL: "smtp://" }, "SMTP_URL"],
  [{ MAIL_FROM: "Portal" }, "MAIL_FROM"],
  [{ MAIL_FROM: "Portal <portal>" }, "MAIL_FROM"],
  [{ SUPPORT_EMAIL: "support" }, "SUPPORT_EMAIL"],
  [{ SUPPORT_EMAIL: "Support <support@portal.example>" }, "SUPPORT_EMAIL"],
  [{ TRUST_PROXY: "true" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "1" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "10.0.0.1, proxy.example" }, '"proxy.example"'],
  [{ TRUST_PROXY: "10.0.0.0/33" }, '"10.0.0.0/33"'],
  [{ TRUST_PROXY: "::1/129" }, '"::1/129"'],
  [{ TRUST_PROXY: "10.0.0.0/" }, '"10.0.0.0/"'],
  [{ PORTAL_MODE: "test" }, "PORTAL_MODE"],
  [{ IDENTITY_URL: "id.example" }, "IDENTITY_URL"],
  [{ SECRETS_KEY: "short" }, "SECRETS_KEY"],
  [{ DISK_FLOOR_MB: "little" }, "DISK_FLOOR_MB"],
  [{ ALLOWED_ORIGINS: "https://a.example, b" }, '"b"'],
  [{ ALLOWED_ORIGINS: "portal.example:8080" }, '"portal.example:8080"'],
  [{ CREDITOR_NAME: "Maker", CREDITOR_BIC: "BKAUATWW" }, "CREDITOR_IBAN"],
  [
    { CREDITOR_NAME: "Maker", CREDITOR_IBAN: "AT611904300234573202", CREDITOR_BIC: "BKAUATWW" },
    "check digits",
  ],
  [{ CREDITOR_NAME: "Maker", CREDITOR_IBAN: "AT611904300234573201", CREDITOR_BIC: "BKAUAT" }, "CREDITOR_BIC"],
  [
    { CREDITOR_NAME: "M".repeat(71), CREDITOR_IBAN: "AT611904300234573201", CREDITOR_BIC: "BKAUATWW" },
    "70 characters",
  ],
])("refuses %o with a message", (variables, word) => {
  expect(() => readEnvironment(variables)).toThrow(EnvironmentRefused);
  expect(() => readEnvironment(variables)).toThrow(word);
});

it.each([
  ["127.0.0.1", "127.0.0.1"],
  [" 10.0.0.0/8 , ::1/128,", "10.0.0.0/8,::1/128"],
  ["loopback,fd00::/8", "loopback,fd00::/8"],
  [",", undefined],
])("trusts the proxies %j", async (TRUST_PROXY, expected) => {
  const { trustProxy } = readEnvironment({ TRUST_PROXY });
  expect(trustProxy).toBe(expected);
  // The HTTP library takes all of them.
  await fastify({ trustProxy: trustProxy ?? false }).close();
});

it("listens on other addresses with a password, or in production", () => {
  expect(readEnvironment({ HOST: "0.0.0.0", DEV_ACCESS_PASSWORD: "s3cret" }).host).toBe("0.0.0.0");
  expect(readEnvironment({ HOST: "0.0.0.0", PORTAL_MODE: "production" }).host).toBe("0.0.0.0");
});

it("is known to browsers by another name than this computer's with a password, or in production", () => {
  const BASE_URL = "https://portal.example";
  expect(readEnvironment({ BASE_URL, DEV_ACCESS_PASSWORD: "s3cret" }).baseUrl).toBe(BASE_URL);
  expect(readEnvironment({ BASE_URL, PORTAL_MODE: "production" }).baseUrl).toBe(BASE_URL);
  for (const own of ["http://localhost:1", "https://127.0.0.1:1", "http://127.1.2.3", "http://[::1]:1"])
    expect(readEnvironment({ BASE_URL: own }).baseUrl).toBe(own);
});

const CREDITOR = {
  CREDITOR_NAME: "Maker",
  CREDITOR_IBAN: "at61 1904 3002 3457 3201",
  CREDITOR_BIC: "bkauatww",
};
const czech = {
  currency: "CZK",
  name: "Maker s.r.o.",
  iban: "CZ65 0800 0000 1920 0014 5399",
  bic: "gibaczpx",
};
const swiss = {
  currency: "CHF",
  name: "Maker AG",
  iban: "CH9300762011623852957",
  bic: "BLKBCH22",
  address: { street: "Seestrasse", building: "7", zip: "8002", town: "Zürich", country: "CH" },
};
const creditors = (...list: readonly unknown[]) => ({ CREDITORS: JSON.stringify(list) });

it("names who is paid as the deployment says, an account for each currency, examples in development, and nobody in production", () => {
  const maker = { currency: "EUR", name: "Maker", iban: "AT611904300234573201", bic: "BKAUATWW" };
  const plainCzech = { ...czech, iban: "CZ6508000000192000145399", bic: "GIBACZPX" };
  expect(readEnvironment(CREDITOR).creditors).toEqual([maker]);
  expect(readEnvironment({ ...CREDITOR, PORTAL_MODE: "production" }).creditors).toEqual([maker]);
  expect(readEnvironment(creditors(czech, swiss)).creditors).toEqual([plainCzech, swiss]);
  expect(readEnvironment({ ...CREDITOR, ...creditors(czech) }).creditors).toEqual([maker, plainCzech]);
  expect(readEnvironment({}).creditors.map(({ currency }) => currency)).toEqual(["EUR", "CZK", "CHF", "PLN"]);
  expect(readEnvironment({ PORTAL_MODE: "production" }).creditors).toEqual([]);
});

it("has example accounts that the start would take", () => {
  const { creditors: examples } = readEnvironment({});
  expect(readEnvironment(creditors(...examples)).creditors).toEqual(examples);
});

it.each([
  [{ CREDITORS: "EUR" }, "JSON"],
  [{ CREDITORS: "{}" }, "CREDITORS"],
  [creditors({ ...czech, iban: "CZ6508000000192000145398" }), "check digits"],
  [creditors({ ...czech, bic: "GIBA" }), "no BIC"],
  [creditors({ ...czech, currency: "koruna" }), "currency"],
  [creditors({ ...czech, name: "M".repeat(71) }), "70"],
  [creditors({ ...czech, adress: swiss.address }), "adress"],
  [creditors(czech, czech), "two accounts for CZK"],
  [{ ...CREDITOR, ...creditors({ ...swiss, currency: "EUR" }) }, "two accounts for EUR"],
  [creditors({ ...swiss, address: undefined }), '"address"'],
  [creditors({ ...swiss, address: { ...swiss.address, town: "" } }), "town"],
  [creditors({ ...swiss, iban: "CH4431999123000889012" }), "QR-IBAN"],
])("refuses the accounts %o with a message", (variables, word) => {
  expect(() => readEnvironment(variables)).toThrow(EnvironmentRefused);
  expect(() => readEnvironment(variables)).toThrow(word);
});

it("needs a mail server in production alone", () => {
  const refuse = (variables: Variables) => () => refuseWithoutMail(readEnvironment(variables));
  for (const SMTP_URL of [undefined, " "]) {
    expect(refuse({ PORTAL_MODE: "production", SMTP_URL })).toThrow(EnvironmentRefused);
    expect(refuse({ PORTAL_MODE: "production", SMTP_URL })).toThrow("set SMTP_URL");
  }
  expect(refuse({ PORTAL_MODE: "production", SMTP_URL: "smtp://mail.example" })).not.toThrow();
  expect(refuse({})).not.toThrow();
});

it("names the port that is in use", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(listen(port, "127.0.0.1")).rejects.toThrow(`Port ${port} is in use`);
  other.close();
});

it("answers 503 until it is ready, and closes open connections when it stops", async () => {
  const listener = await listen(0, "127.0.0.1");
  const address = `http://127.0.0.1:${listener.port}/`;
  expect((await fetch(address)).status).toBe(503);
  listener.serve(() => {});
  const hanging = fetch(address).catch(() => "cut off");
  await listener.close(50);
  expect(await hanging).toBe("cut off");
});
