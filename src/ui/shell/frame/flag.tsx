import type { flagLocales } from "../../../domain/shell/locale.ts";

export type FlagLocale = (typeof flagLocales)[number];

/** The whole of a flag, and the middle of it, as a line. */
const ALONG = "M0 20h60";
const ACROSS = "M30 0V40M0 20H60";
const DIAGONALS = "M0 0 60 40M60 0 0 40";

/**
 * Each flag as lines and areas in 60 by 40, one over the other, with their colours and widths. The colours are fixed and do not
 * depend on the theme, so they are not tokens.
 */
const drawings: Readonly<Record<FlagLocale, readonly (readonly [string, string, number])[]>> = {
  dede: [
    [ALONG, "black", 40],
    ["M0 26.7h60", "#d00", 26.7],
    ["M0 33.4h60", "#fc0", 13.3],
  ],
  frfr: [
    [ALONG, "white", 40],
    ["M0 20h20", "#002654", 40],
    ["M40 20h20", "#ce1126", 40],
  ],
  eses: [
    [ALONG, "#aa151b", 40],
    [ALONG, "#f1bf00", 20],
  ],
  cscz: [
    [ALONG, "white", 40],
    ["M0 30h60", "#d7141a", 20],
    ["M0 0 30 20 0 40z", "#11457e", 0],
  ],
  enen: [
    [ALONG, "#012169", 40],
    [DIAGONALS, "white", 8],
    [DIAGONALS, "#c8102e", 3],
    [ACROSS, "white", 13],
    [ACROSS, "#c8102e", 8],
  ],
};

/** The flag of a language's country; decorative. */
export const Flag = ({ locale }: { readonly locale: FlagLocale }) => (
  <svg viewBox="0 0 60 40" width="24" height="16" aria-hidden="true" focusable="false">
    {drawings[locale].map(([line, colour, width]) => (
      <path key={`${colour}${width}`} d={line} fill={colour} stroke={colour} strokeWidth={width} />
    ))}
  </svg>
);
