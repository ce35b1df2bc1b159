import { once } from "node:events";
import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { listen, type Listener } from "../../server/listener.ts";

const pace = { silence: 400, averageAfter: 400, average: 200, every: 50 };
const hasty = { headers: 500, headersEvery: 100, pace };
let listener: Listener | undefined;
afterEach(() => listener?.close(0));

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

const start = async (handle: Handle): Promise<Listener> => {
  listener = await listen(0, "127.0.0.1", { limits: hasty });
  listener.serve(handle);
  return listener;
};

const countBytes: Handle = (incoming, response) => {
  let size = 0;
  incoming.on("data", (chunk: Buffer) => (size += chunk.length));
  incoming.on("end", () => response.end(String(size)));
};

/** Sends chunks with a pause before each; resolves to the answer's status, or to the connection's error. */
const upload = (port: number, chunks: readonly string[], pause: number): Promise<number | string> =>
  new Promise((resolve) => {
    const sending = request({ port, method: "POST", path: "/", headers: { "Transfer-Encoding": "chunked" } });
    sending.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    const send = async (): Promise<void> => {
      sending.flushHeaders();
      for (const chunk of chunks) {
        await delay(pause);
        if (sending.destroyed) return;
        sending.write(chunk);
      }
      sending.end();
    };
    void send();
  });

const isCut = (result: number | string): boolean =>
  result === 408 || result === "ECONNRESET" || result === "EPIPE";

it("what the listener answers by itself has the headers of every answer", async () => {
  const always = { "X-Content-Type-Options": "nosniff", "Strict-Transport-Security": "max-age=1" };
  listener = await listen(0, "127.0.0.1", { always });
  const { port } = listener;
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    return [status, headers.get("x-content-type-options"), headers.get("strict-transport-security")];
  };
  expect(await ask("/")).toEqual([503, "nosniff", "max-age=1"]);
  expect(await ask("/health/live")).toEqual([200, "nosniff", "max-age=1"]);
});

it("a connection may rest longer than a reverse proxy keeps it", async () => {
  const { port } = await start((_incoming, response) => void response.end());
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  const [, seconds] = /^timeout=(\d+)$/.exec(headers.get("keep-alive") ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

it("an upload that moves may last longer than every limit", async () => {
  const { port } = await start(countBytes);
  expect(
    await upload(
      port,
      Array.from({ length: 40 }, () => "x".repeat(100)),
      50,
    ),
  ).toBe(200);
});

it("an upload that stops is cut off", async () => {
  const { port } = await start(countBytes);
  const began = performance.now();
  expect(isCut(await upload(port, ["x".repeat(5_000), "x"], 1_500))).toBe(true);
  expect(performance.now() - began).toBeLessThan(1_400);
});

it("an upload that comes byte by byte is cut off, although it never stops", async () => {
  const { port } = await start(countBytes);
  expect(
    isCut(
      await upload(
        port,
        Array.from({ length: 40 }, () => "x"),
        50,
      ),
    ),
  ).toBe(true);
});

it("an upload that waits for the server is not cut off", async () => {
  const { port } = await start((incoming, response) => {
    setTimeout(() => countBytes(incoming, response), 1_200);
  });
  expect(await upload(port, ["x".repeat(1_000)], 10)).toBe(200);
});

it("headers that do not end are cut off", async () => {
  const { port } = await start(countBytes);
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("POST / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
  socket.resume();
  const began = performance.now();
  await once(socket, "close");
  expect(performance.now() - began).toBeLessThan(3_000);
});

it("says that it is alive from the first moment, and that the portal is starting", async () => {
  listener = await listen(0, "127.0.0.1");
  const url = `http://127.0.0.1:${listener.port}`;
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  const answer = await fetch(`${url}/health/ready`);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
});

it("answers what runs when it stops, refuses new requests, and cuts off what takes longer than its patience", async () => {
  const answered: ServerResponse[] = [];
  const own = await start((_request, response) => void answered.push(response));
  const url = `http://127.0.0.1:${own.port}`;
  const soon = fetch(`${url}/soon`);
  const never = fetch(`${url}/never`).catch(() => "cut off");
  await expect.poll(() => answered.length).toBe(2);
  const closed = own.close(800);
  const refused = await fetch(`${url}/late`);
  expect([refused.status, refused.headers.get("connection")]).toEqual([503, "close"]);
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  answered[0]?.end("done");
  const answer = await soon;
  expect([answer.status, await answer.text(), answer.headers.get("connection")]).toEqual([
    200,
    "done",
    "close",
  ]);
  await closed;
  expect(await never).toBe("cut off");
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});
