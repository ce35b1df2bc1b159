import type { Outcome } from "../../../src/domain/kit/call-failure.ts";

/** An outcome that fits every machine: a test can pass refusals that the machine's types do not list, as a newer server would. */
// oxlint-disable-next-line typescript/no-explicit-any -- `string` would widen the codes that the machine's actor declares
export type AnyOutcome<Answer> = Outcome<Answer, any>;
