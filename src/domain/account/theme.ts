/** The colour themes that a person can choose for a browser (docs/decisions/account.md). */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);
