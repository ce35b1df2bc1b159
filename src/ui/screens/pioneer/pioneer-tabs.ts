/** The tabs of the pioneer screen, by the address parameter `tab`; the first one is shown without it. */
export const pioneerTabs = ["submit", "mine"] as const;
export type PioneerTab = (typeof pioneerTabs)[number];

/** The tab of the company's submissions. */
export const MINE: PioneerTab = "mine";
