import type { Group } from "./access.ts";

/** A partner's tier (shell §4); `distributor` is a separate flag. */
export type Tier =
  | "flagship"
  | "platin"
  | "gold"
  | "silver"
  | "registered"
  | "registeredFlex"
  | "quadralExport"
  | "endcustomer";

export interface PartnerStanding {
  readonly tier: Tier;
  readonly groups: readonly Group[];
  readonly distributor: boolean;
}

const partner: readonly Group[] = ["partner"];
const starting: readonly Group[] = ["partner", "startingPartner"];

const standing = (tier: Tier, groups: readonly Group[], distributor = false): PartnerStanding => ({
  tier,
  groups,
  distributor,
});

const exact: Readonly<Record<string, PartnerStanding>> = {
  flagship: standing("flagship", partner),
  flagship27: standing("flagship", partner),
  disti: standing("registered", starting, true),
  "reg neu": standing("registered", starting),
  "reg-sonder": standing("registered", starting),
  burkhalter: standing("registered", starting),
  reg10: standing("registeredFlex", starting),
  reg15: standing("registeredFlex", starting),
  reg21: standing("registeredFlex", starting),
  reg25: standing("registeredFlex", starting),
  reg: standing("registered", starting),
  "quadral export": standing("quadralExport", partner),
  ma: standing("registered", ["ma"]),
  employee: standing("registered", ["ma"]),
};

/** Statuses with variants, such as `gold 2024`, are matched by their beginning. */
const variants: readonly Tier[] = ["gold", "platin", "silver"];

const customer = standing("endcustomer", ["endcustomer"]);

/** Before a partner's status: a distributor of that tier (shell §1). */
const distributorOf = "disti ";

/** The standing of a status; undefined for an unknown one. `isVariant` tells whether what is none of the exact ones is a variant of a tier. */
const standingOf = (
  name: string,
  isVariant: (name: string, tier: Tier) => boolean,
): PartnerStanding | undefined => {
  if (name.startsWith(distributorOf)) {
    const own = standingOf(name.slice(distributorOf.length).trimStart(), isVariant);
    return own?.groups.includes("partner") === true ? { ...own, distributor: true } : undefined;
  }
  if (Object.hasOwn(exact, name)) return exact[name];
  const variant = variants.find((tier) => isVariant(name, tier));
  return variant && standing(variant, partner);
};

/** True for a known status; variants such as `gold 2024` do not count. */
export const isPartnerStatus = (status: string): boolean =>
  standingOf(status, (name, tier) => name === tier) !== undefined;

/** True for the status of a private person. */
export const isHousehold = (status: string): boolean => status.trim().toLowerCase() === "private";

/** The stored statuses of a company that applies for partnership: its trade licence is being checked, or was declined (docs/decisions/sign-up.md). */
export const applicantStatuses = { pending: "applicant", declined: "applicant declined" } as const;

/** True for the status of a company that applies for partnership: it is an end customer until then. */
export const isApplicant = (status: string): boolean => status.startsWith(applicantStatuses.pending);

/**
 * Tier, groups and distributor flag of a stored partner status (shell §4, docs/decisions/shell.md). It is trimmed and
 * lower-cased; an unknown status is an end customer. Flex pricing makes everybody except staff a registered-flex starting partner.
 */
export const evaluatePartnerStatus = (status: {
  readonly partnerStatus: string;
  readonly regFlexEnabled: boolean;
}): PartnerStanding => {
  const name = status.partnerStatus.trim().toLowerCase();
  const found = standingOf(name, (own, tier) => own.startsWith(tier)) ?? customer;
  if (!status.regFlexEnabled || found.groups.includes("ma")) return found;
  return standing("registeredFlex", starting, found.distributor);
};
