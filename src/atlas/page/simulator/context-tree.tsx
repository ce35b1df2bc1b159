import { classNames } from "../../../ui/kit/class-names.ts";
import { labels } from "../labels.ts";
import css from "./simulator.module.css";

/** Maximum depth, also for circular references. */
const DEEPEST = 6;

const isActor = (value: object): value is { readonly id: string } =>
  "sessionId" in value && "getSnapshot" in value;

/** A value that fits in one line; undefined for objects and lists. */
export const plainText = (value: unknown): string | undefined => {
  if (value === null || typeof value !== "object")
    return typeof value === "string"
      ? `"${value}"`
      : typeof value === "function"
        ? "function"
        : String(value);
  if (isActor(value)) return `actor ${value.id}`;
  if (value instanceof File) return `file ${value.name}, ${value.size} bytes`;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return Object.keys(value).length === 0 ? labels.simulator.empty : undefined;
};

const Part = ({
  name,
  value,
  depth,
  changed = false,
}: {
  readonly name: string;
  readonly value: unknown;
  readonly depth: number;
  readonly changed?: boolean;
}) => {
  const text = depth >= DEEPEST ? "…" : plainText(value);
  const label = <span className={classNames(css["key"], changed && css["changed"])}>{name}</span>;
  if (text !== undefined)
    return (
      <li className={css["leaf"]}>
        {label} <span className={css["value"]}>{text}</span>
      </li>
    );
  return (
    <li>
      <details open={depth < 2}>
        <summary>{label}</summary>
        <Parts value={value as object} depth={depth + 1} />
      </details>
    </li>
  );
};

const Parts = ({ value, depth }: { readonly value: object; readonly depth: number }) => (
  <ul className={css["tree"]}>
    {Object.entries(value).map(([name, inner]) => (
      <Part key={name} name={name} value={inner} depth={depth} />
    ))}
  </ul>
);

/** The context of a machine as a tree; values changed by the last step are marked. */
export const ContextTree = ({
  context,
  before,
}: {
  readonly context: object;
  readonly before: object | undefined;
}) => {
  const earlier: Readonly<Record<string, unknown>> = { ...before };
  const parts = Object.entries(context);
  if (parts.length === 0) return <p className={css["quiet"]}>{labels.simulator.empty}</p>;
  return (
    <ul className={css["tree"]}>
      {parts.map(([name, value]) => (
        <Part
          key={name}
          name={name}
          value={value}
          depth={0}
          changed={before !== undefined && earlier[name] !== value}
        />
      ))}
    </ul>
  );
};
