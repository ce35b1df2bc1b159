/** The address of a device as it is seen from the internet; a port that it does not open is undefined. */
export interface ReportedAddress {
  readonly ip: string;
  readonly http: number | undefined;
  readonly https: number | undefined;
}

/** The address that a device has reported to cloud DNS: an IP address, never a name, so that no lookup is made. */
export interface DeviceAddress {
  readonly host: string;
  /** The device's open ports; undefined for a closed one. */
  readonly http: number | undefined;
  readonly https: number | undefined;
  readonly mqtt: number | undefined;
  /** The expected https certificate, PEM. */
  readonly certificate: string | undefined;
  /** What cloud DNS tells of it: of a simulated device an address for documentation, because its sockets are on loopback. */
  readonly reported: ReportedAddress;
}

/**
 * Maps serial numbers to device addresses. It is the only way from a request to an address: users send a serial number,
 * and typed addresses are never connected to.
 */
export interface DeviceDirectory {
  readonly addressOf: (serial: string) => Promise<DeviceAddress | undefined>;
}

/** The directory of a portal without devices. */
export const emptyDirectory: DeviceDirectory = { addressOf: () => Promise.resolve(undefined) };
