/** The language of the page: a new one is shown when its texts are there, never before (shell §4, §9). */
import { assign, enqueueActions, setup, type ActorRefFrom } from "xstate";
import type { Outcome } from "../../domain/kit/call-failure.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import { loginLanguage, type LoginOrigin } from "../../domain/session/login-language.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";

/** A language that is not shown yet, and whether the person or the login chose it. */
export type WantedLocale =
  | { readonly _tag: "None" }
  | { readonly _tag: "Wanted"; readonly locale: Locale; readonly byPerson: boolean };

export interface LanguageReport {
  readonly type: "language.changed";
  readonly locale: Locale;
  /** The locale until now: the journal tells by it in which language it begins. */
  readonly from: Locale;
}

export interface LanguageContext {
  readonly parent: ParentRef<LanguageReport>;
  /** The locale that is shown. */
  readonly locale: Locale;
  /** True where a person chose the language: the login leaves it alone. */
  readonly chosen: boolean;
  readonly wanted: WantedLocale;
  /** What screens have asked for so far; a switch of language loads all of it. */
  readonly needed: readonly string[];
  /** What is there of the shown locale. */
  readonly loaded: readonly string[];
  /** The person's choice whose texts did not come: reported until another choice. */
  readonly notLoaded: Locale | undefined;
}

/** The language of the request is the machine's own: whoever tells of a login need not know it. */
export type LoginFrom = Omit<LoginOrigin, "locale">;

export type LanguageEvent =
  | { readonly type: "language.choose"; readonly locale: Locale }
  | { readonly type: "language.loggedIn"; readonly origin: LoginFrom }
  | { readonly type: "language.textsNeeded"; readonly namespace: string };

/** The texts that every page shows. */
const SHELL_TEXTS = "shell";

const loginMeta: MachineMeta = { spec: "shell §4" };

/** The language after a login: that of the account, where the person has not chosen one (shell §4). */
export const localeAfterLogin = (
  { locale, chosen, wanted }: Pick<LanguageContext, "locale" | "chosen" | "wanted">,
  origin: LoginFrom,
): Locale =>
  chosen || (wanted._tag === "Wanted" && wanted.byPerson)
    ? locale
    : (loginLanguage({ ...origin, locale }) ?? locale);

const languageSetup = setup({
  types: {
    context: {} as LanguageContext,
    input: {} as {
      readonly locale: Locale;
      readonly chosen: boolean;
      readonly parent: ParentRef<LanguageReport>;
    },
    events: {} as LanguageEvent,
    tags: {} as "busy" | "failed",
    meta: {} as MachineMeta,
  },
  actors: {
    loadTexts: toBeProvided<
      Outcome<unknown>,
      { readonly locale: Locale; readonly namespaces: readonly string[] }
    >("loadTexts"),
    rememberLocale: toBeProvided<undefined, { readonly locale: Locale; readonly chosen: boolean }>(
      "rememberLocale",
    ),
  },
  guards: {
    changesLanguage: ({ context }, { origin }: { origin: LoginFrom }) =>
      localeAfterLogin(context, origin) !== context.locale,
    isMissing: ({ context }, { namespace }: { namespace: string }) => !context.loaded.includes(namespace),
  },
  actions: {
    want: assign((_, { locale }: { locale: Locale }): Partial<LanguageContext> => ({
      wanted: { _tag: "Wanted", locale, byPerson: true },
      notLoaded: undefined,
    })),
    wantByLogin: assign(({ context }, { origin }: { origin: LoginFrom }): Partial<LanguageContext> => ({
      wanted: { _tag: "Wanted", locale: localeAfterLogin(context, origin), byPerson: false },
    })),
    need: assign(({ context }, { namespace }: { namespace: string }) => ({
      needed: [...new Set([...context.needed, namespace])],
    })),
    show: assign(({ context }): Partial<LanguageContext> => ({
      loaded: context.needed,
      ...(context.wanted._tag === "Wanted"
        ? {
            locale: context.wanted.locale,
            chosen: context.chosen || context.wanted.byPerson,
            wanted: { _tag: "None" },
          }
        : {}),
    })),
    giveUpWanted: assign(({ context: { wanted } }): Partial<LanguageContext> => ({
      wanted: { _tag: "None" },
      ...(wanted._tag === "Wanted" && wanted.byPerson && { notLoaded: wanted.locale }),
    })),
    // A language that the page has begun with is no other one, though the login has named it.
    reportChange: enqueueActions(({ context: { locale, wanted, parent }, enqueue }) => {
      if (wanted._tag === "Wanted" && wanted.locale !== locale)
        enqueue.sendTo(parent, { type: "language.changed", locale: wanted.locale, from: locale });
    }),
  },
});
const request = requestsOf<typeof languageSetup>();

