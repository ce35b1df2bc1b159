import type { Conference } from "../../../domain/conference/conference.ts";
import { nextMilestone, timeLeft } from "../../../domain/conference/countdown.ts";
import { useMinute } from "../../actors/use-minute.ts";
import { useFormat } from "../../i18n/format.ts";
import { placeMoment } from "../../i18n/time-span.ts";
import { useText } from "../../i18n/use-text.ts";
import { durationText } from "../../i18n/time-span.ts";
import styles from "./conference.module.css";

/** What comes next, and the time until then: plain text that changes each minute, which screen readers read on request only. */
export const Countdown = ({
  conference,
  awardDeadline,
}: {
  readonly conference: Conference;
  readonly awardDeadline: Date | undefined;
}) => {
  const t = useText();
  const format = useFormat();
  const now = useMinute();
  const next = nextMilestone(conference, awardDeadline, now);
  if (next === undefined) return null;
  return (
    <p className={styles["countdown"]}>
      {t(`conference.countdown.${next.kind}`, {
        left: durationText(format, timeLeft(next.at, now)),
        at: placeMoment(format, next.at, conference.timeZone),
      })}
    </p>
  );
};
