import { LateSelect } from "./late-select.tsx";
import { NativeSelect, type Word } from "./native-select.tsx";
import type { SelectProps } from "./select.tsx";

export interface ChoiceSelectProps<Value extends Word> extends SelectProps<Value> {
  /** What browsers fill in. */
  readonly autoComplete?: string;
}

/** The most options of a list that is the browser's own. */
const FEW = 7;

/** A selection of one among given options: the browser's own list for up to seven, and the kit's for more, whose code comes when it is opened (docs/patterns/screen.md). */
export const ChoiceSelect = <Value extends Word>({ autoComplete, ...props }: ChoiceSelectProps<Value>) =>
  props.items.length > FEW ? (
    <LateSelect {...props} />
  ) : (
    <NativeSelect {...props} autoComplete={autoComplete} />
  );
