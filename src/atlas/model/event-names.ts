/** True for `area.whatHappened`; actions and other things with a type have no point. `*` stands for a computed part. */
export const isEventName = (name: string): boolean => /^[a-z][A-Za-z]*(?:\.[A-Za-z*]+)+$/.test(name);

const patternOf = (name: string): RegExp =>
  new RegExp(`^${name.replaceAll(".", String.raw`\.`).replaceAll("*", ".+")}$`);

/** Tells whether an event is among the given names. */
export const matcherOf = (names: readonly string[]): ((name: string) => boolean) => {
  const exact = new Set(names);
  const patterns = names.filter((name) => name.includes("*") && isEventName(name)).map(patternOf);
  return (name) =>
    exact.has(name) ||
    patterns.some((pattern) => pattern.test(name)) ||
    (name.includes("*") && names.some((other) => patternOf(name).test(other)));
};
