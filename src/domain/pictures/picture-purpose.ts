import { isAllowed, type Requirement, type Visitor } from "../shell/access.ts";

/** What pictures are for. */
export const picturePurposes = ["website", "references", "award"] as const;
export type PicturePurpose = (typeof picturePurposes)[number];

/** Who uploads and sees pictures for a purpose (business §6): partners, employees with the right. */
const requirements: Readonly<Record<PicturePurpose, Requirement>> = {
  website: { visible: ["partner"], right: "partner_website" },
  references: { visible: ["partner"], right: "partner_references" },
  award: { visible: ["partner"] },
};

/** True if the visitor works with pictures for the purpose. */
export const mayWorkWith = (purpose: PicturePurpose, visitor: Visitor): boolean =>
  isAllowed(requirements[purpose], visitor);
