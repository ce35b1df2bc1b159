/** The tabs of the trainings screen, by the address parameter `tab`; the first one is shown without it. */
export const trainingTabs = ["mine", "bookable"] as const;
export type TrainingTab = (typeof trainingTabs)[number];

/** The tab of the trainings that can be booked. */
export const BOOKABLE: TrainingTab = "bookable";
