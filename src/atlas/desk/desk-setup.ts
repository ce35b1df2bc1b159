import { assign, setup } from "xstate";
import type { Outcome } from "../../domain/kit/call-failure.ts";
import type { KnownIssue } from "../../domain/known-issues/known-issue.ts";
import { catalogueOf } from "../../domain/shell/locale.ts";
import type { MachineMeta } from "../../machines/kit/machine-meta.ts";
import { toBeProvided } from "../../machines/kit/provide.ts";
import { lookOfJournal } from "./journal/journal-look.ts";
import { nextStop } from "./journal/background-steps.ts";
import type { JournalResult } from "./journal/read-journal.ts";
import { isInCatalogue } from "./is-in-catalogue.ts";
import { foundEntries } from "./found-entries.ts";
import { wordsOfIssues } from "./known-issues/words-of-issues.ts";
import { noFilter, type DeskPlace, type Filter, type Look } from "./desk-place.ts";
import type { DeskContext, DeskEvent, MetCodes, TextsAsked, SearchWordsByLanguage } from "./desk-types.ts";
import type { RouteCounts, ShownCode } from "./routes/routes-data.ts";
import { localeAt } from "./simulation/locale-at.ts";
import type { Timeline } from "./simulation/timeline.ts";
import type { Step } from "./simulation/step.ts";
import { indexCodes } from "./texts/find-codes.ts";

export const meta: MachineMeta = { spec: "atlas" };

export const emptyTimeline: Timeline = { steps: [], source: "route" };

const lastOf = ({ timeline }: DeskContext): number => Math.max(0, timeline.steps.length - 1);
const clamp = (context: DeskContext, step: number): number => Math.min(Math.max(0, step), lastOf(context));

const routeAt = ({ codes }: DeskContext, { code, route }: DeskPlace) =>
  codes.get(code ?? "")?.routes.find(({ id }) => id === route);

/** The route of a place, opened at its frame; without the route the code's page is shown. */
const openAt = (context: DeskContext, place: DeskPlace): Partial<DeskContext> => {
  const route = routeAt(context, place);
  return route === undefined
    ? { place, subject: { _tag: "None" }, timeline: emptyTimeline, leftOut: [] }
    : {
        place: { ...place, step: Math.min(place.step, route.timeline.steps.length - 1) },
        subject: { _tag: "Route", route },
        timeline: route.timeline,
        leftOut: [],
      };
};

/** The replay or the page of steps of what is on the desk. */
const turnTo = (context: DeskContext, asSteps: boolean): Partial<DeskContext> => ({
  place: placeWith(context, { asSteps }),
});

/**
 * A place that the address names. Only between the replay and the page of steps everything stays on the desk: a journal
 * has no address.
 */
const goTo = (context: DeskContext, place: DeskPlace): Partial<DeskContext> => {
  const { subject, place: from } = context;
  const isTurned =
    subject._tag !== "None" &&
    place.code === from.code &&
    place.route === from.route &&
    place.asSteps !== from.asSteps;
  if (!isTurned) return openAt(context, place);
  const { locale, agent } = place.look;
  return subject._tag === "Route"
    ? { place: { ...place, step: clamp(context, place.step) } }
    : { place: { ...place, step: from.step, look: { ...from.look, locale, agent } } };
};

/** A code's page, on any screen. */
const codeAt = (context: DeskContext, code: string): Partial<DeskContext> =>
  openAt(
    context,
    placeWith(context, {
      code,
      route: undefined,
      step: 0,
      asSteps: false,
      filter: { ...context.place.filter, screen: noFilter.screen },
    }),
  );

const placeWith = ({ place }: DeskContext, change: Partial<DeskPlace>): DeskPlace => ({
  ...place,
  ...change,
});

/** Another step. Where the customer's language changes on the way, the screens are shown in the new one. */
const stepTo = (context: DeskContext, to: number): Partial<DeskContext> => {
  const { timeline, place } = context;
  const step = clamp(context, to);
  const locale = localeAt(timeline, step);
  const isSame = locale === undefined || locale === localeAt(timeline, place.step);
  return {
    place: placeWith(context, {
      step,
      ...(!isSame && { look: { ...place.look, locale: catalogueOf(locale) } }),
    }),
  };
};

