import { isBlank } from "../kit/blank.ts";
import { typed } from "../kit/typed.ts";

/** The social networks that a link is recognised as, by the host of its address. This is the only list of them. */
const networks = {
  facebook: { name: "Facebook", hosts: ["facebook.com", "fb.com"] },
  instagram: { name: "Instagram", hosts: ["instagram.com"] },
  linkedin: { name: "LinkedIn", hosts: ["linkedin.com"] },
  xing: { name: "XING", hosts: ["xing.com"] },
  youtube: { name: "YouTube", hosts: ["youtube.com", "youtu.be"] },
  vimeo: { name: "Vimeo", hosts: ["vimeo.com"] },
  x: { name: "X", hosts: ["x.com", "twitter.com"] },
  bluesky: { name: "Bluesky", hosts: ["bsky.app"] },
  threads: { name: "Threads", hosts: ["threads.net", "threads.com"] },
  tiktok: { name: "TikTok", hosts: ["tiktok.com"] },
  pinterest: {
    name: "Pinterest",
    hosts: ["pinterest.com", "pinterest.at", "pinterest.de", "pinterest.fr", "pinterest.es", "pinterest.it"],
  },
  houzz: { name: "Houzz", hosts: ["houzz.com", "houzz.de", "houzz.fr", "houzz.es", "houzz.it"] },
  whatsapp: { name: "WhatsApp", hosts: ["wa.me", "whatsapp.com"] },
  telegram: { name: "Telegram", hosts: ["t.me"] },
} as const;
export type SocialNetwork = keyof typeof networks;

/** The networks by name, for what tells people which ones there are. */
export const socialNetworks: readonly SocialNetwork[] = Object.keys(networks) as SocialNetwork[];

/** A network's own name; it is not translated. */
export const networkName = (network: SocialNetwork): string => networks[network].name;

/** Why a link cannot be published. */
export const linkProblems = [
  "LINK_NO_ADDRESS",
  "LINK_UNKNOWN_NETWORK",
  "LINK_NO_PROFILE",
  "LINK_TWICE",
] as const;
export type LinkProblem = (typeof linkProblems)[number];

export type ReadLink =
  | { readonly network: SocialNetwork; readonly address: string }
  | { readonly problem: LinkProblem };

const parsed = (link: string): URL | undefined => {
  const text = typed(link, "code").trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(address)) return undefined;
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};

const isWeb = ({ protocol, username, password, port }: URL): boolean =>
  (protocol === "https:" || protocol === "http:") && username === "" && password === "" && port === "";

const isAt = (hostname: string, host: string): boolean => hostname === host || hostname.endsWith(`.${host}`);

const networkAt = (hostname: string): SocialNetwork | undefined =>
  socialNetworks.find((network) => networks[network].hosts.some((host) => isAt(hostname, host)));

/** Reads the address of a profile in a social network: which network it is, and the address with https; otherwise why it is refused. */
export const readLink = (text: string): ReadLink => {
  const url = parsed(text);
  if (url === undefined || !isWeb(url) || !url.hostname.includes(".")) return { problem: "LINK_NO_ADDRESS" };
  const network = networkAt(url.hostname.replace(/\.$/, ""));
  if (network === undefined) return { problem: "LINK_UNKNOWN_NETWORK" };
  if (url.pathname === "/") return { problem: "LINK_NO_PROFILE" };
  url.protocol = "https:";
  return { network, address: url.href };
};

/** What is wrong with one of several links; an empty one is not published, and of two with the same address the later one is wrong. */
export const linkProblem = (links: readonly string[], index: number): LinkProblem | undefined => {
  const text = links[index] ?? "";
  if (isBlank(text)) return undefined;
  const link = readLink(text);
  if ("problem" in link) return link.problem;
  const isSame = links.slice(0, index).some((earlier) => {
    const other = readLink(earlier);
    return "address" in other && other.address === link.address;
  });
  return isSame ? "LINK_TWICE" : undefined;
};
