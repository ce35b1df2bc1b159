import * as Schema from "effect/Schema";
import { fieldCodes } from "../domain/kit/field-problems.ts";
import { savedOf, VersionField } from "../domain/kit/version.ts";
import { publishCodes, restoreCodes, saveCodes, versionCodes } from "../domain/website/website.refusals.ts";
import { siteProblems } from "../domain/website/website-rules.ts";
import { EditedWebsite, PublishedWebsite, Website, WebsiteDraft } from "../domain/website/website.ts";
import { call, data, form, noFields } from "./call.ts";

const access = "website";

export const getWebsite = call({
  path: "/api/getWebsite",
  summary: "The company's website: draft, live version, and which versions are kept",
  access,
  kind: "read",
  body: noFields,
  answer: data(EditedWebsite),
  failures: [],
  topics: ["website"],
});

export const getWebsiteVersion = call({
  path: "/api/getWebsiteVersion",
  summary: "One version of the company's website",
  access,
  kind: "read",
  body: form(Schema.Struct({ version: VersionField })),
  answer: data(PublishedWebsite),
  failures: versionCodes,
});

/** Keeps the draft, complete or not, if nobody has saved it since `revision`; otherwise nothing is written and the answer is the saved draft. */
export const saveWebsite = call({
  path: "/api/saveWebsite",
  summary: "Keep the draft of the company's website",
  access,
  kind: "write",
  body: form(Schema.Struct({ website: Schema.fromJsonString(Website), revision: VersionField })),
  answer: data(savedOf(WebsiteDraft)),
  failures: saveCodes,
});

/** Publishes the draft of that revision, so that nobody publishes what they have not seen. */
export const publishWebsite = call({
  path: "/api/publishWebsite",
  summary: "Publish the draft of the company's website",
  access,
  kind: "write",
  body: form(Schema.Struct({ revision: VersionField })),
  answer: data(EditedWebsite),
  failures: [...fieldCodes, ...siteProblems, ...publishCodes],
});

export const takeWebsiteOffline = call({
  path: "/api/takeWebsiteOffline",
  summary: "Take the company's website offline; the draft and its versions stay",
  access,
  kind: "write",
  body: noFields,
  answer: data(EditedWebsite),
  failures: [],
});

/** Makes a version the draft, if the draft is still that of the revision. Visitors see it once it is published. */
export const restoreWebsiteVersion = call({
  path: "/api/restoreWebsiteVersion",
  summary: "Make a kept version of the company's website its draft",
  access,
  kind: "write",
  body: form(Schema.Struct({ version: VersionField, revision: VersionField })),
  answer: data(EditedWebsite),
  failures: restoreCodes,
});
