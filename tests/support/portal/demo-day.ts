/** The environment variable with the day on which the run's demo data were made, which the run's setup writes. */
export const DEMO_DAY = "TEST_DEMO_DAY";
