import { useId, type ReactNode } from "react";
import { useText } from "../../i18n/use-text.ts";
import { describedBy, FieldMessages, type Described, type FieldMessagesProps } from "./field-messages.tsx";
import css from "./field.module.css";

/** What a control inside a field takes; spread it over the control. */
export interface FieldControl extends Described {
  readonly id: string;
}

export interface FieldProps extends FieldMessagesProps {
  readonly label: string;
  /** Marks the field; required fields carry no mark. */
  readonly optional?: boolean;
  readonly children: (control: FieldControl) => ReactNode;
}

/** The id of the label of a field's control, for controls that a `for` alone does not name. */
export const labelIdOf = (controlId: string): string => `${controlId}-label`;

/** A labelled control with its help and error. */
export const Field = ({ label, optional = false, help, error, children }: FieldProps) => {
  const t = useText();
  const id = useId();
  return (
    <div className={css["field"]}>
      <label id={labelIdOf(id)} htmlFor={id} className={css["label"]}>
        {label}
        {optional && (
          <>
            {" "}
            <span className={css["optional"]}>{t("kit.field.optional")}</span>
          </>
        )}
      </label>
      {children({ id, ...describedBy(id, { help, error }) })}
      <FieldMessages id={id} help={help} error={error} />
    </div>
  );
};
