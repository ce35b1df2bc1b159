import { isIPv6 } from "node:net";

const word = (text: string): number => Number.parseInt(text === "" ? "0" : text, 16);

/** The eight groups of an IPv6 address; a dotted end stands for the last two. */
const groupsOf = (address: string): readonly number[] => {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  if (dotted !== null) {
    const [, start = "", ...bytes] = dotted;
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return groupsOf(`${start}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`);
  }
  const [head = "", tail] = address.split("::");
  const first = head === "" ? [] : head.split(":").map(word);
  if (tail === undefined) return first;
  const last = tail === "" ? [] : tail.split(":").map(word);
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
};

/**
 * The network that limits count: an IPv4 address, or of an IPv6 address its first 64 bits, because the other 64 are the choice of whoever has the network. An
 * IPv4 address in IPv6 form is the IPv4 address.
 */
export const networkOf = (address: string): string => {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
};
