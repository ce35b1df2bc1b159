import type { Journal, JournalEntry } from "../../../domain/shell/journal.ts";
import { JOURNAL_BEGINS, type Timeline } from "../simulation/timeline.ts";
import type { RecordedState, Step } from "../simulation/step.ts";
import { languageAtStart, localesAfter } from "./journal-language.ts";
import { restoreRedacted, inputOf } from "./restore-redacted.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";

/** Events from outside the machines; a replay reproduces all others. */
const isCause = ({ from }: JournalEntry): boolean =>
  from === "outside" || from === "actor" || from === "timer";

/** The last state of each actor in a run of entries, with all transitions of the run. */
const statesAfter = (run: readonly JournalEntry[]): readonly RecordedState[] => {
  const states = new Map<string, RecordedState>();
  for (const { actor, machine, value, taken } of run) {
    const before = states.get(actor);
    if (value !== null)
      states.set(actor, { actor, machine, value, taken: [...(before?.taken ?? []), ...taken] });
  }
  return [...states.values()];
};

/** The machine of each screen actor, by its path, from its entries. */
const machinesOf = ({ before, entries }: Journal): ReadonlyMap<string, string> =>
  new Map([...before, ...entries].map(({ actor, machine }) => [actor, machine]));

const isScreen = (actor: string, ofRoot: ReadonlySet<string>): boolean =>
  actor.split("/").length === 2 && !ofRoot.has(actor.slice("portal/".length));

const rootChildren: ReadonlySet<string> = new Set([
  "session",
  "language",
  "endpointHealth",
  "routeGuard",
  "accountMenu",
  "mobileNavigation",
  "notificationCentre",
]);

/** The recorded input of an actor that starts in a run of entries. */
const startedWith = (run: readonly JournalEntry[], actor: string): unknown =>
  run.find((entry) => entry.actor === actor && entry.type === "xstate.init")?.payload["input"];

type OfUser = { readonly user?: { readonly account_key?: unknown }; readonly answer?: OfUser };
const keyIn = ({ user, answer }: OfUser): unknown => user?.account_key ?? (answer && keyIn(answer));

/** The first account that a journal meets. */
const firstAccount = ({ entries }: Journal): string | undefined =>
  entries
    .map(({ payload }) => keyIn(payload) ?? keyIn((payload["output"] ?? {}) as OfUser))
    .find((key) => typeof key === "string");

/** Opens the screen actors that were running before the journal started, and sets their recorded states. */
const beginning = (journal: Journal, first: number): readonly Step[] => {
  const accountKey = firstAccount(journal);
  return [
    ...journal.before
      .filter(({ actor }) => isScreen(actor, rootChildren))
      .map(({ actor, machine }): Step => ({
        actor: "portal",
        event: {
          type: "screen.opened",
          key: actor.slice("portal/".length),
          machine,
          input: inputOf(actor.slice("portal/".length)),
        },
      })),
    {
      actor: "portal",
      event: { type: JOURNAL_BEGINS },
      recorded: [
        ...journal.before.map((state) => ({ ...state, taken: [], accountKey })),
        ...statesAfter(journal.entries.slice(0, first)),
      ],
    },
  ];
};

/** The first step of the journal itself; earlier steps open existing screens. */
export const beginningOf = (journal: Journal): number => beginning(journal, 0).length - 1;

/** The time of each step of a journal's timeline; undefined for steps before its start. */
export const timesOfJournal = (journal: Journal): readonly (Date | undefined)[] => [
  ...beginning(journal, 0).map(() => undefined),
  ...journal.entries.filter(isCause).map(({ at }) => new Date(journal.startedAt.getTime() + at)),
];

/** The steps of a journal: one for each event from outside the machines, with the recorded results. */
export const timelineOfJournal = (journal: Journal): Timeline => {
  const machines = machinesOf(journal);
  const causes = journal.entries.flatMap((entry, index) => (isCause(entry) ? [index] : []));
  const locales = localesAfter(journal);
  const language = languageAtStart(journal);
  const steps = causes.map((from, order): Step => {
    const run = journal.entries.slice(from, causes[order + 1]);
    const { actor, machine, type, payload } = journal.entries[from] as JournalEntry;
    const fields = fillPlaceholders(
      journal.mark,
      restoreRedacted(journal.mark, machine, type, payload),
    ) as Readonly<Record<string, unknown>>;
    const key = String(fields["key"]);
    const opened =
      type === "screen.opened"
        ? {
            machine: machines.get(`portal/${key}`) ?? "",
            input: inputOf(key, startedWith(run, `portal/${key}`)),
          }
        : {};
    const locale = locales[from + run.length - 1] ?? language.locale;
    return { actor, event: { ...fields, ...opened, type }, recorded: statesAfter(run), locale };
  });
  const before = beginning(journal, causes[0] ?? journal.entries.length).map((step) => ({
    ...step,
    locale: language.locale,
  }));
  return { steps: [...before, ...steps], source: "journal", language };
};
