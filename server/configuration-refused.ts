/** A configuration cannot be read or is not valid; the message is written for the person at the terminal. */
export class ConfigurationRefused extends Error {
  override readonly name = "ConfigurationRefused";
}
