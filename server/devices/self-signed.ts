import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

// The DER encoding that one certificate needs (X.690); Node can sign but not encode certificates.
const der = (tag: number, ...contents: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(contents);
  const { length } = content;
  const header =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...header]), content]);
};

const sequence = (...contents: readonly Buffer[]): Buffer => der(0x30, ...contents);
const hex = (text: string): Buffer => Buffer.from(text, "hex");
const oid = {
  commonName: hex("0603550403"),
  alternativeName: hex("0603551d11"),
  basicConstraints: hex("0603551d13"),
  ecdsaSha256: hex("06082a8648ce3d040302"),
};

const time = (moment: Date): Buffer =>
  der(0x18, Buffer.from(moment.toISOString().replaceAll(/[-:T]|\.\d+/g, ""), "latin1"));
const nameOf = (name: string): Buffer =>
  sequence(der(0x31, sequence(oid.commonName, der(0x0c, Buffer.from(name)))));
const extension = (id: Buffer, value: Buffer): Buffer => sequence(id, der(0x04, value));

/** A private key and its self-signed certificate, both PEM. */
export interface SelfSigned {
  readonly key: string;
  readonly certificate: string;
}

/** Creates the certificate of a simulated device: valid for ten years and one name. */
export const selfSigned = (name: string, now: Date): SelfSigned => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(oid.ecdsaSha256);
  const serialNumber = der(0x02, Buffer.concat([Buffer.from([0x01]), randomBytes(15)]));
  const validity = sequence(
    time(new Date(now.getTime() - 24 * 60 * 60 * 1000)),
    time(new Date(now.getTime() + 10 * 365 * 24 * 60 * 60 * 1000)),
  );
  const extensions = der(
    0xa3,
    sequence(
      extension(oid.alternativeName, sequence(der(0x82, Buffer.from(name, "latin1")))),
      extension(oid.basicConstraints, sequence(der(0x01, Buffer.from([0xff])))),
    ),
  );
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    serialNumber,
    algorithm,
    nameOf(name),
    validity,
    nameOf(name),
    publicKey.export({ type: "spki", format: "der" }),
    extensions,
  );
  const signature = sign("sha256", body, privateKey);
  const certificate = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString("base64").replaceAll(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
};
