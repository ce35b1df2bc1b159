import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { manifest } from "../../scripts/vite/app-manifest.ts";
import { oklchToRgb } from "../support/oklch.ts";

const tokens = fs.readFileSync("src/ui/kit/tokens.css", "utf8");

/** The value of a token; a reference to another token is followed. */
const valueOf = (token: string): string => {
  const value = new RegExp(`^  ${token}: ([^;]+);`, "m").exec(tokens)?.[1] ?? "";
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : valueOf(other);
};

const hexOf = (linear: number): string => {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, "0");
};

/** The colour of a token in the light theme, as a manifest writes it. */
const colourOf = (token: string): string => {
  const [, ...numbers] = /^light-dark\(oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/.exec(valueOf(token)) ?? [];
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = numbers.map(Number);
  const { red, green, blue } = oklchToRgb(lightness, chroma, hue);
  return `#${[red, green, blue].map(hexOf).join("")}`;
};

describe("the web app manifest", () => {
  it("has the colours of the header and of the page", () => {
    expect(manifest).toMatchObject({
      theme_color: colourOf("--color-surface"),
      background_color: colourOf("--color-page"),
    });
  });

  it("has what browsers ask for before they offer to install the portal", () => {
    expect(manifest).toMatchObject({ start_url: "/", scope: "/", display: "standalone" });
    const sizes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(sizes).toEqual(["any any", "192x192 any", "512x512 any", "512x512 maskable"]);
  });
});
