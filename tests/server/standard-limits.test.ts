import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { EventEmitter } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hashPassword } from "../../server/accounts/password.ts";
import { standardPace, watchPace } from "../../server/http/pace.ts";
import { listen } from "../../server/listener.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** An upload that the portal watches, of so many bytes in each second. */
const upload = () => {
  const socket = { bytesRead: 0 };
  const request = Object.assign(new EventEmitter(), {
    headers: { "transfer-encoding": "chunked" },
    socket,
    readableLength: 0,
    complete: false,
    destroyed: false,
  });
  const onTooSlow = vi.fn();
  watchPace(request as unknown as IncomingMessage, standardPace, onTooSlow);
  return {
    onTooSlow,
    send: (seconds: number, bytes: number) => {
      for (let second = 0; second < seconds; second += 1) {
        socket.bytesRead += bytes;
        vi.advanceTimersByTime(1_000);
      }
    },
  };
};

it("an upload may be silent for 30 s", () => {
  const { send, onTooSlow } = upload();
  send(1, 1_000_000);
  send(29, 0);
  expect(onTooSlow).not.toHaveBeenCalled();
  send(1, 0);
  expect(onTooSlow).toHaveBeenCalledTimes(1);
});

it("an upload has an average of at least 1 kB/s after 30 s", () => {
  const slow = upload();
  slow.send(29, 999);
  expect(slow.onTooSlow).not.toHaveBeenCalled();
  slow.send(1, 999);
  expect(slow.onTooSlow).toHaveBeenCalledTimes(1);
  const enough = upload();
  enough.send(3_600, 1_000);
  expect(enough.onTooSlow).not.toHaveBeenCalled();
});

it("headers arrive within 60 s, and a request may last as long as it moves", async () => {
  const servers: Server[] = [];
  const note = (started: unknown): void => void servers.push((started as { readonly server: Server }).server);
  subscribe("http.server.request.start", note);
  const listener = await listen(0, "127.0.0.1");
  await fetch(`http://127.0.0.1:${listener.port}/`);
  unsubscribe("http.server.request.start", note);
  await listener.close(0);
  expect(servers.map(({ headersTimeout, requestTimeout }) => [headersTimeout, requestTimeout])).toEqual([
    [60_000, 0],
  ]);
});

it("a password is hashed with 32 MB, three times", async () => {
  expect(await hashPassword("word")).toMatch(/^scrypt\$32768\$8\$3\$/);
});
