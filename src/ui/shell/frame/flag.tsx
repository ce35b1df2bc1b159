import type { ReactNode } from "react";
import type { flagLocales } from "../../../domain/shell/locale.ts";

export type FlagLocale = (typeof flagLocales)[number];

// Flag colours are fixed and do not depend on the theme, so they are not tokens.
const bands = (
  direction: "across" | "down",
  colours: readonly [string, string, string],
  middle = 1,
): ReactNode => {
  const total = 2 + middle;
  const sizes = [1, middle, 1];
  return colours.map((colour, index) => {
    const from = (index === 0 ? 0 : index === 1 ? 1 : 1 + middle) / total;
    const size = (sizes[index] ?? 1) / total;
    return direction === "across" ? (
      <rect key={index} y={from * 40} width="60" height={size * 40} fill={colour} />
    ) : (
      <rect key={index} x={from * 60} width={size * 60} height="40" fill={colour} />
    );
  });
};

const drawings: Readonly<Record<FlagLocale, ReactNode>> = {
  dede: bands("across", ["black", "#d00", "#fc0"]),
  frfr: bands("down", ["#002654", "white", "#ce1126"]),
  eses: bands("across", ["#aa151b", "#f1bf00", "#aa151b"], 2),
  cscz: (
    <>
      <rect width="60" height="20" fill="white" />
      <rect y="20" width="60" height="20" fill="#d7141a" />
      <path d="M0 0 30 20 0 40z" fill="#11457e" />
    </>
  ),
  enen: (
    <>
      <rect width="60" height="40" fill="#012169" />
      <path d="M0 0 60 40M60 0 0 40" stroke="white" strokeWidth="8" />
      <path d="M0 0 60 40M60 0 0 40" stroke="#c8102e" strokeWidth="3" />
      <path d="M30 0V40M0 20H60" stroke="white" strokeWidth="13" />
      <path d="M30 0V40M0 20H60" stroke="#c8102e" strokeWidth="8" />
    </>
  ),
};

/** The flag of a language's country; decorative. */
export const Flag = ({ locale }: { readonly locale: FlagLocale }) => (
  <svg viewBox="0 0 60 40" width="24" height="16" aria-hidden="true" focusable="false">
    {drawings[locale]}
  </svg>
);
