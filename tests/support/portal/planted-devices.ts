import type { DeviceDirectory } from "../../../dev-portal/devices/device-directory.ts";
import {
  startDevice,
  type DeviceBehaviour,
  type SimulatedDevice,
} from "../../../dev-portal/devices/simulated-device.ts";

/** Real devices on loopback that a test puts behind serial numbers. */
export interface PlantedDevices extends DeviceDirectory {
  /** Puts a device there, in the place of the one before. */
  readonly plant: (serial: string, behaviour: DeviceBehaviour) => Promise<SimulatedDevice>;
  /** Takes all of them away. */
  readonly clear: () => Promise<void>;
}

export const plantedDevices = (): PlantedDevices => {
  const devices = new Map<string, SimulatedDevice>();
  return {
    addressOf: (serial) => devices.get(serial)?.address,
    plant: async (serial, behaviour) => {
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
