/** What every state and transition of a machine says about itself, for the atlas and for the tests. */
export interface MachineMeta {
  /** Where the behaviour is asked for: a section such as "shell §4", or a page of `docs/` such as "decisions/session". */
  readonly spec: string;
  /** The error code that a state stands for, as support hears it; `CALL_FAILED` where the failure in its context has the code (`domain/error-catalogue.ts`). */
  readonly code?: string;
  /** The screen or part of a screen on which a person sees the state. */
  readonly screen?: string;
  /** Tells unguarded branches of one event apart, where their labels would collide. */
  readonly id?: string;
  /** An actor that works as long as the state lasts, and for whose end nobody waits: the state needs no time limit. */
  readonly alwaysOn?: true;
}
