import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { outcomeCode, REMOTE_CONNECT_LIMIT } from "../../src/domain/products/remote-connect.ts";
import { certificateName, testConnection } from "../../server/devices/connection-test.ts";
import { selfSigned } from "../../server/devices/self-signed.ts";
import {
  startDevice,
  type DeviceBehaviour,
  type SimulatedDevice,
} from "../../server/devices/simulated-device.ts";
import { openConnectionCounter } from "../support/portal/connection-counter.ts";

const serial = "504F94D00001";
const patience = 300;
const never = new AbortController().signal;

const planted: SimulatedDevice[] = [];
const plant = async (behaviour: DeviceBehaviour): Promise<SimulatedDevice> => {
  const device = await startDevice(serial, behaviour, new Date());
  planted.push(device);
  return device;
};
afterEach(async () => {
  await Promise.all(planted.splice(0).map((device) => device.close()));
});

describe("a connection test over real sockets", () => {
  it.each<[DeviceBehaviour, string, boolean | undefined, boolean | undefined]>([
    ["healthy", "200", true, true],
    ["default_password", "409", true, true],
    ["unreachable", "461", false, false],
    ["https_only", "462", false, true],
    ["no_mqtt", "481", true, true],
    ["hung", "482", false, false],
    ["broken", "HTTP_500", undefined, undefined],
  ])("finds a device that is %s: %s", async (behaviour, code, http, https) => {
    const { address } = await plant(behaviour);
    const finding = await testConnection(serial, address, patience, never);
    expect({ ...finding, outcome: outcomeCode(finding.outcome) }).toEqual({
      outcome: code,
      reported: address.reported,
      http,
      https,
    });
  });

  it("stops waiting for a device after ten seconds", async () => {
    const { address } = await plant("hung");
    const started = performance.now();
    const { outcome } = await testConnection(serial, address, REMOTE_CONNECT_LIMIT, never);
    const took = performance.now() - started;
    expect(outcome._tag).toBe("NoAnswerInTime");
    expect(took).toBeGreaterThanOrEqual(9_990);
  });

  it("reports no connection when nothing listens", async () => {
    const device = await plant("healthy");
    await planted.pop()?.close();
    expect((await testConnection(serial, device.address, patience, never)).outcome._tag).toBe("Unreachable");
  });

  it("refuses a device with another serial number", async () => {
    const { address } = await plant("healthy");
    expect(
      (await testConnection("504F94D00099", { ...address, https: undefined }, patience, never)).outcome,
    ).toEqual({ _tag: "Unknown", code: "OTHER_DEVICE" });
  });

  it("refuses every certificate except the device's own", async () => {
    const { address } = await plant("https_only");
    const other = { ...address, certificate: selfSigned(certificateName(serial), new Date()).certificate };
    const { outcome } = await testConnection(serial, other, patience, never);
    expect(outcome).toEqual({ _tag: "Unknown", code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
  });

  it("follows no redirect of a device", async () => {
    const counter = await openConnectionCounter();
    const Location = `http://127.0.0.1:${counter.port}/jdev/cfg/api`;
    const pointing = createHttpServer((_, response) => void response.writeHead(302, { Location }).end());
    pointing.listen(0, "127.0.0.1");
    await once(pointing, "listening");
    const { outcome } = await testConnection(
      serial,
      {
        host: "127.0.0.1",
        http: (pointing.address() as AddressInfo).port,
        https: undefined,
        mqtt: undefined,
        certificate: undefined,
        reported: { ip: "203.0.113.9", http: undefined, https: undefined },
      },
      patience,
      never,
    );
    pointing.close();
    counter.close();
    expect([outcome, counter.connections()]).toEqual([{ _tag: "Unknown", code: "HTTP_302" }, 0]);
  });

  it("reports missing MQTT when the port speaks another protocol", async () => {
    const { address } = await plant("healthy");
    const greeter = createServer((socket) => void socket.on("error", () => {}).end("220 mail ready\r\n"));
    greeter.listen(0, "127.0.0.1");
    await once(greeter, "listening");
    const { outcome } = await testConnection(
      serial,
      { ...address, mqtt: (greeter.address() as AddressInfo).port },
      patience,
      never,
    );
    greeter.close();
    expect(outcome._tag).toBe("NoMqtt");
  });

  it("stops at once when it is aborted, and closes its connection to the device", async () => {
    const { address } = await plant("hung");
    const gone = new AbortController();
    const test = testConnection(serial, address, 60_000, gone.signal);
    gone.abort();
    await expect(test).rejects.toThrow(/abort/i);
  });
});
