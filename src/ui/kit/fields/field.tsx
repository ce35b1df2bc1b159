import { useId } from "react";
import type { Elements } from "../elements.ts";
import { useText } from "../../i18n/use-text.ts";
import { describedBy, FieldMessages, type Described, type FieldMessagesProps } from "./field-messages.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import css from "./field.module.css";

/** The props of a control inside a field; spread them on the control. */
export interface FieldControl extends Described {
  readonly id: string;
}

export interface FieldProps extends FieldMessagesProps {
  readonly label: string;
  /** Shows "optional"; required fields are not marked. */
  readonly optional?: boolean;
  /** Read out when it changes, and shown in the place of the help: an additional line would move the button that is being pressed. Empty where nothing is to be shown. */
  readonly note?: string | undefined;
  readonly children: (control: FieldControl) => Elements;
}

/** The id of a control's label, for controls that `for` alone does not label. */
export const labelIdOf = (controlId: string): string => `${controlId}-label`;

/** A control with label, help and error. */
export const Field = ({ label, optional = false, help: own, note, error, children }: FieldProps) => {
  const t = useText();
  const id = useId();
  const help = note === undefined || note === "" ? own : note;
  return (
    <div className={css["field"]}>
      <label id={labelIdOf(id)} htmlFor={id} className={css["label"]}>
        <span>{label}</span>
        {optional && (
          <>
            {" "}
            <span className={css["optional"]}>{t("kit.field.optional")}</span>
          </>
        )}
      </label>
      {note !== undefined && (
        <VisuallyHidden>
          <span role="status">{note}</span>
        </VisuallyHidden>
      )}
      {children({ id, ...describedBy(id, { help, error }) })}
      <FieldMessages id={id} help={help} error={error} />
    </div>
  );
};
