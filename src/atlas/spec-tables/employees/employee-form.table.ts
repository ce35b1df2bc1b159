import type { employeeFormMachine } from "../../../machines/employees/employee-form.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { tableOf } from "../spec-table.ts";

const empty = { firstname: "", lastname: "", mail: "", rights: [] };
const grace = { firstname: "Grace", lastname: "Hopper", mail: "grace@example.com" };
const invited = { ...grace, rights: ["tickets"] } as const;
const input = { values: empty, limit: 90_000 };

export const table = tableOf<typeof employeeFormMachine>()({
  situations: {
    "the form of an employee": { input, steps: [] },
    "an employee is being added": { input, steps: [typed(invited), submit] },
    "an employee was added": { input, steps: [typed(grace), submit, accepted()] },
  },
  steps: {
    "it is sent": submit,
    "name and address are typed": typed(grace),
    "rights are chosen": typed({ rights: ["tickets", "trainings"] }),
    "the address is no address": typed({ ...grace, mail: "grace" }),
    "the server has added the employee": accepted({ id: "A-1" }),
    "the address has an account": refused("EMAIL_TAKEN", "mail"),
    "a right is given that the person does not have": refused("RIGHT_NOT_HELD", "rights"),
    "the first name has an angle bracket": typed({ ...grace, firstname: "Grace <b>" }),
    "the last name has letters of another script": typed({ ...grace, lastname: "Ćwiąkała-Ώ’Neil" }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "the form of an employee", when: "it is sent", must: "editing", sees: { problems: { firstname: "FIRST_NAME_EMPTY", lastname: "LAST_NAME_EMPTY", mail: "EMAIL_EMPTY" }, focus: { field: "firstname" } }, not: ["submit"] },
    { spec: "business §5", given: "the form of an employee", when: ["the address is no address", "it is sent"], must: "editing", sees: { problems: { mail: "EMAIL_INVALID" } }, not: ["submit"] },
    { spec: "decisions/forms", given: "the form of an employee", when: ["the first name has an angle bracket", "it is sent"], must: "editing", sees: { problems: { firstname: "NAME_SIGNS <" }, focus: { field: "firstname" } }, not: ["submit"] },
    { spec: "decisions/forms", given: "the form of an employee", when: ["the last name has letters of another script", "it is sent"], must: "sending", calls: ["submit"] },
    { spec: "decisions/calls", given: "an employee is being added", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "business §3", given: "the form of an employee", when: ["name and address are typed", "it is sent"], must: "sending", calls: [["submit", { values: { ...grace, rights: [] } }]] },
    { spec: "business §6", given: "the form of an employee", when: ["name and address are typed", "rights are chosen", "it is sent"], must: "sending", calls: [["submit", { values: { rights: ["tickets", "trainings"] } }]] },
    { spec: "business §3", given: "an employee is being added", when: "the server has added the employee", must: "done", sees: { values: empty, isDirty: false, result: { answer: { id: "A-1" } } }, tells: [["form.sent", { answer: { id: "A-1" } }]] },
    { spec: "decisions/employees", given: "an employee is being added", when: "the address has an account", must: "editing", sees: { values: invited, refused: { mail: "EMAIL_TAKEN" }, focus: { field: "mail" } }, not: ["form.sent", "done"] },
    { spec: "decisions/employees", given: "an employee is being added", when: "a right is given that the person does not have", must: "editing", sees: { refused: { rights: "RIGHT_NOT_HELD" } }, not: ["form.sent", "done"] },
    { spec: "business §3", given: "an employee was added", when: "it is sent", must: "editing", sees: { values: empty }, not: ["submit"] },
  ],
});