/** Enter opens a code at once if one has every typed word, or if there will be no more words. */
const opensAtOnce = ({ index, place: { filter }, searchWordsSettled }: DeskContext): boolean => {
  if (filter.search.trim() === "") return false;
  const { entries, found } = foundEntries(index, filter);
  return searchWordsSettled || (found._tag === "Matching" && entries.length > 0);
};

/** Enter waits for the words of the other languages if they may find a code. */
const waitsForWords = ({ index, place: { filter }, searchWordsSettled }: DeskContext): boolean =>
  !searchWordsSettled &&
  filter.search.trim() !== "" &&
  foundEntries(index, filter).found._tag !== "UnknownNumber";

/** The texts that the desk needs at its place. */
const textsWanted = ({ place: { look }, subject }: DeskContext): TextsAsked => ({
  agent: look.agent,
  locale: look.locale,
  forScreens: subject._tag !== "None",
});

const lacksTexts = (context: DeskContext): boolean => {
  const [asked, wanted] = [context.texts, textsWanted(context)];
  return (
    asked?.agent !== wanted.agent ||
    asked.locale !== wanted.locale ||
    (wanted.forScreens && !asked.forScreens)
  );
};

/** The open code if its file has not come. */
const codeWanted = ({ codes, place: { code } }: DeskContext): string | undefined =>
  code !== undefined && isInCatalogue(code) && !codes.has(code) ? code : undefined;

type Found = Pick<DeskContext, "searchWords" | "issues">;

/** What the search finds, with its index. */
const withIndex = ({ searchWords, issues }: Found): Partial<DeskContext> => ({
  searchWords,
  issues,
  index: indexCodes([...searchWords.values(), ...(issues.length === 0 ? [] : [wordsOfIssues(issues)])]),
});

/** The words of more languages, which the search finds from now on. */
export const withSearchWords = (
  { searchWords, issues }: DeskContext,
  more: SearchWordsByLanguage,
): Partial<DeskContext> =>
  [...more.keys()].every((locale) => searchWords.has(locale))
    ? {}
    : withIndex({ searchWords: new Map([...searchWords, ...more]), issues });

/** The known issues of now, which the search finds instead of those of before. */
export const withIssues = (
  { searchWords }: DeskContext,
  issues: readonly KnownIssue[],
): Partial<DeskContext> => withIndex({ searchWords, issues });

/** What is there once the file of a code is: the route that the address names opens, unless something else is on the desk by now. */
export const withCode = (context: DeskContext, shown: ShownCode): Partial<DeskContext> => {
  const { place, codeAsked } = context;
  const codes = new Map([...context.codes, [codeAsked, shown]]);
  return { codes, ...(place.code === codeAsked && openAt({ ...context, codes }, place)) };
};

/** What a file that was read brings: its journal on the desk, or what is wrong with it. */
export const withJournal = (context: DeskContext, result: JournalResult): Partial<DeskContext> =>
  result._tag === "Problem"
    ? { problem: result.problem }
    : {
        problem: { _tag: "None" },
        subject: { _tag: "Journal", journal: result.journal, timeline: result.timeline },
        timeline: result.timeline,
        leftOut: [],
        place: placeWith(context, {
          code: undefined,
          route: undefined,
          step: result.beginning,
          asSteps: false,
          look: { ...context.place.look, ...lookOfJournal(result.journal) },
        }),
      };

