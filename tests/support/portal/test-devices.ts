import type { DeviceDirectory } from "../../../server/devices/device-directory.ts";
import {
  startDevice,
  type DeviceBehaviour,
  type SimulatedDevice,
} from "../../../server/devices/simulated-device.ts";

/** Real devices on loopback that a test assigns to serial numbers. */
export interface TestDevices extends DeviceDirectory {
  /** Starts a device for a serial number, in place of the previous one. */
  readonly start: (serial: string, behaviour: DeviceBehaviour) => Promise<SimulatedDevice>;
  /** Stops all devices. */
  readonly clear: () => Promise<void>;
}

export const testDevices = (): TestDevices => {
  const devices = new Map<string, SimulatedDevice>();
  return {
    addressOf: async (serial) => devices.get(serial)?.address,
    start: async (serial, behaviour) => {
      await devices.get(serial)?.close();
      const device = await startDevice(serial, behaviour, new Date());
      devices.set(serial, device);
      return device;
    },
    clear: async () => {
      await Promise.all([...devices.values()].map((device) => device.close()));
      devices.clear();
    },
  };
};
