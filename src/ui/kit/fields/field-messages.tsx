import type { ReactNode } from "react";
import OctagonAlert from "lucide-react/icons/octagon-alert";
import css from "./field.module.css";
import { Icon } from "../buttons/icon.tsx";

export interface FieldMessagesProps {
  /** How to fill in the field. */
  readonly help?: ReactNode;
  /** The error of the value and how to correct it. */
  readonly error?: string | undefined;
}

/** The ARIA attributes of a control with messages. */
export interface Described {
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

/** The attributes that connect a control with the messages that `FieldMessages` shows under the same id. */
export const describedBy = (id: string, { help, error }: FieldMessagesProps): Described => {
  const ids = [help === undefined ? [] : [`${id}-help`], error === undefined ? [] : [`${id}-error`]].flat();
  return {
    ...(ids.length > 0 && { "aria-describedby": ids.join(" ") }),
    ...(error !== undefined && { "aria-invalid": true as const }),
  };
};

/** Help and error below a control; space for the error is always reserved. */
export const FieldMessages = ({ id, help, error }: FieldMessagesProps & { readonly id: string }) => (
  <>
    {help !== undefined && (
      <p id={`${id}-help`} className={css["help"]}>
        {help}
      </p>
    )}
    <p id={`${id}-error`} className={css["error"]} aria-live="polite">
      {error !== undefined && (
        <>
          <Icon of={OctagonAlert} />
          <span>{error}</span>
        </>
      )}
    </p>
  </>
);
