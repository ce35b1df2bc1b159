import { findFaketime } from "./prerequisites.mjs";

/** The last Sunday of a month (from 1): the clocks of Europe change at 01:00 UTC. */
const lastSunday = (year, month) => {
  const last = new Date(Date.UTC(year, month, 0));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last.toISOString().slice(0, 10);
};

const leapYearFrom = (year) =>
  Array.from({ length: 8 }, (_, more) => year + more).find(
    (candidate) => new Date(Date.UTC(candidate, 1, 29)).getUTCMonth() === 1,
  );

/**
 * Moments at which code that deals with days may be wrong, each of a year to come. Those two minutes before a change
 * come before it at the start of a run, and after it in the rest.
 */
export const momentsAfter = (now) => {
  const year = now.getUTCFullYear() + 1;
  return [
    { at: `${year}-01-01T00:30:00Z`, zone: "Pacific/Pago_Pago" },
    { at: `${year}-12-31T23:58:00Z`, zone: "Pacific/Apia" },
    { at: `${leapYearFrom(year)}-02-29T12:00:00Z`, zone: "Pacific/Apia" },
    { at: `${lastSunday(year, 3)}T00:58:00Z`, zone: "Europe/Vienna" },
    { at: `${lastSunday(year, 10)}T00:58:00Z`, zone: "Europe/Vienna" },
    { at: `${year}-04-30T23:58:00Z`, zone: "UTC" },
  ];
};

/**
 * The variables that give a process and its children a clock which shows a moment now, and a zone. Measured times and
 * the times of files stay: what takes a second takes one, and Node reads the times of files without libfaketime.
 */
export const clockAt = ({ at, zone }) => {
  const seconds = Math.round((Date.parse(at) - Date.now()) / 1000);
  return {
    TZ: zone,
    LD_PRELOAD: findFaketime(),
    FAKETIME: `${seconds < 0 ? "" : "+"}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    // Otherwise a thread that waits until a moment of the monotonic clock never waits: Chromium took 0.7 of a core at rest.
    FAKETIME_FORCE_MONOTONIC_FIX: "0",
    NO_FAKE_STAT: "1",
  };
};
