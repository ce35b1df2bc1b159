import css from "./bars.module.css";

const HEIGHT = 96;
const WIDTH = 640;

export interface BarsProps {
  /** One or two numbers for each position on the axis; what is below zero hangs from it. */
  readonly values: readonly (readonly number[])[];
  /** A number that they are compared with, as a line. */
  readonly line?: number | undefined;
}

/** A bar chart; the table beside it contains the same data as text. */
export const Bars = ({ values, line }: BarsProps) => {
  const numbers = [...values.flat(), line ?? 0];
  const least = Math.min(0, ...numbers);
  const span = Math.max(1, Math.max(...numbers) - least);
  const step = WIDTH / Math.max(1, values.length);
  const placeOf = (value: number): number => HEIGHT - ((value - least) / span) * HEIGHT;
  return (
    <svg
      aria-hidden="true"
      className={css["picture"]}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {values.flatMap((parts, index) =>
        parts.map((value, part) => {
          const width = (step * 0.8) / parts.length;
          // The position is the only key of a value.
          return (
            <rect
              key={`${index * 2 + part}`}
              x={index * step + step * 0.1 + part * width}
              y={placeOf(Math.max(0, value))}
              width={width}
              height={(Math.abs(value) / span) * HEIGHT}
              className={css[part === 0 ? "bar" : "second"]}
            />
          );
        }),
      )}
      {[0, ...(line === undefined ? [] : [line])].map((value) => (
        <line
          key={value}
          x1={0}
          x2={WIDTH}
          y1={placeOf(value)}
          y2={placeOf(value)}
          className={css[value === 0 ? "axis" : "line"]}
        />
      ))}
    </svg>
  );
};
