/** A colour in linear sRGB, each component from 0 to 1. */
export interface LinearRgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

const clip = (value: number): number => Math.min(1, Math.max(0, value));

/** An OKLCH colour as linear sRGB (CSS Color 4 §10.4), clipped to the sRGB gamut. `hue` in degrees. */
export const oklchToRgb = (lightness: number, chroma: number, hue: number): LinearRgb => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    green: clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    blue: clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  };
};

const luminance = ({ red, green, blue }: LinearRgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** WCAG 2.2's contrast ratio of two colours, from 1 to 21. */
export const contrast = (one: LinearRgb, other: LinearRgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
};
