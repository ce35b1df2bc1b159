import { OTHER_ACCOUNT } from "../../../domain/kit/call-failure.ts";
import { routeOfPath } from "../../../domain/shell/routes.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { playTimeline } from "../simulation/timeline.ts";
import type { Command } from "./command.ts";
import type { Exported } from "./exported-codes.ts";
import { seeing } from "./commands.ts";
import { closesScreen, pressedAgain } from "./handling.ts";
import { PATIENCE } from "./response.ts";

/** A route on a shared page: it opens an address, or continues where the previous route ended. */
export interface Part {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** Maximum routes of a page: larger tests fail with less information and are hard to distribute to workers. */
const MOST = 12;

const isOfPerson = (type: string): boolean => !/^(?:xstate|screen|route)\./.test(type);

/** The last action of a person; it can be repeated. */
const lastUserAction = ({ route }: Exported): number =>
  route.timeline.steps.findLastIndex(({ event }) => isOfPerson(event.type));

/** The common part of routes that differ only in the response. */
const beginning = (exported: Exported): string => {
  const userAction = lastUserAction(exported);
  return userAction < 0
    ? exported.title
    : JSON.stringify([exported.persona, exported.route.timeline.steps.slice(0, userAction + 1)]);
};

const tailOf = (exported: Exported) => exported.route.timeline.steps.slice(lastUserAction(exported));

/** True if a timeline of all these routes in sequence ends with the code of the last. */
const leads = ([first, ...others]: readonly Exported[]): boolean => {
  const last = others.at(-1);
  if (first === undefined || last === undefined) return true;
  const steps = [...first.route.timeline.steps, ...others.flatMap(tailOf)];
  const { simulation, frames } = playTimeline({ steps, source: "route" }, steps.length, {
    locale: "enus",
    persona: first.persona,
  });
  simulation.stop();
  const userAction = frames.at(-tailOf(last).length);
  return (
    userAction !== undefined &&
    userAction.taken.length > 0 &&
    frames.at(-1)?.codes.includes(last.route.code) === true
  );
};

/** Timers also expire the session, after which nothing can be sent: no route can follow. */
const spoilsPage = ({ steps }: Exported): boolean =>
  steps.flat().some((command) => command.do === "break" || (command.do === "wait" && command.ms > PATIENCE));

/** Codes that cover the page with a dialog. */
const covering: readonly string[] = ["SESSION_EXPIRED", OTHER_ACCOUNT];

/** A text that is typed again is the same: nothing happens. */
const onlyTypes = ({ steps, ...exported }: Exported): boolean => {
  const commands = steps[lastUserAction({ steps, ...exported })] ?? [];
  return commands.length > 0 && commands.every((command) => command.do === "fill");
};

/** True if its action cannot be repeated; what waits for a connection has other buttons meanwhile. */
const isLast = (exported: Exported): boolean =>
  exported.waiting ||
  covering.includes(exported.route.code) ||
  spoilsPage(exported) ||
  onlyTypes(exported) ||
  closesScreen(tailOf(exported)[0], exported.route.code);

const newTexts = (exported: Exported, before: readonly Exported[]): readonly string[] =>
  exported.texts.filter((text) => !before.some(({ texts }) => texts.includes(text)));

/** Groups routes with the same beginning that can follow each other without a restart; others stay alone. */
const chainsOf = (alike: readonly Exported[]): readonly (readonly Exported[])[] => {
  const chains: Exported[][] = [];
  for (const exported of alike) {
    const chain = chains.find((open) => {
      const [first] = open;
      return (
        first !== undefined &&
        open.length < MOST &&
        ![...open, exported].some(isLast) &&
        newTexts(exported, open).length > 0 &&
        leads([...open, exported]) &&
        leads([...open, exported, first])
      );
    });
    if (chain === undefined) chains.push([exported]);
    else chain.push(exported);
  }
  return chains;
};

/** How the suite looks at the routes. */
const look: Command = { do: "look", locale: "enus", width: 1440 };

const partsOf = (chain: readonly Exported[], t: Text): readonly Part[] =>
  chain.map((exported, index): Part => {
    const { title, steps, texts } = exported;
    const end = seeing(texts);
    if (index === 0) return { title, commands: [look, ...steps.flat(), end] };
    const [userAction = [], ...rest] = steps.slice(lastUserAction(exported));
    const again = pressedAgain(tailOf(exported)[0], t) ?? userAction;
    return { title, commands: [...again, ...rest.flat(), end] };
  });

const screenOf = ([part]: readonly Part[]): string => {
  const first = part?.commands.find((command) => command.do !== "look");
  return first?.do === "open" ? routeOfPath(new URL(first.path, "http://portal").pathname).name : "";
};

/** Groups the routes into as few pages as possible: by their first screen, several in sequence on one page. */
export const pagesOf = (all: readonly Exported[], t: Text): readonly (readonly Part[])[] => {
  const alike = new Map<string, readonly Exported[]>();
  for (const exported of all)
    alike.set(beginning(exported), [...(alike.get(beginning(exported)) ?? []), exported]);
  const chains = [...alike.values()].flatMap(chainsOf).map((chain) => partsOf(chain, t));
  const pages: Part[][] = [];
  for (const chain of chains) {
    const page = pages.find(
      (open) => screenOf(open) === screenOf(chain) && open.length + chain.length <= MOST,
    );
    if (page === undefined) pages.push([...chain]);
    else page.push(...chain);
  }
  return pages;
};
