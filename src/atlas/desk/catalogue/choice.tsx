import { useId } from "react";
import { ChoiceSelect } from "../../../ui/kit/fields/choice-select.tsx";
import { labelIdOf } from "../../../ui/kit/fields/field.tsx";
import type { Word } from "../../../ui/kit/fields/native-select.tsx";
import type { SelectProps } from "../../../ui/kit/fields/select.tsx";
import css from "./choice.module.css";

export interface ChoiceProps<Value extends Word> extends Pick<
  SelectProps<Value>,
  "items" | "value" | "onChange"
> {
  readonly label: string;
}

/** A compact select field. */
export const Choice = <Value extends Word>({ label, ...select }: ChoiceProps<Value>) => {
  const id = useId();
  return (
    <div className={css["choice"]}>
      <label id={labelIdOf(id)} htmlFor={id}>
        {label}
      </label>
      <ChoiceSelect id={id} {...select} />
    </div>
  );
};
