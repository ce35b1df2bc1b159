import type { licenceViewerMachine } from "../../../machines/licence-review/licence-viewer.machine.ts";
import { begins, tableOf } from "../spec-table.ts";

const enlarge = (page: number) => ({ type: "document.enlarge", page, pages: 3 }) as const;
const next = { type: "document.next" } as const;
const previous = { type: "document.previous" } as const;

export const table = tableOf<typeof licenceViewerMachine>()({
  situations: {
    "the pages are beside the decision": { input: undefined, steps: [] },
    "the first of three pages is enlarged": { input: undefined, steps: [enlarge(1)] },
    "the last of three pages is enlarged": { input: undefined, steps: [enlarge(3)] },
  },
  steps: {
    "it begins": begins,
    "the second of three pages is enlarged": enlarge(2),
    "the next page is wanted": next,
    "the page before is wanted": previous,
    "it is closed": { type: "document.close" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/sign-up", given: "the pages are beside the decision", when: "it begins", must: "beside" },
    { spec: "decisions/sign-up", given: "the pages are beside the decision", when: "the second of three pages is enlarged", must: "enlarged", sees: { page: 2, pages: 3 } },
    { spec: "decisions/sign-up", given: "the pages are beside the decision", when: "the next page is wanted", must: "beside", sees: { page: 1 } },
    { spec: "decisions/sign-up", given: "the first of three pages is enlarged", when: "the next page is wanted", must: "enlarged", sees: { page: 2 } },
    { spec: "decisions/sign-up", given: "the first of three pages is enlarged", when: "the page before is wanted", must: "enlarged", sees: { page: 1 } },
    { spec: "decisions/sign-up", given: "the last of three pages is enlarged", when: "the next page is wanted", must: "enlarged", sees: { page: 3 } },
    { spec: "decisions/sign-up", given: "the last of three pages is enlarged", when: "the page before is wanted", must: "enlarged", sees: { page: 2 } },
    { spec: "decisions/sign-up", given: "the last of three pages is enlarged", when: "it is closed", must: "beside" },
  ],
});
