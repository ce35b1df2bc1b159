import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerReview } from "../../scripts/vite/review-endpoint.ts";

const review = {
  machine: "order-life",
  entries: [
    {
      transition: "order.idle|go|",
      hash: "aaaaaaaaaaaa",
      reviewer: "Robin",
      day: "2026-11-01",
      tick: true,
      comment: "",
    },
  ],
};

let root: string;
let folder: string;
let server: http.Server;
let port: number;
beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "reviews-"));
  folder = path.join(root, "docs", "reviews");
  server = http.createServer((request, response) => {
    void answerReview(request, response, decodeURIComponent((request.url ?? "").slice(1)), folder);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  fs.rmSync(root, { recursive: true });
});
beforeEach(() => fs.rmSync(folder, { recursive: true, force: true }));

interface Sent {
  readonly name?: string;
  readonly method?: string;
  readonly body?: string;
  readonly headers?: http.OutgoingHttpHeaders;
}

/** Without `fetch`, which sets the host and the origin by itself. */
const send = ({
  name = "order-life.json",
  method = "PUT",
  body = JSON.stringify(review),
  headers = {},
}: Sent) =>
  new Promise<number | undefined>((resolve, reject) => {
    const host = `localhost:${port}`;
    http
      .request(
        {
          host: "127.0.0.1",
          port,
          path: `/${name}`,
          method,
          headers: { host, origin: `http://${host}`, "content-type": "application/json", ...headers },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      )
      .on("error", reject)
      .end(body);
  });

/** Everything that is written, by its path. */
const written = (): readonly string[] =>
  fs.readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));

describe("the endpoint of reviews", () => {
  it("writes a review to the file of its machine", async () => {
    expect(await send({})).toBe(204);
    expect(written()).toEqual(["docs/reviews/order-life.json"]);
    expect(JSON.parse(fs.readFileSync(path.join(folder, "order-life.json"), "utf8"))).toEqual(review);
  });

  it.each<readonly [string, number, Sent]>([
    ["another page", 403, { headers: { origin: "https://example.test" } }],
    ["another port of this computer", 403, { headers: { origin: "http://localhost:1" } }],
    ["no page", 403, { headers: { origin: "null" } }],
    [
      "a page whose name only leads to this computer",
      403,
      { headers: { host: "rebound.test", origin: "http://rebound.test" } },
    ],
    ["another method", 405, { method: "POST" }],
    ["a form", 415, { headers: { "content-type": "text/plain" } }],
    ["what is no JSON", 400, { body: "{" }],
    ["what is no review", 400, { body: JSON.stringify({ machine: "order-life" }) }],
    ["a review of another machine", 400, { name: "other.json" }],
    [
      "a path for a name",
      400,
      { name: "..%2Forder.json", body: JSON.stringify({ ...review, machine: "../order" }) },
    ],
    ["too much", 413, { body: " ".repeat(1_000_001) }],
  ])("refuses %s", async (_, status, sent) => {
    expect(await send(sent)).toBe(status);
    expect(written()).toEqual([]);
  });
});
