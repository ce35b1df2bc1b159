import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, oklchToRgb, type LinearRgb } from "../support/oklch.ts";

const ui = "src/ui";
const tokens = readFileSync(`${ui}/kit/tokens.css`, "utf8");
const sheets = readdirSync(ui, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css") && !file.endsWith("tokens.css"))
  .map((file) => ({ file, css: readFileSync(`${ui}/${file}`, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "") }));

const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

const declarations = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()]),
  );

const rootTokens = declarations(tokens.slice(0, tokens.indexOf("@media")));
const tierTokens = new Map(
  [...tokens.matchAll(/\[data-tier="(\w+)"\]\s*\{([^}]*)\}/g)].map(([, tier = "", body = ""]) => [
    tier,
    declarations(body),
  ]),
);

const colour = (value: string, theme: Theme): LinearRgb => {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name !== undefined) return colour(rootTokens.get(name) ?? `no ${name}`, theme);
  const both = /^light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)$/.exec(value);
  const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(
    (theme === "light" ? both?.[1] : both?.[2]) ?? "",
  );
  if (oklch === null) throw new Error(`Not a colour for both themes: ${value}`);
  return oklchToRgb(Number(oklch[1]), Number(oklch[2]), Number(oklch[3]));
};

const ratio = (one: string, other: string, theme: Theme): number =>
  contrast(colour(`var(${one})`, theme), colour(`var(${other})`, theme));

const plain = ["--color-page", "--color-surface", "--color-hover"];
const tones = ["success", "warning", "danger", "info"];
const softTiers = ["flagship", "platin", "gold", "silver", "registered", "endcustomer"].map(
  (tier) => `--tier-${tier}-soft`,
);

/** The surfaces that each text is shown on: at least 4.5 to 1. */
const texts: Readonly<Record<string, readonly string[]>> = {
  "--color-text": [
    ...plain,
    "--color-fill",
    "--accent-1",
    ...tones.map((tone) => `--${tone}-surface`),
    ...softTiers,
  ],
  "--color-quiet": [
    ...plain,
    "--color-fill",
    "--accent-1",
    ...tones.map((tone) => `--${tone}-surface`),
    ...softTiers,
  ],
  "--neutral-7": plain,
  "--neutral-9": [...plain, "--color-fill"],
  "--accent-5": [...plain, "--accent-1"],
  "--color-on-solid": ["--accent-3", "--accent-4"],
  ...Object.fromEntries(tones.map((tone) => [`--${tone}-text`, [...plain, `--${tone}-surface`]])),
};

/** The surfaces that the edge or the shape of a control is shown on: at least 3 to 1. */
const controls: Readonly<Record<string, readonly string[]>> = {
  "--color-control": ["--color-page", "--color-surface", "--color-hover"],
  "--accent-3": [...plain, "--color-fill", "--accent-1"],
  "--color-code": ["--color-code-ground"],
  ...Object.fromEntries(
    tones.map((tone) => [`--${tone}-border`, ["--color-page", "--color-surface", `--${tone}-surface`]]),
  ),
};

/** Colours of disabled or decorative parts; WCAG 1.4.3 and 1.4.11 exempt them. */
const exempt = ["--neutral-5", "--color-border"];

