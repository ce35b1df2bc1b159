import { Server } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { startDevices } from "../../server/devices/device-simulator.ts";
import type { Database } from "../../server/store/database.ts";
import { makeSql } from "../../server/store/sql.ts";

afterEach(() => void vi.useRealTimers());

it("starts a device once, when its address is first asked for", async () => {
  const database = { sql: makeSql(() => Promise.resolve({ rows: [] })) } as Database;
  const serial = "504F94D00001";
  const open = vi.spyOn(Server.prototype, "listen");
  const devices = await startDevices(
    database,
    [{ serial, behaviour: "healthy" }],
    () => new Date(),
    () => {},
  );
  expect(open).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([devices.addressOf(serial), devices.addressOf(serial)]);
  expect(first).toEqual(second);
  expect(open).toHaveBeenCalledTimes(3);
  open.mockRestore();
  expect((await fetch(`http://127.0.0.1:${first?.http}/jdev/cfg/api`)).status).toBe(200);
  await devices.close();
  await expect(fetch(`http://127.0.0.1:${first?.http}/jdev/cfg/api`)).rejects.toThrow("fetch failed");
});

it("reports that a household's requests could not be stored, and repeats them", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  let isFull = false;
  let asked = 0;
  const database: Database = {
    sql: makeSql(() => {
      asked += 1;
      return isFull ? Promise.reject(full) : Promise.resolve({ rows: [] });
    }),
    transaction: () => Promise.reject(new Error("it stores each request by itself")),
    ended: () => 0,
    listen: () => Promise.reject(new Error("it hears of nothing")),
    close: () => Promise.resolve(),
  };
  const reported: unknown[] = [];
  const serial = "504F94D00001";
  const devices = await startDevices(
    database,
    [{ serial, behaviour: "unreachable", household: [{ kind: "test", serial }] }],
    () => new Date(),
    (error) => void reported.push(error),
  );
  expect(await devices.addressOf("504F94D00002")).toBeUndefined();
  isFull = true;
  await vi.advanceTimersByTimeAsync(30 * 60 * 1000);
  await expect.poll(() => reported).toEqual([full]);
  isFull = false;
  const before = asked;
  await vi.advanceTimersByTimeAsync(30 * 60 * 1000);
  await expect.poll(() => asked).toBeGreaterThan(before);
  await devices.close();
  expect(reported).toEqual([full]);
});
