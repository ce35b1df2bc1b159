import { emptySignUp, type AccountType } from "../../domain/sign-up/sign-up.ts";
import type { SignUpDraft } from "../../domain/sign-up/sign-up-form.ts";
import type { VerificationProof } from "../../domain/sign-up/verification.ts";

/** Who signs up in the samples. */
export const email = "robin.nord@nordlicht.example";

/** Stands for the proof that the address is theirs. */
export const proof = "p".repeat(43) as VerificationProof;

/** Somebody who had filled in every step but what is never kept, and came back to the tab. */
export const keptDraft = (accountType: AccountType, more: Partial<SignUpDraft> = {}): SignUpDraft => ({
  data: {
    ...emptySignUp,
    accountType,
    salutation: "ms",
    firstname: "Robin",
    lastname: "Nord",
    email,
    phone: "+4373255501",
    companyName: accountType === "private" ? "" : "Nordlicht Elektro GmbH",
    country: "AT",
    street: "Hauptplatz 1",
    zip: "4020",
    city: "Linz",
    businessFields: accountType === "private" ? [] : ["2"],
    dataProtection: true,
    licenceConfirmed: accountType === "company",
  },
  step: "company",
  verified: undefined,
  creating: false,
  ...more,
});
