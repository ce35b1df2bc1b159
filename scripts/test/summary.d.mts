/** A step that has ended: `time` is of the clock, `seconds` of the processor. */
export interface StepResult {
  readonly name: string;
  readonly time: number;
  readonly seconds?: number;
  readonly passed: number;
  readonly failures: readonly { readonly name: string; readonly again: string }[];
  readonly files: readonly { readonly file: string; readonly seconds: number }[];
}

/** The lines at the end of a run of `time` seconds. */
export const summaryOf: (results: readonly StepResult[], time: number) => readonly string[];
