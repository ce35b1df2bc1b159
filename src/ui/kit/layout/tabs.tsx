import { useId, type KeyboardEvent, type ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { useInSight } from "./use-in-sight.ts";
import css from "./tabs.module.css";

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** A number beside the label, and what is counted, for screen readers. */
  readonly count?: { readonly number: string; readonly text: string };
}

export interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/** The index of the tab that a key moves to; undefined for other keys. */
const target = (key: string, index: number, count: number): number | undefined => {
  switch (key) {
    case "ArrowRight":
      return (index + 1) % count;
    case "ArrowLeft":
      return (index + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
};

/** Tabs: one panel is shown at a time; arrow keys, Home and End move between tabs. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) => {
  const id = useId();
  const row = useInSight<HTMLDivElement>(`[id="${id}-${value}"]`);
  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const to = target(event.key, index, tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}-${next.id}`)?.focus();
    onChange(next.id);
  };
  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={css["list"]}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            className={css["tab"]}
            onClick={() => onChange(tab.id)}
            onKeyDown={(event) => move(event, index)}
          >
            <span>{tab.label}</span>
            {tab.count !== undefined && (
              <>
                <span aria-hidden="true" className={css["count"]}>
                  {tab.count.number}
                </span>{" "}
                <VisuallyHidden>{tab.count.text}</VisuallyHidden>
              </>
            )}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        data-tab={tabs.find((tab) => tab.id === value)?.label}
        tabIndex={-1}
        className={css["panel"]}
      >
        {children}
      </div>
    </div>
  );
};
