interface Timer {
  readonly due: number;
  readonly fire: () => void;
}

/** A clock that a line moves: timers fire one after the other at their times, also those that an earlier one has started. */
export class LineClock {
  #now = 0;
  #timers: readonly Timer[] = [];

  setTimeout(fire: () => void, ms: number): Timer {
    const timer = { due: this.#now + ms, fire };
    this.#timers = [...this.#timers, timer];
    return timer;
  }

  clearTimeout(timer: unknown): void {
    this.#timers = this.#timers.filter((one) => one !== timer);
  }

  /** Lets time pass, in ms. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#timers
        .filter(({ due }) => due <= end)
        .toSorted((one, other) => one.due - other.due);
      if (next === undefined) break;
      this.#now = next.due;
      this.clearTimeout(next);
      next.fire();
    }
    this.#now = end;
  }
}
