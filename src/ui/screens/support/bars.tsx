import styles from "./support.module.css";

const HEIGHT = 96;
const WIDTH = 640;

export interface BarsProps {
  /** One or two numbers for each position on the axis. */
  readonly values: readonly (readonly number[])[];
}

/** A bar chart; the table beside it contains the same data as text. */
export const Bars = ({ values }: BarsProps) => {
  const most = Math.max(1, ...values.flat());
  const step = WIDTH / Math.max(1, values.length);
  return (
    <svg
      aria-hidden="true"
      className={styles["picture"]}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {values.flatMap((numbers, index) =>
        numbers.map((value, part) => {
          const width = (step * 0.8) / numbers.length;
          const height = (value / most) * HEIGHT;
          // The position is the only key of a value.
          return (
            <rect
              key={`${index * 2 + part}`}
              x={index * step + part * width}
              y={HEIGHT - height}
              width={width}
              height={height}
              className={styles[part === 0 ? "bar" : "second"]}
            />
          );
        }),
      )}
    </svg>
  );
};
