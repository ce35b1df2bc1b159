import type { passwordResetMachine } from "../../../machines/passwords/password-reset.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { hash: "secret" };
const reset = answers("checkLink", { purpose: "reset", email: "grace@example.com" });
const activation = answers("checkLink", { purpose: "activation", email: "grace@example.com" });
const confirm = { type: "link.confirm" } as const;
const offline = { _tag: "Offline" };
const refused = (call: string, code: string) => fails(call, { _tag: "Refused", code });
const offering = [answers("checkLink", { purpose: "email_change", email: "ada@example.com" })];

export const table = tableOf<typeof passwordResetMachine>()({
  situations: {
    "the page is opened with a link": { input, steps: [] },
    "the page is opened without a link": { input: { hash: "" }, steps: [] },
    "the form of a new password is shown": { input, steps: [reset] },
    "the page says what the link does": { input, steps: offering },
    "the link is being used": { input, steps: [...offering, confirm] },
    "what the link does could not be loaded": { input, steps: [fails("checkLink", offline)] },
    "the link could not be used": { input, steps: [...offering, confirm, fails("useLink", offline)] },
    "the link was used": { input, steps: [...offering, confirm, answers("useLink")] },
    "the link is not valid": { input, steps: [refused("checkLink", "LINK_INVALID")] },
    "there was a defect": { input, steps: [breaks("checkLink")] },
  },
  steps: {
    "it begins": begins,
    "the link sets a password": reset,
    "the link activates an account": activation,
    "the link is an invitation": answers("checkLink", { purpose: "invitation", email: "grace@example.com" }),
    "the link keeps the old address": answers("checkLink", {
      purpose: "email_change_undo",
      email: "grace@example.com",
    }),
    "the link confirms an address": answers("checkLink", {
      purpose: "email_change",
      email: "ada@example.com",
    }),
    "the link turns out to be no valid one": refused("checkLink", "LINK_INVALID"),
    "the link turns out to be used": refused("checkLink", "LINK_USED"),
    "the link turns out to have expired": refused("checkLink", "LINK_EXPIRED"),
    "asking gets no answer": fails("checkLink", offline),
    "asking has a defect": breaks("checkLink"),
    "60 seconds pass": passes(60_000),
    "the link sets a password, which comes late": late(reset),
    "the password is set": answers("newPassword"),
    "the form has a defect": breaks("newPassword"),
    "the person confirms": confirm,
    "the server has done it": answers("useLink"),
    "the server has done it late": late(answers("useLink")),
    "it is no valid link any more": refused("useLink", "LINK_INVALID"),
    "it was used meanwhile": refused("useLink", "LINK_USED"),
    "it has expired meanwhile": refused("useLink", "LINK_EXPIRED"),
    "there is no connection": fails("useLink", offline),
    "the call has a defect": breaks("useLink"),
    "a retry is asked for": { type: "link.retry" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §2", given: "the page is opened with a link", when: "it begins", must: "checking", tags: ["busy"], calls: [["checkLink", { hash: "secret" }]], not: ["useLink"] },
    { spec: "business §8", given: "the page is opened without a link", when: "it begins", must: "broken", tags: ["failed"], sees: { failure: { code: "LINK_INVALID" } }, not: ["checkLink"] },
    { spec: "business §2", given: "the page is opened with a link", when: "the link sets a password", must: "choosing", sees: { link: { purpose: "reset", email: "grace@example.com" } }, calls: [["newPassword", { values: { hash: "secret", password: "", repeat: "" }, limit: 90_000 }]], not: ["useLink"] },
    { spec: "decisions/account", given: "the page is opened with a link", when: "the link activates an account", must: "offering", sees: { link: { purpose: "activation" } }, not: ["useLink"] },
    { spec: "decisions/account", given: "the page is opened with a link", when: "the link is an invitation", must: "choosing", sees: { link: { purpose: "invitation", email: "grace@example.com" } }, calls: [["newPassword", { values: { hash: "secret", password: "", repeat: "" } }]], not: ["useLink"] },
    { spec: "decisions/account", given: "the page is opened with a link", when: "the link keeps the old address", must: "offering", sees: { link: { purpose: "email_change_undo" } }, not: ["useLink"] },
    { spec: "decisions/account", given: "the page is opened with a link", when: ["the link keeps the old address", "the person confirms"], must: "using", tags: ["busy"], calls: [["useLink", { hash: "secret", purpose: "email_change_undo" }]] },
    { spec: "decisions/account", given: "the page is opened with a link", when: ["the link activates an account", "the person confirms"], must: "using", tags: ["busy"], calls: [["useLink", { hash: "secret", purpose: "activation" }]] },
    { spec: "decisions/account", given: "the page is opened with a link", when: "the link confirms an address", must: "offering", sees: { link: { purpose: "email_change" } }, not: ["useLink"] },
    { spec: "business §8", given: "the page is opened with a link", when: "the link turns out to be no valid one", must: "broken", sees: { failure: { code: "LINK_INVALID" } }, not: ["choosing"] },
    { spec: "business §8", given: "the page is opened with a link", when: "the link turns out to be used", must: "broken", sees: { failure: { code: "LINK_USED" } }, not: ["choosing"] },
    { spec: "business §8", given: "the page is opened with a link", when: "the link turns out to have expired", must: "broken", sees: { failure: { code: "LINK_EXPIRED" } }, not: ["choosing"] },
    { spec: "shell §8", given: "the page is opened with a link", when: "asking gets no answer", must: "unchecked", tags: ["failed"], sees: { failure: { _tag: "Offline" } }, not: ["broken"] },
    { spec: "decisions/calls", given: "the page is opened with a link", when: "60 seconds pass", must: "unchecked", sees: { failure: { _tag: "TimedOut" } } },
    { spec: "decisions/calls", given: "the page is opened with a link", when: ["60 seconds pass", "the link sets a password, which comes late"], must: "unchecked", not: ["choosing"] },
    { spec: "architecture", given: "the page is opened with a link", when: "asking has a defect", must: "crashed", tags: ["failed"] },

    // A new password
    { spec: "business §2", given: "the form of a new password is shown", when: "the password is set", must: "done", tags: ["done"] },
    { spec: "architecture", given: "the form of a new password is shown", when: "the form has a defect", must: "crashed", not: ["done"] },

    // A link that is confirmed
    { spec: "decisions/account", given: "the page says what the link does", when: "the person confirms", must: "using", calls: [["useLink", { hash: "secret", purpose: "email_change" }]] },
    { spec: "decisions/calls", given: "the link is being used", when: "the person confirms", must: "using", not: ["useLink"] },
    { spec: "decisions/account", given: "the link is being used", when: "the server has done it", must: "done" },
    { spec: "business §8", given: "the link is being used", when: "it is no valid link any more", must: "broken", sees: { failure: { code: "LINK_INVALID" } }, not: ["done"] },
    { spec: "business §8", given: "the link is being used", when: "it was used meanwhile", must: "broken", sees: { failure: { code: "LINK_USED" } }, not: ["done"] },
    { spec: "business §8", given: "the link is being used", when: "it has expired meanwhile", must: "broken", sees: { failure: { code: "LINK_EXPIRED" } }, not: ["done"] },
    { spec: "shell §8", given: "the link is being used", when: "there is no connection", must: "unused", tags: ["failed"], sees: { failure: { _tag: "Offline" } }, not: ["done", "broken"] },
    { spec: "decisions/calls", given: "the link is being used", when: "60 seconds pass", must: "unused", sees: { failure: { _tag: "TimedOut" } }, not: ["done"] },
    { spec: "decisions/calls", given: "the link is being used", when: ["60 seconds pass", "the server has done it late"], must: "unused", not: ["done"] },
    { spec: "architecture", given: "the link is being used", when: "the call has a defect", must: "crashed", not: ["done"] },

    // Again
    { spec: "shell §8", given: "what the link does could not be loaded", when: "a retry is asked for", must: "checking", sees: { failure: undefined }, calls: ["checkLink"] },
    { spec: "shell §8", given: "the link could not be used", when: "a retry is asked for", must: "using", sees: { failure: undefined }, calls: [["useLink", { hash: "secret" }]], not: ["checkLink"] },
    { spec: "architecture", given: "there was a defect", when: "a retry is asked for", must: "checking", calls: ["checkLink"] },
    { spec: "business §8", given: "the link is not valid", when: "a retry is asked for", must: "broken", not: ["checkLink"] },
    { spec: "decisions/account", given: "the link was used", when: "the person confirms", must: "done", not: ["useLink"] },
  ],
});
