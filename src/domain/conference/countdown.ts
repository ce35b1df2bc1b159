import type { Conference } from "./conference.ts";

/** What a company waits for, by what ends or begins then. */
type MilestoneKind = "registration" | "acceptance" | "award" | "begin" | "end";

export interface Milestone {
  readonly kind: MilestoneKind;
  readonly at: Date;
}

type Dates = Pick<Conference, "registrationUntil" | "startsAt" | "endsAt" | "participants" | "awardDeadline">;

/** What comes next; undefined after the conference's end. */
export const nextMilestone = (
  { registrationUntil, startsAt, endsAt, participants, awardDeadline }: Dates,
  now: Date,
): Milestone | undefined => {
  const milestones: readonly Milestone[] = [
    { kind: "registration", at: registrationUntil },
    ...participants.flatMap(({ state }): readonly Milestone[] =>
      state._tag === "Offered" ? [{ kind: "acceptance", at: state.until }] : [],
    ),
    ...(awardDeadline === null ? [] : [{ kind: "award" as const, at: awardDeadline }]),
    { kind: "begin", at: startsAt },
    { kind: "end", at: endsAt },
  ];
  return milestones
    .filter(({ at }) => at > now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())[0];
};

const MINUTE = 60_000;

/** The time that is left: days, hours and minutes; a minute that has begun counts. */
export const timeLeft = (
  at: Date,
  now: Date,
): { readonly days: number; readonly hours: number; readonly minutes: number } => {
  const minutes = Math.max(0, Math.ceil((at.getTime() - now.getTime()) / MINUTE));
  return {
    days: Math.floor(minutes / (24 * 60)),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
};
