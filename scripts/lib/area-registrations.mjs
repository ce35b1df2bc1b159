// The tables in which a new area must be listed. Machines, samples, fixtures of the desk and tests are discovered and
// need no entry.

/**
 * Lines to insert before or after a line that occurs exactly once in its file; an import without such a line is
 * inserted at the top.
 */
export const lines = [
  {
    file: "src/domain/shell/access.ts",
    before: "} as const satisfies Readonly<Record<string, AccessRow>>;",
    add: "  __camel__: asks([]),",
  },
  {
    file: "src/domain/shell/routes.ts",
    before: '  noAccess: screen("no-access", "/no-access/", "open"),',
    add: '  __camel__: screen("__name__", "/__name__/", "__camel__"),',
  },
  {
    file: "src/domain/shell/navigation.ts",
    after: '      toScreen("products", "products"),',
    add: '      toScreen("__snake__", "__camel__"),',
  },
  {
    file: "src/domain/shell/refusal-tables.ts",
    add: 'import { __camel__Refusals } from "~/src/domain/__name__/__name__.refusals.ts";',
  },
  {
    file: "src/domain/shell/refusal-tables.ts",
    after: "  remoteConnect: [entered(testRefusals)],",
    add: '  __camel__: [entered(__camel__Refusals, "CALL_FAILED")],',
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
    add: 'import { __camel__Handlers } from "~/server/areas/__name__/__name__.handlers.ts";',
  },
  {
    file: "server/handlers.ts",
    after: "    ...createSessionHandlers(services),",
    add: "    ...__camel__Handlers,",
  },
  {
    file: "server/store/migrations.ts",
    add: 'import { __camel__Migration } from "~/server/store/migrations/__number__-__name__.ts";',
  },
  { file: "server/store/migrations.ts", before: "];", add: "  __camel__Migration," },
  {
    file: "server/demo/seed-demo.ts",
    add: 'import { make__Name__ } from "~/server/demo/__name__.ts";',
  },
  {
    file: "server/demo/seed-demo.ts",
    after: "    await seedKnowledge(sql);",
    add: '    await insertRows(sql, "__snake__", make__Name__(calendar));',
  },
  { file: "server/demo/insert-rows.ts", before: '  | "companies"', add: '  | "__snake__"' },
  {
    file: "src/app/screens/screen-modules.ts",
    add: 'import get__Name__ from "virtual:early-call/get__Name__";',
  },
  {
    file: "src/app/screens/screen-modules.ts",
    before: '  "no-access": screen(() => import("./no-access.entry.tsx"), ["no-page"]),',
    add: '  "__name__": screen(() => import("~/src/app/screens/__name__.entry.tsx"), ["__name__"], [list(get__Name__)]),',
  },
  {
    file: "src/domain/kit/text-key.ts",
    add: 'import type __camel__ from "~/locales/int/__name__.json";',
  },
  { file: "src/domain/kit/text-key.ts", after: "type Keys =", add: "  | keyof typeof __camel__" },
  { file: "src/ui/i18n/catalogue.ts", after: '  "tickets",', add: '  "__name__",' },
  {
    file: "tests/domain/shell/access.test.ts",
    after: '  licenceReview: ["staff"],',
    add: '  __camel__: ["gold", "starter", "customer", "business", "applicant", "staff", "employee", "office"],',
  },
  {
    file: "tests/e2e/screens/every-call.e2e.ts",
    after: '  getCountries: "tests/ui/references/reference-screen.test.tsx",',
    add: '  get__Name__: "tests/ui/__name__/__name__-screen.test.tsx",\n  close__One__: "tests/ui/__name__/__name__-screen.test.tsx",',
  },
  {
    file: "tests/e2e/support/screens.ts",
    before: '  { name: "products", path: "/products/", person: "gold", there: "main table td" },',
    add: '  { name: "__label__", path: "/__name__/", person: "gold", there: "main table td" },',
  },
];

const told = {
  int: "Somebody else has closed it just before you, so nothing was changed. The list shows what is still open.",
  dede: "Jemand anders hat es kurz vor Ihnen abgeschlossen, es wurde also nichts geändert. Die Liste zeigt, was noch offen ist.",
  frfr: "Quelqu’un d’autre l’a clos juste avant vous, rien n’a donc été modifié. La liste montre ce qui est encore ouvert.",
  cscz: "Někdo jiný to uzavřel těsně před vámi, takže se nic nezměnilo. Seznam ukazuje, co je ještě otevřené.",
  eses: "Otra persona lo ha cerrado justo antes, así que no se ha cambiado nada. La lista muestra lo que sigue abierto.",
  nlnl: "Iemand anders heeft het net voor je afgesloten, er is dus niets gewijzigd. De lijst laat zien wat nog openstaat.",
  itit: "Qualcun altro l’ha chiuso poco prima, quindi non è cambiato nulla. L’elenco mostra che cosa è ancora aperto.",
  plpl: "Ktoś inny zamknął to chwilę wcześniej, więc nic nie zostało zmienione. Lista pokazuje, co jest jeszcze otwarte.",
  sksk: "Niekto iný to uzavrel tesne pred vami, takže sa nič nezmenilo. Zoznam ukazuje, čo je ešte otvorené.",
  trtr: "Başka biri sizden hemen önce kapattı, bu nedenle hiçbir şey değiştirilmedi. Liste, hâlâ açık olanları gösterir.",
  caes: "Una altra persona ho ha tancat just abans, així que no s’ha canviat res. La llista mostra què queda obert.",
  notes: "What to tell a customer: somebody else was faster.",
};

const label = (note) => ({
  ...Object.fromEntries(Object.keys(told).map((locale) => [locale, "__Label__"])),
  notes: note,
});

/** Texts to insert after a text in every catalogue but the variants of English, and in the notes for translators. */
export const texts = [
  { file: "shell.json", after: "title.products", key: "title.__name__", words: label("Title of a page.") },
  {
    file: "shell.json",
    after: "navigation.products",
    key: "navigation.__snake__",
    words: label("Navigation entry."),
  },
  {
    file: "desk.json",
    after: "desk.area.remoteConnect",
    key: "desk.area.__camel__",
    words: label("Area of error codes."),
  },
  {
    file: "desk.json",
    after: "desk.tell.ALREADY_DECIDED",
    key: "desk.tell.__CODE___ALREADY_CLOSED",
    words: told,
  },
];
