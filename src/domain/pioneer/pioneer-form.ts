import { isBlank } from "../kit/blank.ts";
import { found, type Check } from "../kit/checked.ts";
import type { InputProblem } from "../kit/field-problems.ts";
import { typed } from "../kit/typed.ts";
import type { OrderId } from "../orders/order-summary.ts";
import { DESCRIPTION_LIMIT, DETAILS_LIMIT, MODEL_LIMIT, OUTCOME_LIMIT, type PioneerId } from "./pioneer.ts";

/** The form of a submission (business §3). */
export interface PioneerValues {
  readonly order: string;
  readonly model: string;
  readonly log: readonly File[];
  readonly description: string;
  readonly details: string;
}

export const noPioneerValues: PioneerValues = { order: "", model: "", log: [], description: "", details: "" };

/** The fields that are sent beside the file. */
export interface PioneerRequest {
  readonly order: OrderId;
  readonly model: string;
  readonly description: string;
  readonly details: string;
}

const text = (value: string, limit: number): InputProblem | undefined => {
  if (isBlank(value)) return "MISSING";
  return value.trim().length > limit ? "TOO_LONG" : undefined;
};

/** The longest number of an order. */
export const ORDER_LIMIT = 40;

/** Checks a submission: all fields are required (business §3). */
export const checkPioneer: Check<PioneerValues, PioneerRequest> = ({
  order,
  model,
  log,
  description,
  details,
}) => {
  const problems = found<PioneerValues>({
    order: text(order, ORDER_LIMIT),
    model: text(model, MODEL_LIMIT),
    log: log.length === 0 ? "MISSING" : undefined,
    description: text(description, DESCRIPTION_LIMIT),
    details: text(details, DETAILS_LIMIT),
  });
  if (Object.keys(problems).length > 0) return { _tag: "Invalid", problems };
  return {
    _tag: "Valid",
    request: {
      order: typed(order, "code").trim() as OrderId,
      model: model.trim(),
      description: description.trim(),
      details: details.trim(),
    },
  };
};

/** What staff close a submission with. */
export interface PioneerClosing {
  readonly id: PioneerId;
  readonly outcome: string;
}

/** Checks the outcome: it is what the partner reads. */
export const checkPioneerClosing: Check<PioneerClosing, PioneerClosing> = ({ id, outcome }) => {
  const problem = text(outcome, OUTCOME_LIMIT);
  return problem === undefined
    ? { _tag: "Valid", request: { id, outcome: outcome.trim() } }
    : { _tag: "Invalid", problems: { outcome: problem } };
};
