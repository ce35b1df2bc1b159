// The tables in which a new list and a new area must be listed. Machines, samples, migrations, fixtures of the desk and tests
// are discovered and need no entry.

/**
 * Lines to insert before or after a line that occurs exactly once in its file; an import without such a line is
 * inserted at the top.
 */
export const lines = [
  {
    file: "src/domain/shell/routes.ts",
    before: '  noAccess: screen("no-access", "/no-access/", "open"),',
    add: '  __camel__: screen("__name__", "/__name__/", "__access__"),',
  },
  {
    file: "src/api/calls.ts",
    add: 'import * as __camel__ from "~/src/api/__name__.calls.ts";',
  },
  {
    file: "src/api/calls.ts",
    before: "} satisfies Readonly<Record<string, AnyCall>>;",
    add: "  ...__camel__,",
  },
  {
    file: "server/handlers.ts",
    add: 'import { __camel__Handlers } from "~/server/areas/__area__/__name__.handlers.ts";',
  },
  {
    file: "server/handlers.ts",
    after: "    ...createSessionHandlers(services),",
    add: "    ...__camel__Handlers,",
  },
  {
    file: "server/demo/seed-demo.ts",
    add: 'import { make__Name__ } from "~/server/demo/__name__.ts";',
  },
  {
    file: "server/demo/seed-demo.ts",
    after: "    await seedKnowledge(sql);",
    add: '    await insertRows(sql, "__snake__", make__Name__(calendar));',
  },
  {
    file: "src/app/screens/screen-modules.ts",
    add: 'import get__Name__ from "virtual:early-call/get__Name__";',
  },
  {
    file: "src/app/screens/screen-modules.ts",
    before: '  "no-access": screen(() => import("./no-access.entry.tsx"), ["no-page"]),',
    add: '  "__name__": screen(() => import("~/src/app/screens/__name__.entry.tsx"), ["__area__"], [list(get__Name__)]),',
  },
  {
    file: "tests/support/who-sees-what.ts",
    after: "export const screens = tableOf([",
    add: '  [{ who: everybody }, ["__name__"]],',
  },
  {
    file: "tests/e2e/screens/every-call.e2e.ts",
    after: '  getCountries: "tests/ui/references/reference-screen.test.tsx",',
    add: '  get__Name__: "tests/ui/__area__/__name__-screen.test.tsx",',
  },
  {
    file: "tests/e2e/support/screens.ts",
    before: '  { name: "products", path: "/products/", person: "gold", there: "main table td" },',
    add: '  { name: "__label__", path: "/__name__/", person: "gold", there: "main table td" },',
  },
];

/** The further lines of an area: its row of the access table, its navigation entry, its texts. */
export const linesOfAreas = [
  {
    file: "src/domain/shell/access.ts",
    before: "} as const satisfies Readonly<Record<string, AccessRow>>;",
    add: "  __camel__: asks([]),",
  },
  {
    file: "src/domain/shell/navigation.ts",
    after: '      toScreen("products", "products"),',
    add: '      toScreen("__snake__", "__camel__"),',
  },
  {
    file: "src/domain/kit/text-key.ts",
    add: 'import type __camel__ from "~/locales/int/__name__.json";',
  },
  { file: "src/domain/kit/text-key.ts", after: "type Keys =", add: "  | keyof typeof __camel__" },
  { file: "src/ui/i18n/catalogue.ts", after: '  "tickets",', add: '  "__name__",' },
  {
    file: "tests/support/who-sees-what.ts",
    after: "export const entries = tableOf([",
    add: '  [{ who: everybody }, ["__snake__"]],',
  },
  {
    file: "tests/domain/shell/access.test.ts",
    after: '  licenceReview: ["staff"],',
    add: '  __camel__: ["gold", "starter", "customer", "business", "applicant", "staff", "employee", "office"],',
  },
];

/** Texts of `shell.json` to insert after a text in every catalogue but the variants of English, with their note for translators. */
export const texts = [{ after: "title.products", key: "title.__name__", note: "Title of a page." }];
export const textsOfAreas = [
  { after: "navigation.products", key: "navigation.__snake__", note: "Navigation entry." },
];
