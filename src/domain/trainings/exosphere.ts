import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { LicenceCode } from "../products/serial-number.ts";
import { Participant } from "./training.ts";

/** How long the licence is valid from the day on which it is claimed (business §1). */
export const EXOSPHERE_MONTHS = 12;

/** The Exosphere Essential licence of a person (business §1): it takes a training that has ended and at which they were present, and is given once. */
export const ExosphereState = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("NotEntitled") }),
  Schema.Struct({ _tag: Schema.Literal("Available") }),
  Schema.Struct({ _tag: Schema.Literal("Claimed"), code: LicenceCode, validUntil: Day }),
]);
export type ExosphereState = typeof ExosphereState.Type;

/** A person of the company and their licence. */
export const ExosphereLicence = Schema.Struct({ participant: Participant, state: ExosphereState });
export type ExosphereLicence = typeof ExosphereLicence.Type;
