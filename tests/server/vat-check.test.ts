import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createVatCheck, endedVatIds, viesProvider } from "../../server/areas/sign-up/vat-check.ts";
import { vatIdProblem } from "../../src/domain/sign-up/vat-id.ts";

let server: Server | undefined;
let url = "";
let answer: { readonly status: number; readonly body: string } = { status: 200, body: "" };
const asked: unknown[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on("end", () => {
      asked.push([request.url, JSON.parse(text)]);
      response.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => {
    server?.listen(0, "127.0.0.1", resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`;
});
afterAll(() => server?.close());

it.each([
  [200, '{"valid":true,"userError":"VALID"}', "valid"],
  [200, '{"valid":false,"userError":"INVALID"}', "invalid"],
  [200, '{"valid":false}', "invalid"],
  [200, '{"valid":false,"userError":"MS_UNAVAILABLE"}', "unreachable"],
  [200, "<html>", "unreachable"],
  [200, "null", "unreachable"],
  [503, "{}", "unreachable"],
])("VIES answers %i %s: %s", async (status, body, verdict) => {
  answer = { status, body };
  expect(await viesProvider(url)("ATU90000016")).toBe(verdict);
  expect(asked.at(-1)).toEqual(["/rest-api/check-vat-number", { countryCode: "AT", vatNumber: "U90000016" }]);
});

it("is not reachable when nothing listens", async () =>
  expect(await viesProvider("http://127.0.0.1:9")("ATU90000016")).toBe("unreachable"));

it("is asked about EU ids only, and not at all where none is configured", async () => {
  const check = createVatCheck(() => Promise.resolve("valid"));
  const none = createVatCheck(undefined);
  expect([
    await check("ATU90000016", "AT", () => false),
    await check("CHE999000019", "CH", () => false),
    await check("ATU90000016", "AT", () => true),
    await none("ATU90000016", "AT", () => false),
  ]).toEqual(["valid", "format_only", "unreachable", "format_only"]);
});

it("has ended ids whose checksum is right", () =>
  expect(endedVatIds.map((vatId) => vatIdProblem(vatId, vatId.slice(0, 2)))).toEqual([
    undefined,
    undefined,
    undefined,
  ]));