const pairs = (map: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(map).flatMap(([one, others]) => others.map((other) => [one, other] as const));

describe.each(themes)("contrast in the %s theme", (theme) => {
  it.each(pairs(texts))("text %s on %s is at least 4.5 to 1", (text, surface) => {
    expect(ratio(text, surface, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(controls))("control %s on %s is at least 3 to 1", (control, surface) => {
    expect(ratio(control, surface, theme)).toBeGreaterThanOrEqual(3);
  });

  it.each([...tierTokens])(
    "the colours of %s have enough contrast with the page and with their own pale surface",
    (_tier, palette) => {
      for (const kind of ["--tier-", "--tier-next-"]) {
        const primary = colour(palette.get(`${kind}primary`) ?? "", theme);
        const secondary = colour(palette.get(`${kind}secondary`) ?? "", theme);
        for (const surface of [secondary, ...plain.map((name) => colour(`var(${name})`, theme))]) {
          expect(contrast(primary, surface)).toBeGreaterThanOrEqual(3);
        }
      }
    },
  );
});

describe("tier palettes (shell §1)", () => {
  const following = {
    registered: "silver",
    silver: "gold",
    gold: "platin",
    platin: "flagship",
    flagship: "flagship",
    endcustomer: "endcustomer",
  };

  it("have the four colours: those of the tier, and of the next one, or of the same where none follows", () => {
    expect(
      Object.fromEntries([...tierTokens].map(([tier, palette]) => [tier, Object.fromEntries(palette)])),
    ).toEqual(
      Object.fromEntries(
        Object.entries(following).map(([tier, next]) => [
          tier,
          {
            "--tier-primary": `var(--tier-${tier})`,
            "--tier-secondary": `var(--tier-${tier}-soft)`,
            "--tier-next-primary": `var(--tier-${next})`,
            "--tier-next-secondary": `var(--tier-${next}-soft)`,
          },
        ]),
      ),
    );
  });
});

const used = (css: string, property: RegExp): readonly string[] =>
  [...css.matchAll(property)].map(([, name = ""]) => name);

/** A component as it is written in sRGB. */
const encoded = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

describe("the scrollbar's gutter beside an open dialog", () => {
  it.each(themes)("is as dim as the page below the scrim: %s", (theme) => {
    const shares = [...(rootTokens.get("--color-scrim") ?? "").matchAll(/oklch\(([\d. ]+) \/ ([\d.]+)\)/g)];
    const [, scrim = "", share = ""] = shares[themes.indexOf(theme)] ?? [];
    const over = colour(`light-dark(oklch(${scrim}), oklch(${scrim}))`, theme);
    const page = colour("var(--color-page)", theme);
    const dimmed = colour("var(--color-dimmed)", theme);
    for (const part of ["red", "green", "blue"] as const)
      expect(encoded(dimmed[part])).toBeCloseTo(
        encoded(over[part]) * Number(share) + encoded(page[part]) * (1 - Number(share)),
        2,
      );
  });
});

describe("style sheets", () => {
  it.each(sheets)("$file uses only text colours of the computed pairs", ({ css }) => {
    const named = used(css, /[\s;{]color: var\((--[\w-]+)\)/g);
    expect(named.filter((name) => !(name in texts) && !exempt.includes(name))).toEqual([]);
  });

  it.each(sheets)("$file uses only surfaces of the computed pairs", ({ css }) => {
    const surfaces = new Set([...Object.values(texts), ...Object.values(controls)].flat());
    const named = used(css, /background(?:-color)?: var\((--[\w-]+)\)/g).filter(
      (name) => !name.startsWith("--tier-") && !["--color-scrim", "--color-dimmed"].includes(name),
    );
    expect(named.filter((name) => !surfaces.has(name) && !(name in controls))).toEqual([]);
  });

  it.each(sheets)("$file contains no literal colour, size or duration", ({ css }) => {
    const values = css.replaceAll(/@(?:media|container)[^{]*/g, "");
    expect(
      values.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(|\b\d*\.?\d+(?:px|rem|ms|s)\b/gi) ?? [],
    ).toEqual([]);
  });

  // Paper has sizes of its own (print.css), and the root the reader's.
  it.each(sheets.filter(({ file }) => !file.endsWith("print.css")))(
    "$file has text of the three ranks and of what is small, by the tokens of sizes and weights",
    ({ file, css }) => {
      const sizes = [...css.matchAll(/[\s;{]font-size:\s*([^;}]+)/g)].map(([, size = ""]) => size.trim());
      expect(sizes.filter((size) => !/^(?:var\(--type-(?:12|14|16|25)\)|inherit)$/.test(size))).toEqual(
        file === "kit/base.css" ? ["100%"] : [],
      );
      const weights = [...css.matchAll(/[\s;{]font-weight:\s*([^;}]+)/g)].map(([, weight = ""]) =>
        weight.trim(),
      );
      expect(weights.filter((weight) => !/^var\(--weight-(?:text|strong|title)\)$/.test(weight))).toEqual([]);
      const fonts = [...css.matchAll(/[\s;{]font:\s*([^;}]+)/g)].map(([, font = ""]) => font.trim());
      expect(fonts.filter((font) => font !== "inherit")).toEqual(
        file === "kit/base.css"
          ? ["var(--weight-text) var(--type-body) / var(--leading) var(--font-sans)"]
          : [],
      );
    },
  );

  it("has the sizes and weights of docs/look.md", () => {
    const valuesOf = (start: string) =>
      [...rootTokens].flatMap(([name, value]) => (name.startsWith(start) ? [value] : []));
    expect(valuesOf("--weight-")).toEqual(["400", "550", "650"]);
    expect(valuesOf("--type-").filter((value) => !value.startsWith("var("))).toEqual(
      [12, 14, 16, 20, 25, 31].map((size) => `${size / 16}rem`),
    );
  });

  it.each(sheets)("$file uses only tokens that exist", ({ css }) => {
    const known = new Set([
      ...rootTokens.keys(),
      ...[...tierTokens.values()].flatMap((palette) => [...palette.keys()]),
      ...declarations(css).keys(),
    ]);
    expect(used(css, /var\((--[\w-]+)\)/g).filter((name) => !known.has(name))).toEqual([]);
  });
});
