import type { Page } from "@playwright/test";
import { expectAccessible } from "../axe.ts";
import { numbers, pick } from "../random.ts";
import { expect } from "../test.ts";
import { Notes } from "../notes.ts";

/** One action that is possible now: what it does on the page, and the state of the model after it. */
export interface Action<State> {
  readonly what: string;
  readonly act: (page: Page) => Promise<State>;
}

/** The model of an area for model-based tests: what people can do and then see; it knows nothing of machines and calls. */
export interface Model<State> {
  /** The actions of each kind that are possible in a state; none where the kind is not possible. */
  readonly actions: Readonly<
    Record<string, (state: State, random: () => number) => readonly Action<State>[]>
  >;
  /** Asserts that the page shows the state. */
  readonly see: (page: Page, state: State) => Promise<void>;
  /** The kind of screen that is shown: axe checks each once. */
  readonly kind: (state: State) => string;
}

export interface Walk {
  readonly seed: number;
  readonly steps: number;
  /** True where every kind of action must be chosen at least once: otherwise the model has a dead end. */
  readonly everything: boolean;
}

/** The seed from the environment, to repeat a walk that failed; otherwise the test's own. */
export const seedOf = (usual: number): number => Number(process.env["WALK_SEED"] ?? usual);

/** Statuses that no action of a model causes: a model knows what is refused, and refusals are answers. */
const isUnexpected = (status: number): boolean => status >= 400 && status !== 404 && status !== 429;

const settled = async (page: Page): Promise<void> => {
  await expect(page.locator("main h1")).toHaveCount(1);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect(page.getByText(/MALFORMED_ANSWER|DEFECT/)).toHaveCount(0);
};

/** Performs random actions of a model. Kinds of actions that were chosen seldom are preferred, so that a walk reaches all of them. */
export const walkBy = async <State>(
  page: Page,
  model: Model<State>,
  begin: State,
  { seed, steps, everything }: Walk,
): Promise<void> => {
  const random = numbers(seed);
  const done = new Map(Object.keys(model.actions).map((name) => [name, 0]));
  const kinds = new Set<string>();
  const trail: string[] = [];
  const unexpected = new Notes<string>();
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith("/api/") && isUnexpected(response.status()))
      unexpected.add(`${response.status()} ${response.url()}`);
  });
  let state = begin;
  try {
    for (let step = 0; step < steps; step += 1) {
      const possible = Object.entries(model.actions)
        .map(([name, offer]) => ({ name, actions: offer(state, random) }))
        .filter(({ actions }) => actions.length > 0);
      const least = Math.min(...possible.map(({ name }) => done.get(name) ?? 0));
      const chosen = pick(
        possible.filter(({ name }) => (done.get(name) ?? 0) <= least + 1),
        random,
      );
      const action = pick(chosen?.actions ?? [], random);
      if (chosen === undefined || action === undefined) throw new Error("the model offers no action");
      trail.push(`${chosen.name}: ${action.what}`);
      state = await action.act(page);
      done.set(chosen.name, (done.get(chosen.name) ?? 0) + 1);
      await model.see(page, state);
      await settled(page);
      await unexpected.expect("unexpected answers").toEqual([]);
      const kind = model.kind(state);
      if (!kinds.has(kind)) await expectAccessible(page, kind);
      kinds.add(kind);
    }
    if (everything)
      expect(
        [...done].filter(([, times]) => times === 0).map(([name]) => name),
        "kinds of actions that were never chosen",
      ).toEqual([]);
  } catch (error) {
    throw new Error(
      `WALK_SEED=${seed}, step ${trail.length} of ${steps}\n${trail.slice(-12).join("\n")}\n${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
};