export const deskSetup = setup({
  types: {
    context: {} as DeskContext,
    input: {} as { readonly place: DeskPlace },
    events: {} as DeskEvent,
    meta: {} as MachineMeta,
    tags: {} as "busy" | "failed" | "playing" | "reading" | "entered",
  },
  actors: {
    loadCode: toBeProvided<Outcome<ShownCode>, { readonly code: string }>("loadCode"),
    loadCounts: toBeProvided<Outcome<RouteCounts>>("loadCounts"),
    loadTexts: toBeProvided<SearchWordsByLanguage, { readonly look: Look; readonly forScreens: boolean }>(
      "loadTexts",
    ),
    loadAllWords: toBeProvided<SearchWordsByLanguage>("loadAllWords"),
    loadIssues: toBeProvided<Outcome<readonly KnownIssue[]>>("loadIssues"),
    loadMet: toBeProvided<Outcome<MetCodes>>("loadMet"),
    readJournal: toBeProvided<JournalResult, { readonly file: Blob }>("readJournal"),
  },
  guards: {
    hasTimeline: ({ context }) => context.subject._tag !== "None",
    lacksCode: ({ context }) => codeWanted(context) !== undefined,
    wantsOtherCode: ({ context }) => {
      const wanted = codeWanted(context);
      return wanted !== undefined && wanted !== context.codeAsked;
    },
    hasTexts: ({ context }) => context.textsThere,
    lacksTexts: ({ context }) => lacksTexts(context),
    wantsAllWords: ({ context: { textsThere, place } }) => textsThere && place.filter.search !== "",
    hasAllWords: ({ context }) => context.searchWordsSettled,
    opensAtOnce: ({ context }) => opensAtOnce(context),
    waitsForWords: ({ context }) => waitsForWords(context),
    endsNext: ({ context }) => nextStop(context.timeline, context.place.step, 1) >= lastOf(context),
  },
  actions: {
    goTo: assign(({ context }, { place }: { place: DeskPlace }) => goTo(context, place)),
    turnTo: assign(({ context }, { asSteps }: { asSteps: boolean }) => turnTo(context, asSteps)),
    include: assign(({ context }, { count, included }: { count: number; included: boolean }) => ({
      leftOut: [...context.leftOut.filter((other) => other !== count), ...(included ? [] : [count])],
    })),
    chooseCode: assign(({ context }, { code }: { code: string }) => codeAt(context, code)),
    openBest: assign(({ context }) => {
      const [best] = foundEntries(context.index, context.place.filter).entries;
      return best === undefined ? {} : codeAt(context, best.code);
    }),
    filter: assign(({ context }, { filter }: { filter: Partial<Filter> }) => ({
      place: placeWith(context, { filter: { ...context.place.filter, ...filter } }),
    })),
    chooseRoute: assign(({ context }, { id }: { id: string }) =>
      openAt(context, placeWith(context, { route: id, step: 0, asSteps: false })),
    ),
    close: assign(({ context }) => {
      const isRoute = context.subject._tag === "Route";
      return openAt(
        context,
        placeWith(context, {
          ...(!isRoute && { code: undefined }),
          route: undefined,
          step: 0,
          asSteps: false,
        }),
      );
    }),
    step: assign(({ context }, { to }: { to: number }) => stepTo(context, to)),
    rewindAtEnd: assign(({ context }) =>
      stepTo(context, context.place.step >= lastOf(context) ? 0 : context.place.step),
    ),
    advance: assign(({ context }) => stepTo(context, nextStop(context.timeline, context.place.step, 1))),
    look: assign(({ context }, { look }: { look: Partial<Look> }) => ({
      place: placeWith(context, { look: { ...context.place.look, ...look } }),
    })),
    askForCode: assign(({ context }) => ({ codeAsked: codeWanted(context) ?? "" })),
    askForTexts: assign(({ context }) => ({ texts: textsWanted(context) })),
    haveTexts: assign(({ context }) => ({
      textsThere: true,
      screenTextsThere: context.screenTextsThere || context.texts?.forScreens === true,
    })),
    settleSearchWords: assign({ searchWordsSettled: true }),
    forgetProblem: assign((): Partial<DeskContext> => ({ problem: { _tag: "None" } })),
    suppose: assign(({ context }, { step }: { step: Step }): Partial<DeskContext> => {
      const steps = [
        ...context.timeline.steps.slice(0, context.place.step + 1),
        { ...step, supposed: true } as const,
      ];
      return {
        timeline: { ...context.timeline, steps },
        place: placeWith(context, { step: steps.length - 1 }),
      };
    }),
    unsuppose: assign(({ context }): Partial<DeskContext> => {
      const { subject, timeline, place } = context;
      const own = timeline.steps.findIndex(({ supposed }) => supposed);
      const whole =
        subject._tag === "Route"
          ? subject.route.timeline
          : subject._tag === "Journal"
            ? subject.timeline
            : timeline;
      return {
        timeline: whole,
        place: placeWith(context, { step: own < 0 ? place.step : Math.max(0, own - 1) }),
      };
    }),
  },
  delays: { frameTime: 1800, issueTime: 10 * 60_000 },
});
