/** Where a device has told cloud DNS that it can be reached. Addresses of the network, never names: nothing is looked up. */
export interface DeviceAddress {
  readonly host: string;
  /** Ports; undefined: the device has not opened it. */
  readonly http: number | undefined;
  readonly https: number | undefined;
  readonly mqtt: number | undefined;
  /** The certificate that its https has to show, PEM. */
  readonly certificate: string | undefined;
}

/**
 * Which device a serial number belongs to. The only way from a request to an address: what a user types is a serial number, and this is
 * asked for it (no address that was typed is ever connected to).
 */
export interface DeviceDirectory {
  readonly addressOf: (serial: string) => DeviceAddress | undefined;
}

/** The directory of a portal that no device reports to. */
export const emptyDirectory: DeviceDirectory = { addressOf: () => undefined };
