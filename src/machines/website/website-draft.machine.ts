/** The draft of a company's website, saved as one types; several people may work on it (business §3, §5). */
import { websiteFields, type WebsiteValues } from "../../domain/website/website-form.ts";
import { websiteProblem } from "../../domain/website/website-rules.ts";
import { saveCodes, websiteRefusals } from "../../domain/website/website.refusals.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createDraftMachine, type DraftRef } from "../kit/draft.machine.ts";
import type { WebsitePublicationEvent } from "./website-publication.machine.ts";

export const websiteDraftMachine = createDraftMachine<WebsiteValues>({
  id: "websiteDraft",
  description: "Keeps the draft of a company's website on the server",
  spec: "business §3",
  screen: "website",
  finished: (revision): WebsitePublicationEvent => ({ type: "publication.publish", revision }),
  fields: websiteFields,
  problemOf: (field, values) => (field === "version" ? undefined : websiteProblem(field, values)),
  refusals: pick(websiteRefusals, saveCodes),
  merges: true,
  keeps: true,
});

export type WebsiteDraftRef = DraftRef<WebsiteValues>;
