interface Fields {
  /** The section that specifies the behaviour: such as "shell §4", or a page of `docs/` such as "decisions/session". */
  readonly spec: string;
  /** The error code that the state stands for, as quoted to support; `CALL_FAILED` if the failure in the context has the code (`domain/error-catalogue.ts`). */
  readonly code: string;
  /** The screen or part of a screen that shows the state. */
  readonly screen: string;
  /** Distinguishes unguarded branches of the same event. */
  readonly id: string;
  /** The invoked actor runs as long as the state is active, so the state needs no timeout. */
  readonly alwaysOn: true;
  /** At the root of a machine that a kit's function makes, its name: what a line of a table proves holds for the same transition of each of them. */
  readonly kit: string;
}

/**
 * Metadata of states and transitions, read by the atlas and the tests; they say at least one thing. What a state or
 * transition does not say of `spec` and `screen` is as at the machine's root.
 */
export type MachineMeta = {
  readonly [Name in keyof Fields]: Partial<Fields> & Pick<Fields, Name>;
}[keyof Fields];

/** What a state or a transition says of itself, and the root for it. */
export const metaOf = (
  root: { readonly meta?: unknown },
  { meta }: { readonly meta?: unknown },
): Partial<MachineMeta> => {
  const { spec, screen } = (root.meta ?? {}) as Partial<MachineMeta>;
  return {
    ...(spec !== undefined && { spec }),
    ...(screen !== undefined && { screen }),
    ...(meta as MachineMeta),
  };
};
