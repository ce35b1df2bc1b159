import type { NetworkPort, Product } from "./product.ts";
import { hasConnected, outcomeCode, type LastTest } from "./remote-connect.ts";

/** A port of the device that its last test has found open. */
export interface OpenPort {
  readonly protocol: "http" | "https";
  readonly port: number;
}

/** What is known of whether a product answers, and since when. */
export type Reachability =
  | { readonly _tag: "NeverTested" }
  | (LastTest & {
      readonly _tag: "Reachable";
      /** Where the test has found it; undefined where a back end reports a test without an address. */
      readonly address: string | undefined;
      readonly ports: readonly OpenPort[];
    })
  | (LastTest & { readonly _tag: "NotReachable"; readonly code: string });

type Reported = Pick<Product, "lastTest" | "network" | "registrationDate">;

const openPort = (protocol: OpenPort["protocol"], { port, open }: NetworkPort): readonly OpenPort[] =>
  open === true && port !== null ? [{ protocol, port }] : [];

/** Whether a product answers, from its last connection test and what the test has found (business §3, §4). */
export const reachabilityOf = ({
  lastTest,
  network: { ipv4, http, https },
}: Pick<Reported, "lastTest" | "network">): Reachability => {
  if (lastTest === null) return { _tag: "NeverTested" };
  if (!hasConnected(lastTest.outcome))
    return { ...lastTest, _tag: "NotReachable", code: outcomeCode(lastTest.outcome) };
  return {
    ...lastTest,
    _tag: "Reachable",
    address: ipv4 ?? undefined,
    ports: [...openPort("http", http), ...openPort("https", https)],
  };
};

const checked = ({ network: { http, https } }: Reported): readonly NetworkPort[] =>
  [http, https].filter(({ open }) => open !== null);

const isOneOf = ({ lastTest }: Reported, ...tags: readonly LastTest["outcome"]["_tag"][]): boolean =>
  lastTest !== null && tags.includes(lastTest.outcome._tag);

/** The rules that each product keeps; an unknown code breaks none. True where the product breaks the rule. */
const rules = {
  /** What was never tested has no checked ports. */
  never_tested: (product: Reported): boolean => product.lastTest === null && checked(product).length > 0,
  /** An open port has a number, and a port an address. */
  open_port: ({ network: { ipv4, port, http, https } }: Reported): boolean =>
    [http, https].some(({ open, ...numbered }) => open === true && numbered.port === null) ||
    (ipv4 === null && [port, http.port, https.port].some((number) => number !== null)),
  /** What answers was found at an address. */
  address: (product: Reported): boolean =>
    product.network.ipv4 === null &&
    isOneOf(
      product,
      "Connected",
      "HttpsOnly",
      "DefaultCredentials",
      "NoMqtt",
      "Unreachable",
      "NoAnswerInTime",
    ),
  /** The web interface is open by http where the test went on behind it, and by https alone where it says so. */
  web_interface: (product: Reported): boolean => {
    const { http, https } = product.network;
    if (isOneOf(product, "HttpsOnly")) return http.open === true || https.open !== true;
    return isOneOf(product, "Connected", "DefaultCredentials", "NoMqtt") && http.open !== true;
  },
  /** What cannot be reached has no open port. */
  unreachable: (product: Reported): boolean =>
    isOneOf(product, "Unreachable") && checked(product).some(({ open }) => open === true),
  /** What cloud DNS does not know has neither an address nor ports. */
  not_registered: (product: Reported): boolean =>
    isOneOf(product, "NotRegistered") && (product.network.ipv4 !== null || checked(product).length > 0),
  /** An address was reported, and is the last one. */
  reported: ({ network: { ipv4, lastIp, lastUpdate } }: Reported): boolean =>
    ipv4 !== null && (lastIp !== ipv4 || lastUpdate === null),
  /** Ports are checked by a test, and nothing was tested before it was registered or after the last test. */
  days: (product: Reported): boolean => {
    const { lastTest, network, registrationDate } = product;
    if (lastTest === null) return network.lastPortCheck !== null;
    const { since, testedAt } = lastTest;
    const { lastPortCheck } = network;
    return (
      since > testedAt ||
      since < registrationDate ||
      (lastPortCheck !== null && lastPortCheck > testedAt) ||
      (lastPortCheck === null) !== (checked(product).length === 0)
    );
  },
} as const;

export type ProductContradiction = keyof typeof rules;

/** The rules that what a product reports breaks (docs/decisions/products.md); none for almost all. */
export const productContradictions = (product: Reported): readonly ProductContradiction[] =>
  (Object.keys(rules) as ProductContradiction[]).filter((name) => rules[name](product));
