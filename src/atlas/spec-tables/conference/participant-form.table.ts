import { unknownParticipant } from "../../../domain/conference/participant.ts";
import type { participantFormMachine } from "../../../machines/conference/participant-form.machine.ts";
import { accepted, submit, typed } from "../form-words.ts";
import { tableOf } from "../spec-table.ts";

const blank = unknownParticipant("Nordlicht Elektro GmbH");
const kim = {
  salutation: "ms",
  firstname: "Kim",
  lastname: "Berg",
  mail: "kim.berg@nordlicht.example",
  shirt: "M",
  category: "commercial",
} as const;
const input = { values: blank, limit: 90_000 };

export const table = tableOf<typeof participantFormMachine>()({
  situations: {
    "the form of a participant": { input, steps: [] },
    "a participant is being taken over": { input, steps: [typed(kim), submit] },
  },
  steps: {
    "it is sent": submit,
    "the person is typed": typed(kim),
    "the address is no address": typed({ ...kim, mail: "kim" }),
    "the phone has no +": typed({ ...kim, phone: "0643155501" }),
    "the company is emptied": typed({ ...kim, company: "" }),
    "it is complete": accepted({ ...blank, ...kim }),
    "the phone has letters": typed({ ...kim, phone: "+43 1 5550x" }),
    "the first name has an angle bracket": typed({ ...kim, firstname: "Kim>" }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "the form of a participant", when: "it is sent", must: "editing", sees: { problems: { salutation: "SALUTATION_EMPTY", firstname: "FIRST_NAME_EMPTY", lastname: "LAST_NAME_EMPTY", mail: "EMAIL_EMPTY", shirt: "SHIRT_EMPTY", category: "CATEGORY_EMPTY" }, focus: { field: "salutation" } }, not: ["submit"] },
    { spec: "business §3", given: "the form of a participant", when: ["the person is typed", "it is sent"], must: "sending", calls: [["submit", { values: { ...kim, company: "Nordlicht Elektro GmbH", phone: "", position: "" } }]] },
    { spec: "business §5", given: "the form of a participant", when: ["the address is no address", "it is sent"], must: "editing", sees: { problems: { mail: "EMAIL_INVALID" } }, not: ["submit"] },
    { spec: "business §5", given: "the form of a participant", when: ["the phone has no +", "it is sent"], must: "editing", sees: { problems: { phone: "PHONE_PLUS" } }, not: ["submit"] },
    { spec: "business §5", given: "the form of a participant", when: ["the phone has letters", "it is sent"], must: "editing", sees: { problems: { phone: "PHONE_DIGITS x" } }, not: ["submit"] },
    { spec: "decisions/forms", given: "the form of a participant", when: ["the first name has an angle bracket", "it is sent"], must: "editing", sees: { problems: { firstname: "NAME_SIGNS >" } }, not: ["submit"] },
    { spec: "business §5", given: "the form of a participant", when: ["the company is emptied", "it is sent"], must: "editing", sees: { problems: { company: "COMPANY_NAME_EMPTY" } }, not: ["submit"] },
    { spec: "business §3", given: "a participant is being taken over", when: "it is complete", must: "done", sees: { values: kim }, tells: [["form.sent", { answer: kim }]] },
  ],
});
