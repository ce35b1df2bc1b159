import { expect } from "@playwright/test";

/** What events of pages have reported. They come in their own time: it can be compared only by assertions that wait. */
export class Notes<Item> {
  readonly #items: Item[] = [];

  readonly add = (item: Item): void => {
    this.#items.push(item);
  };

  clear(): void {
    this.#items.length = 0;
  }

  /** An assertion about what is noted when it is made. */
  expect(what?: string) {
    return this.expectOf((items) => items, what);
  }

  /** An assertion about something of what is noted. */
  expectOf<Seen>(of: (items: readonly Item[]) => Seen | Promise<Seen>, what?: string) {
    return expect.poll(() => of([...this.#items]), what);
  }
}
