import { createEmptyActor } from "xstate";
import type { languageMachine } from "../../../machines/session/language.machine.ts";
import { answers, begins, breaks, ends, fails, late, passes, tableOf } from "../spec-table.ts";

const parent = createEmptyActor();
const there = [answers("loadTexts")];
const at = (locale: "int" | "frfr" = "int", chosen = false) => ({
  input: { locale, chosen, parent },
  steps: there,
});
const choose = { type: "language.choose", locale: "dede" } as const;
const login = (navInstance: string, accountCountry = "AT", shopInstance?: string) =>
  ({ type: "language.loggedIn", origin: { navInstance, accountCountry, shopInstance } }) as const;
const orders = { type: "language.textsNeeded", namespace: "orders" } as const;
const offline = { _tag: "Offline" };

const load = (locale: string) => [["loadTexts", { locale, namespaces: ["shell"] }]] as const;

export const table = tableOf<typeof languageMachine>()({
  situations: {
    "a page is opened": { input: { locale: "int", chosen: false, parent }, steps: [] },
    "the page is shown": at(),
    "the page is shown in the language that the person chose": at("int", true),
    "the page is shown in French": at("frfr"),
    "the chosen language is loading": { input: at().input, steps: [...there, choose] },
    "the chosen language is written down": { input: at().input, steps: [...there, choose, ...there] },
    "the login's language is loading": { input: at().input, steps: [...there, login("AT", "DE")] },
    "the login's language is written down": {
      input: at().input,
      steps: [...there, login("AT", "DE"), ...there],
    },
    "the chosen language did not come": {
      input: at().input,
      steps: [...there, choose, fails("loadTexts", offline)],
    },
    "a screen's texts are loading": { input: at().input, steps: [...there, orders] },
    "a screen's texts are there": { input: at().input, steps: [...there, orders, ...there] },
    "the load has broken": { input: at().input, steps: [...there, choose, breaks("loadTexts")] },
  },
  steps: {
    "it begins": begins,
    "the texts come": answers("loadTexts"),
    "the texts do not come": fails("loadTexts", offline),
    "20 seconds pass": passes(20_000),
    "2 seconds pass": passes(2000),
    "the load has a defect": breaks("loadTexts"),
    "the texts come late": late(answers("loadTexts")),
    "it is written down": ends("rememberLocale"),
    "it cannot be written down": breaks("rememberLocale"),
    "German is chosen": choose,
    "Czech is chosen": { type: "language.choose", locale: "cscz" },
    "the orders need their texts": orders,
    "a login from CH comes": login("CH", "CH"),
    "a login from UK comes": login("UK"),
    "a login from US comes": login("US"),
    "a login from AT with an account in Austria comes": login("AT", "AT"),
    "a login from AT with an account in Germany comes": login("AT", "DE"),
    "a login from AT with an account in Spain comes": login("AT", "ES"),
    "a login from AT with an account in Canada comes": login("AT", "CA"),
    "a login from AT with an account in France comes": login("AT", "FR"),
    "a login from AT with an account in Italy comes": login("AT", "IT"),
    "a login from AT with an account in the Netherlands comes": login("AT", "NL"),
    "a login from AT with an account in Poland comes": login("AT", "PL"),
    "a login from AT with an account in Czechia comes": login("AT", "CZ"),
    "a login from AT with an account in Slovakia comes": login("AT", "SK"),
    "a login from AT with an account in Belgium comes": login("AT", "BE"),
    "a login from another instance comes": login("FR", "DE"),
    "a login at the Austrian shop with an account in Germany comes": login("CH", "DE", "AT"),
    "a login at the Austrian shop with an account in Norway comes": login("CH", "NO", "AT"),
    "a login at the Swiss shop comes": login("AT", "AT", "CH"),
    "a login at the British shop comes": login("AT", "AT", "UK"),
    "a login at the American shop comes": login("AT", "AT", "US"),
    "a login at the Austrian shop with an account in Belgium comes": login("AT", "BE", "AT"),
    "a login at the Austrian shop with an account in Luxembourg comes": login("AT", "LU", "AT"),
    "a login at another shop comes": login("AT", "DE", "FR"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "shell §9", given: "a page is opened", when: "it begins", must: "loading", tags: ["busy"], calls: load("int"), not: ["rememberLocale"] },
    { spec: "shell §9", given: "a page is opened", when: "the texts come", must: "ready", sees: { locale: "int" }, not: ["rememberLocale", "language.changed"] },
    { spec: "shell §9", given: "a page is opened", when: "the texts do not come", must: "failed", tags: ["failed"], sees: { locale: "int", notLoaded: undefined } },

    // A choice
    { spec: "shell §9", given: "the page is shown", when: "German is chosen", must: "loading", sees: { locale: "int" }, calls: load("dede"), not: ["language.changed", "rememberLocale"] },
    { spec: "shell §9", given: "the chosen language is loading", when: "the texts come", must: "remembering", sees: { locale: "dede", chosen: true }, tells: [["language.changed", { locale: "dede", from: "int" }]], calls: [["rememberLocale", { locale: "dede", chosen: true }]] },
    { spec: "shell §9", given: "the chosen language is written down", when: "it is written down", must: "ready", sees: { locale: "dede" } },
    { spec: "shell §9", given: "the chosen language is written down", when: "it cannot be written down", must: "ready", sees: { locale: "dede" } },
    { spec: "shell §9", given: "the chosen language is written down", when: "2 seconds pass", must: "ready", sees: { locale: "dede" } },
    { spec: "shell §9", given: "the chosen language is written down", when: "Czech is chosen", must: "loading", sees: { locale: "dede" }, calls: load("cscz") },
    { spec: "shell §9", given: "the chosen language is loading", when: "Czech is chosen", must: "loading", sees: { locale: "int" }, calls: load("cscz"), not: ["language.changed"] },
    { spec: "decisions/calls", given: "the chosen language is loading", when: ["Czech is chosen", "the texts come late"], must: "loading", sees: { locale: "int" }, not: ["language.changed", "remembering"] },
    { spec: "shell §9", given: "the chosen language is loading", when: "the texts do not come", must: "failed", sees: { locale: "int", chosen: false, notLoaded: "dede" }, not: ["language.changed", "rememberLocale"] },
    { spec: "shell §9", given: "the chosen language is loading", when: "20 seconds pass", must: "failed", sees: { locale: "int", notLoaded: "dede" }, not: ["language.changed"] },
    { spec: "decisions/calls", given: "the chosen language is loading", when: ["20 seconds pass", "the texts come late"], must: "failed", sees: { locale: "int" }, not: ["language.changed"] },
    { spec: "architecture", given: "the chosen language is loading", when: "the load has a defect", must: "crashed", tags: ["failed"], sees: { locale: "int", notLoaded: "dede" }, not: ["language.changed"] },
    { spec: "shell §9", given: "the chosen language did not come", when: "German is chosen", must: "loading", sees: { notLoaded: undefined }, calls: load("dede") },
    { spec: "shell §9", given: "the chosen language did not come", when: ["the orders need their texts", "the texts come"], must: "ready", sees: { locale: "int", notLoaded: "dede" } },
    { spec: "shell §9", given: "the load has broken", when: "German is chosen", must: "loading", sees: { notLoaded: undefined }, calls: load("dede") },
    { spec: "shell §4", given: "the chosen language did not come", when: "a login from AT with an account in Germany comes", must: "loading", calls: load("dede") },
    { spec: "shell §4", given: "the load has broken", when: "a login from AT with an account in Germany comes", must: "loading", calls: load("dede") },

    // The texts of a screen
    { spec: "shell §9", given: "the page is shown", when: "the orders need their texts", must: "loading", calls: [["loadTexts", { locale: "int", namespaces: ["orders"] }]] },
    { spec: "shell §9", given: "a screen's texts are loading", when: "the texts come", must: "ready", sees: { loaded: ["shell", "orders"] }, not: ["language.changed", "rememberLocale"] },
    { spec: "shell §9", given: "a screen's texts are there", when: "the orders need their texts", must: "ready", not: ["loadTexts"] },
    { spec: "shell §9", given: "a screen's texts are there", when: "German is chosen", must: "loading", calls: [["loadTexts", { locale: "dede", namespaces: ["shell", "orders"] }]] },
    { spec: "shell §9", given: "the chosen language is loading", when: "the orders need their texts", must: "loading", calls: [["loadTexts", { locale: "dede", namespaces: ["shell", "orders"] }]] },
    { spec: "shell §9", given: "the chosen language is written down", when: "the orders need their texts", must: "loading", sees: { locale: "dede" }, calls: [["loadTexts", { locale: "dede", namespaces: ["orders"] }]] },
    { spec: "shell §9", given: "the chosen language did not come", when: "the orders need their texts", must: "loading", calls: [["loadTexts", { locale: "int", namespaces: ["orders"] }]] },
    { spec: "shell §9", given: "the load has broken", when: "the orders need their texts", must: "loading", calls: ["loadTexts"] },
    { spec: "shell §9", given: "a screen's texts are loading", when: "the texts do not come", must: "failed", sees: { notLoaded: undefined } },

    // The language of a login
    { spec: "shell §4", given: "the page is shown", when: "a login from CH comes", must: "ready", sees: { locale: "int" }, not: ["loadTexts"] },
    { spec: "decisions/languages", given: "the page is shown", when: "a login from another instance comes", must: "ready", sees: { locale: "int" }, not: ["loadTexts"] },
    { spec: "shell §4", given: "the page is shown", when: "a login from UK comes", must: "loading", calls: load("enuk") },
    { spec: "shell §4", given: "the page is shown", when: "a login from US comes", must: "loading", calls: load("enus") },
    { spec: "shell §4", given: "the page is shown", when: "a login from AT with an account in Austria comes", must: "loading", calls: load("deat") },
    { spec: "shell §4", given: "the page is shown", when: "a login from AT with an account in Germany comes", must: "loading", calls: load("dede") },
    { spec: "shell §4", given: "the page is shown", when: "a login from AT with an account in Spain comes", must: "loading", calls: load("eses") },
    { spec: "shell §4", given: "the page is shown", when: "a login from AT with an account in Canada comes", must: "loading", calls: load("eses") },
    { spec: "shell §4", given: "the page is shown", when: "a login from AT with an account in France comes", must: "loading", calls: load("frfr") },
    { spec: "shell §4", given: "the page is shown", when: "a login from AT with an account in Italy comes", must: "loading", calls: load("itit") },
    { spec: "shell §4", given: "the page is shown", when: "a login from AT with an account in the Netherlands comes", must: "loading", calls: load("nlnl") },
    { spec: "shell §4", given: "the page is shown", when: "a login from AT with an account in Poland comes", must: "loading", calls: load("plpl") },
    { spec: "shell §4", given: "the page is shown", when: "a login from AT with an account in Czechia comes", must: "loading", calls: load("cscz") },
    { spec: "shell §4", given: "the page is shown", when: "a login from AT with an account in Slovakia comes", must: "loading", calls: load("sksk") },
    { spec: "shell §4", given: "the page is shown", when: "a login from AT with an account in Belgium comes", must: "loading", calls: load("enen") },
    { spec: "shell §4", given: "the page is shown", when: "a login at the Swiss shop comes", must: "loading", calls: load("dech") },
    { spec: "shell §4", given: "the page is shown in French", when: "a login at the Swiss shop comes", must: "loading", calls: load("frch") },
    { spec: "shell §4", given: "the page is shown", when: "a login at the British shop comes", must: "loading", calls: load("enuk") },
    { spec: "shell §4", given: "the page is shown", when: "a login at the American shop comes", must: "loading", calls: load("enus") },
    { spec: "shell §4", given: "the page is shown", when: "a login at the Austrian shop with an account in Germany comes", must: "loading", calls: load("dede") },
    { spec: "shell §4", given: "the page is shown", when: "a login at the Austrian shop with an account in Norway comes", must: "loading", calls: load("enen") },
    { spec: "shell §4", given: "the page is shown", when: "a login at the Austrian shop with an account in Belgium comes", must: "loading", calls: load("nlnl") },
    { spec: "shell §4", given: "the page is shown", when: "a login at the Austrian shop with an account in Luxembourg comes", must: "loading", calls: load("nlnl") },
    { spec: "shell §4", given: "the page is shown", when: "a login at another shop comes", must: "ready", sees: { locale: "int" }, not: ["loadTexts"] },
    { spec: "shell §9", given: "the page is shown in the language that the person chose", when: "a login from AT with an account in Germany comes", must: "ready", sees: { locale: "int" }, not: ["loadTexts"] },
    { spec: "shell §9", given: "the chosen language is loading", when: "a login from AT with an account in France comes", must: "loading", sees: { wanted: { locale: "dede", byPerson: true } }, not: ["loadTexts"] },
    { spec: "shell §9", given: "the chosen language is written down", when: "a login from AT with an account in France comes", must: "remembering", sees: { locale: "dede" }, not: ["loadTexts"] },
    { spec: "shell §4", given: "the login's language is loading", when: "the texts come", must: "remembering", sees: { locale: "dede", chosen: false }, tells: [["language.changed", { locale: "dede" }]], calls: [["rememberLocale", { locale: "dede", chosen: false }]] },
    { spec: "shell §4", given: "the login's language is loading", when: "the texts do not come", must: "failed", sees: { locale: "int", notLoaded: undefined }, not: ["language.changed"] },
    { spec: "shell §4", given: "the login's language is written down", when: "a login from AT with an account in France comes", must: "loading", sees: { locale: "dede" }, calls: load("frfr") },
    { spec: "shell §9", given: "the login's language is loading", when: "Czech is chosen", must: "loading", calls: load("cscz") },
    { spec: "shell §4", given: "the login's language is loading", when: "a login from AT with an account in France comes", must: "loading", calls: load("frfr") },
  ],
});
