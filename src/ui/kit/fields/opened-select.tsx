import { useEffect } from "react";
import { Select, type SelectProps } from "./select.tsx";

export interface OpenedSelectProps<Value> extends SelectProps<Value> {
  /** The key that has opened it; empty for a press. */
  readonly by: string;
}

/** What takes the place of a `LateSelect` that was opened: its own field hears of the press that the closed one has kept. */
export const OpenedSelect = <Value,>({ by, ...props }: OpenedSelectProps<Value>) => {
  const { id } = props;
  useEffect(() => {
    const field = document.getElementById(id);
    field?.focus();
    if (by === "") field?.click();
    else field?.dispatchEvent(new KeyboardEvent("keydown", { key: by, bubbles: true }));
  }, [by, id]);
  return <Select {...props} />;
};
