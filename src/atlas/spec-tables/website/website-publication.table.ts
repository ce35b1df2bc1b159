import { createEmptyActor } from "xstate";
import type { websitePublicationMachine } from "../../../machines/website/website-publication.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { parent: createEmptyActor() };
const website = { revision: 5 };
const publish = { type: "publication.publish", revision: 5 } as const;
const askOffline = { type: "publication.askOffline" } as const;
const askRestore = { type: "publication.askRestore", version: 3, revision: 5 } as const;
const confirm = { type: "publication.confirm" } as const;
const published = answers("publish", website);
const refused = (call: string, code: string) => fails(call, { _tag: "Refused", code });
const offline = (call: string) => fails(call, { _tag: "Offline" });

export const table = tableOf<typeof websitePublicationMachine>()({
  situations: {
    "a draft is saved": { input, steps: [] },
    "the draft is being published": { input, steps: [publish] },
    "it is asked whether to take the website offline": { input, steps: [askOffline] },
    "the website is being taken offline": { input, steps: [askOffline, confirm] },
    "it is asked whether to go back to a version": { input, steps: [askRestore] },
    "the version is becoming the draft": { input, steps: [askRestore, confirm] },
    "the draft was published": { input, steps: [publish, published] },
    "the draft was not published": { input, steps: [publish, offline("publish")] },
    "publishing has broken": { input, steps: [publish, breaks("publish")] },
  },
  steps: {
    "it begins": begins,
    "publish is pressed": publish,
    "taking it offline is asked for": askOffline,
    "going back to a version is asked for": askRestore,
    "it is confirmed": confirm,
    "the dialog is closed": { type: "publication.cancel" },
    "the server has published it": published,
    "the server has published it late": late(published),
    "the address is taken": refused("publish", "WEBSITE_SLUG_TAKEN"),
    "somebody else has changed the draft": refused("publish", "WEBSITE_CHANGED"),
    "publishing gets no connection": offline("publish"),
    "publishing has a defect": breaks("publish"),
    "the server has taken it offline": answers("takeOffline", website),
    "taking it offline gets no connection": offline("takeOffline"),
    "taking it offline has a defect": breaks("takeOffline"),
    "the version is the draft": answers("restore", website),
    "the version is gone": refused("restore", "WEBSITE_VERSION_GONE"),
    "the draft was changed meanwhile": refused("restore", "WEBSITE_CHANGED"),
    "going back gets no connection": offline("restore"),
    "going back has a defect": breaks("restore"),
    "90 seconds pass": passes(90_000),
    "the person returns to the screen": { type: "screen.returned" },
    "what failed was seen, and the person goes": { type: "publication.failureSeen" },
    "the server refuses a field": fails("publish", {
      _tag: "Refused",
      code: "EMAIL_INVALID",
      field: "email",
    }),
    "the server has taken it offline late": late(answers("takeOffline", website)),
    "the version is the draft late": late(answers("restore", website)),
    "a later draft is published": { type: "publication.publish", revision: 6 },
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/website", given: "a draft is saved", when: "it begins", must: "idle", not: ["publish", "takeOffline", "restore"] },
    { spec: "decisions/website", given: "a draft is saved", when: "publish is pressed", must: "publishing", tags: ["busy"], tells: ["publication.begun"], calls: [["publish", { revision: 5 }]] },
    { spec: "decisions/calls", given: "the draft is being published", when: "publish is pressed", must: "publishing", not: ["publish", "publication.begun"] },
    { spec: "decisions/website", given: "the draft is being published", when: "the server has published it", must: "done", tags: ["done"], sees: { result: "published" }, tells: [["resource.changed", { content: website }]] },
    { spec: "decisions/website", given: "the draft is being published", when: "the address is taken", must: "failed", tags: ["failed"], sees: { failure: { code: "WEBSITE_SLUG_TAKEN" }, result: undefined }, not: ["resource.changed", "resource.refresh"] },
    { spec: "decisions/website", given: "the draft is being published", when: "somebody else has changed the draft", must: "failed", sees: { failure: { code: "WEBSITE_CHANGED" } }, tells: ["resource.refresh"], not: ["resource.changed"] },
    { spec: "decisions/website", given: "the draft is being published", when: "the server refuses a field", must: "failed", sees: { failure: { code: "EMAIL_INVALID", field: "email" }, result: undefined }, not: ["resource.changed"] },
    { spec: "decisions/calls", given: "the draft is being published", when: "taking it offline is asked for", must: "publishing", not: ["askingOffline", "takeOffline"] },
    { spec: "decisions/calls", given: "the draft is being published", when: "going back to a version is asked for", must: "publishing", not: ["askingRestore", "restore"] },
    { spec: "decisions/calls", given: "the draft is being published", when: "the person returns to the screen", must: "publishing", not: ["idle"] },
    { spec: "shell §8", given: "the draft is being published", when: "publishing gets no connection", must: "failed", sees: { failure: { _tag: "Offline" } }, not: ["resource.changed"] },
    { spec: "decisions/calls", given: "the draft is being published", when: "90 seconds pass", must: "failed", sees: { failure: { _tag: "TimedOut" } } },
    { spec: "decisions/calls", given: "the draft is being published", when: ["90 seconds pass", "the server has published it late"], must: "failed", not: ["done", "resource.changed"] },
    { spec: "architecture", given: "the draft is being published", when: "publishing has a defect", must: "crashed", tags: ["failed"] },

    // Offline
    { spec: "decisions/website", given: "a draft is saved", when: "taking it offline is asked for", must: "askingOffline", tags: ["askingOffline"], not: ["takeOffline"] },
    { spec: "decisions/website", given: "it is asked whether to take the website offline", when: "the dialog is closed", must: "idle", not: ["takeOffline"] },
    { spec: "decisions/website", given: "it is asked whether to take the website offline", when: "it is confirmed", must: "takingOffline", tags: ["busy", "askingOffline"], calls: ["takeOffline"] },
    { spec: "decisions/calls", given: "the website is being taken offline", when: "it is confirmed", must: "takingOffline", not: ["takeOffline"] },
    { spec: "decisions/calls", given: "the website is being taken offline", when: "the dialog is closed", must: "takingOffline", not: ["idle"] },
    { spec: "decisions/website", given: "the website is being taken offline", when: "the server has taken it offline", must: "done", sees: { result: "takenOffline" }, tells: ["resource.changed"] },
    { spec: "business §8", given: "the website is being taken offline", when: "taking it offline gets no connection", must: "failed", sees: { failure: { _tag: "Offline" }, result: undefined }, not: ["resource.changed"] },
    { spec: "decisions/calls", given: "the website is being taken offline", when: "90 seconds pass", must: "failed", sees: { failure: { _tag: "TimedOut" }, result: undefined }, not: ["resource.changed"] },
    { spec: "decisions/calls", given: "the website is being taken offline", when: ["90 seconds pass", "the server has taken it offline late"], must: "failed", not: ["done", "resource.changed"] },
    { spec: "architecture", given: "the website is being taken offline", when: "taking it offline has a defect", must: "crashed" },

    // Versions
    { spec: "decisions/website", given: "a draft is saved", when: "going back to a version is asked for", must: "askingRestore", tags: ["askingRestore"], not: ["restore"] },
    { spec: "decisions/website", given: "it is asked whether to go back to a version", when: "the dialog is closed", must: "idle", not: ["restore"] },
    { spec: "decisions/website", given: "it is asked whether to go back to a version", when: "it is confirmed", must: "restoring", tags: ["busy", "askingRestore"], calls: [["restore", { version: 3, revision: 5 }]] },
    { spec: "decisions/calls", given: "the version is becoming the draft", when: "it is confirmed", must: "restoring", not: ["restore"] },
    { spec: "decisions/calls", given: "the version is becoming the draft", when: "the dialog is closed", must: "restoring", not: ["idle"] },
    { spec: "decisions/website", given: "the version is becoming the draft", when: "the version is the draft", must: "done", sees: { result: "restored" }, tells: ["resource.changed"] },
    { spec: "decisions/website", given: "the version is becoming the draft", when: "the version is gone", must: "failed", sees: { failure: { code: "WEBSITE_VERSION_GONE" } }, tells: ["resource.refresh"], not: ["resource.changed"] },
    { spec: "decisions/website", given: "the version is becoming the draft", when: "the draft was changed meanwhile", must: "failed", sees: { failure: { code: "WEBSITE_CHANGED" } }, tells: ["resource.refresh"], not: ["resource.changed"] },
    { spec: "business §8", given: "the version is becoming the draft", when: "going back gets no connection", must: "failed", sees: { failure: { _tag: "Offline" } } },
    { spec: "decisions/calls", given: "the version is becoming the draft", when: "90 seconds pass", must: "failed", sees: { failure: { _tag: "TimedOut" }, result: undefined }, not: ["resource.changed"] },
    { spec: "decisions/calls", given: "the version is becoming the draft", when: ["90 seconds pass", "the version is the draft late"], must: "failed", not: ["done", "resource.changed"] },
    { spec: "architecture", given: "the version is becoming the draft", when: "going back has a defect", must: "crashed" },

    // Afterwards
    { spec: "decisions/website", given: "the draft was published", when: "publish is pressed", must: "publishing", sees: { result: undefined }, calls: ["publish"] },
    { spec: "decisions/website", given: "the draft was published", when: "taking it offline is asked for", must: "askingOffline", sees: { result: undefined }, not: ["takeOffline"] },
    { spec: "decisions/website", given: "the draft was published", when: "going back to a version is asked for", must: "askingRestore", sees: { result: undefined }, not: ["restore"] },
    { spec: "decisions/website", given: "the draft was published", when: "the person returns to the screen", must: "idle", sees: { result: undefined } },
    { spec: "business §8", given: "the draft was not published", when: "publish is pressed", must: "publishing", sees: { failure: undefined }, calls: [["publish", { revision: 5 }]] },
    { spec: "decisions/website", given: "the draft was not published", when: "a later draft is published", must: "publishing", sees: { failure: undefined }, calls: [["publish", { revision: 6 }]] },
    { spec: "decisions/website", given: "the draft was not published", when: "taking it offline is asked for", must: "askingOffline", sees: { failure: undefined } },
    { spec: "decisions/website", given: "the draft was not published", when: "going back to a version is asked for", must: "askingRestore", sees: { failure: undefined } },
    { spec: "decisions/website", given: "the draft was not published", when: "the person returns to the screen", must: "failed", tags: ["failed"], sees: { failure: { _tag: "Offline" } }, not: ["publish"] },
    { spec: "decisions/website", given: "the draft was not published", when: "what failed was seen, and the person goes", must: "idle", sees: { failure: { _tag: "Offline" } }, not: ["publish"] },
    { spec: "decisions/website", given: "the draft is being published", when: ["what failed was seen, and the person goes", "publishing gets no connection", "the person returns to the screen"], must: "failed", tags: ["failed"] },
    { spec: "decisions/website", given: "publishing has broken", when: "what failed was seen, and the person goes", must: "idle" },
    { spec: "architecture", given: "publishing has broken", when: "publish is pressed", must: "publishing", calls: ["publish"] },
    { spec: "architecture", given: "publishing has broken", when: "taking it offline is asked for", must: "askingOffline" },
    { spec: "architecture", given: "publishing has broken", when: "going back to a version is asked for", must: "askingRestore" },
    { spec: "architecture", given: "publishing has broken", when: "the person returns to the screen", must: "crashed", tags: ["failed"] },
  ],
});
