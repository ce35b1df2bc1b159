import type { RouteKey } from "./routes.ts";

/** The screens to which `g` and a letter go. */
export const goKeys = { o: "orders", t: "tickets", p: "products" } as const satisfies Readonly<
  Record<string, RouteKey>
>;
export type GoKey = keyof typeof goKeys;

/** The letter of a pressed key, if a screen has it. */
export const goKeyOf = (key: string): GoKey | undefined =>
  (Object.keys(goKeys) as readonly GoKey[]).find((letter) => letter === key);
