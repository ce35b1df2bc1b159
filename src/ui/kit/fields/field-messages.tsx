import OctagonAlert from "lucide-react/icons/octagon-alert";
import css from "./field.module.css";
import { Icon } from "../buttons/icon.tsx";

export interface FieldMessagesProps {
  /** How to fill the field in. */
  readonly help?: string | undefined;
  /** What is wrong with the value and how to mend it. */
  readonly error?: string | undefined;
}

/** What a control says about its messages. */
export interface Described {
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

/** The attributes that tie a control to the messages that `FieldMessages` shows under the same id. */
export const describedBy = (id: string, { help, error }: FieldMessagesProps): Described => {
  const ids = [help === undefined ? [] : [`${id}-help`], error === undefined ? [] : [`${id}-error`]].flat();
  return {
    ...(ids.length > 0 && { "aria-describedby": ids.join(" ") }),
    ...(error !== undefined && { "aria-invalid": true as const }),
  };
};

/** Help and error below a control; the error's line is always kept free. */
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
          {error}
        </>
      )}
    </p>
  </>
);