const namespacesToLoad = ({ locale, wanted, needed, loaded }: LanguageContext): readonly string[] =>
  wanted._tag === "Wanted" && wanted.locale !== locale
    ? needed
    : needed.filter((namespace) => !loaded.includes(namespace));

const ofOrigin = ({ event }: { event: { readonly origin: LoginFrom } }) => ({ origin: event.origin });
const ofNamespace = ({ event }: { event: { readonly namespace: string } }) => ({
  namespace: event.namespace,
});
const ofLocale = ({ event }: { event: { readonly locale: Locale } }) => ({ locale: event.locale });

/** What is asked for while texts are loaded, shown or missing alike: the load begins anew with all that is wanted by then. */
const asked = {
  "language.choose": {
    target: "loading",
    reenter: true,
    actions: { type: "want", params: ofLocale },
    description: "The person's own choice",
    meta: { screen: "footer" },
  },
  "language.loggedIn": {
    guard: { type: "changesLanguage", params: ofOrigin },
    target: "loading",
    reenter: true,
    actions: { type: "wantByLogin", params: ofOrigin },
    description: "The login's language, where the person has not chosen",
    meta: loginMeta,
  },
  "language.textsNeeded": {
    guard: { type: "isMissing", params: ofNamespace },
    target: "loading",
    reenter: true,
    actions: { type: "need", params: ofNamespace },
    description: "A screen needs its texts",
  },
} as const;

const loading = languageSetup.createStateConfig({
  ...request("loadTexts", {
    silent: true,
    input: ({ context }) => ({
      locale: context.wanted._tag === "Wanted" ? context.wanted.locale : context.locale,
      namespaces: namespacesToLoad(context),
    }),
    limit: 20_000,
    answered: [
      {
        name: "choice",
        when: ({ context: { wanted } }) => wanted._tag === "Wanted" && wanted.byPerson,
        target: "remembering",
        actions: ["reportChange", "show"],
        description: "The chosen language is shown",
      },
      {
        name: "login's language",
        when: ({ context: { wanted } }) => wanted._tag === "Wanted",
        target: "remembering",
        actions: ["reportChange", "show"],
        description: "The login's language is shown",
        meta: loginMeta,
      },
      { target: "ready", actions: "show", description: "The texts are there" },
    ],
    failed: {
      target: "failed",
      actions: "giveUpWanted",
      description: "The texts did not come: the old ones stay",
    },
    crashed: {
      target: "crashed",
      actions: "giveUpWanted",
      description: "A defect in the load",
      meta: { code: "DEFECT" },
    },
  }),
  description: "Texts are loaded; the present ones stay",
  on: asked,
});

const remembering = languageSetup.createStateConfig({
  ...request("rememberLocale", {
    input: ({ context }) => ({ locale: context.locale, chosen: context.chosen }),
    limit: 2000,
    tags: [],
    done: { target: "ready", description: "Written down" },
    failed: { target: "ready", description: "Not written down in time: it holds for this visit" },
    crashed: { target: "ready", description: "Not written down: it holds for this visit" },
  }),
  description: "The locale is written down for a year: the next visit begins in it",
  on: asked,
});

export const languageMachine = languageSetup.createMachine({
  id: "language",
  description: "The language that is shown, and its texts",
  meta: { spec: "shell §9" },
  context: ({ input }) => ({
    ...input,
    wanted: { _tag: "None" },
    needed: [SHELL_TEXTS],
    loaded: [],
    notLoaded: undefined,
  }),
  initial: "loading",
  states: {
    loading,
    remembering,
    ready: { description: "The language is shown with all the texts that are needed", on: asked },
    failed: {
      description: "Texts are missing; choosing or needing them again tries again",
      meta: { code: "TEXTS", screen: "footer" },
      tags: ["failed"],
      on: asked,
    },
    crashed: {
      description: "A defect in the load; choosing or needing them again tries again",
      meta: { code: "DEFECT", screen: "footer" },
      tags: ["failed"],
      on: asked,
    },
  },
});

export type LanguageRef = ActorRefFrom<typeof languageMachine>;
