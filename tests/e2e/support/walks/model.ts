import type { Page } from "@playwright/test";
import { expectAccessible } from "../axe.ts";
import { numbers, pick } from "../random.ts";
import { expect } from "../test.ts";

/** One thing that a person can do now: what they do, and how their world is then. */
export interface Deed<World> {
  readonly what: string;
  readonly act: (page: Page) => Promise<World>;
}

/** What people do in an area and what they then see, told in their terms: it knows nothing of machines and calls. */
export interface Model<World> {
  /** The deeds of each kind that are possible in a world; none where it cannot be done. */
  readonly deeds: Readonly<Record<string, (world: World, random: () => number) => readonly Deed<World>[]>>;
  /** Asserts that the page shows the world. */
  readonly see: (page: Page, world: World) => Promise<void>;
  /** The kind of screen that is shown: axe looks at each once. */
  readonly kind: (world: World) => string;
}

export interface Walk {
  readonly seed: number;
  readonly steps: number;
  /** Every kind of deed has to come up: a long walk that leaves one out has a model with a dead end. */
  readonly everything: boolean;
}

/** A seed of the environment's, to walk again the way that failed; else the test's own. */
export const seedOf = (usual: number): number => Number(process.env["WALK_SEED"] ?? usual);

/** Answers that no step of a model brings about: a model knows what is refused, and refusals are answers. */
const isUnexpected = (status: number): boolean => status >= 400 && status !== 404 && status !== 429;

const settled = async (page: Page): Promise<void> => {
  await expect(page.locator("main h1")).toHaveCount(1);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect(page.getByText(/MALFORMED_ANSWER|DEFECT/)).toHaveCount(0);
};

/** Walks at random by a model. Kinds of deeds that came up seldom are likelier, so that a walk does not go round in a corner. */
export const walkBy = async <World>(
  page: Page,
  model: Model<World>,
  begin: World,
  { seed, steps, everything }: Walk,
): Promise<void> => {
  const random = numbers(seed);
  const done = new Map(Object.keys(model.deeds).map((name) => [name, 0]));
  const kinds = new Set<string>();
  const trail: string[] = [];
  const unexpected: string[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith("/api/") && isUnexpected(response.status()))
      unexpected.push(`${response.status()} ${response.url()}`);
  });
  let world = begin;
  try {
    for (let step = 0; step < steps; step += 1) {
      const possible = Object.entries(model.deeds)
        .map(([name, offer]) => ({ name, deeds: offer(world, random) }))
        .filter(({ deeds }) => deeds.length > 0);
      const least = Math.min(...possible.map(({ name }) => done.get(name) ?? 0));
      const chosen = pick(
        possible.filter(({ name }) => (done.get(name) ?? 0) <= least + 1),
        random,
      );
      const deed = pick(chosen?.deeds ?? [], random);
      if (chosen === undefined || deed === undefined) throw new Error("the model leads nowhere");
      trail.push(`${chosen.name}: ${deed.what}`);
      world = await deed.act(page);
      done.set(chosen.name, (done.get(chosen.name) ?? 0) + 1);
      await model.see(page, world);
      await settled(page);
      expect(unexpected, "answers that nobody expects").toEqual([]);
      const kind = model.kind(world);
      if (!kinds.has(kind)) await expectAccessible(page, kind);
      kinds.add(kind);
    }
    if (everything)
      expect(
        [...done].filter(([, times]) => times === 0).map(([name]) => name),
        "deeds that never came up",
      ).toEqual([]);
  } catch (error) {
    throw new Error(
      `WALK_SEED=${seed}, step ${trail.length} of ${steps}\n${trail.slice(-12).join("\n")}\n${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
};
