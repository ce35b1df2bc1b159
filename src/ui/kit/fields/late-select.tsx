import { useState, type KeyboardEvent } from "react";
import { importOrGone } from "../../code/import-or-gone.ts";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { labelIdOf } from "./field.tsx";
import type { OpenedSelect } from "./opened-select.tsx";
import type { SelectProps } from "./select.tsx";
import { SelectButton } from "./select-button.tsx";
import css from "./select.module.css";

interface Code {
  /** Left out where the code has not come. */
  readonly OpenedSelect?: typeof OpenedSelect;
}

const load = (): Promise<Code> => importOrGone(() => import("./opened-select.tsx")).catch(() => ({}));

/** The code is wanted soon. */
const begin = (): void => void load();

/** The keys that open a list, beside those that press a button: a letter begins a search in it. */
const opening = /^(Arrow(Up|Down)|Home|End|\S)$/;

/**
 * A `Select` of which the page has the closed field alone: the code of its list comes when the field is pointed at, and the
 * list opens for a press as soon as it is there, unless the person has gone on.
 */
export const LateSelect = <Value,>(props: SelectProps<Value>) => {
  const { id, items, value, onChange: _, onBlur, ...rest } = props;
  const t = useText();
  // The key that opens it, which is empty for a press.
  const [by, setBy] = useState<string>();
  const [code, setCode] = useState<Code>();
  if (by !== undefined && code?.OpenedSelect !== undefined) return <code.OpenedSelect {...props} by={by} />;
  const open = (key: string) => {
    setBy(key);
    setCode(undefined);
    void load().then(setCode);
  };
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    // Any other Escape is for a dialog around the field.
    if (key === "Escape" && by !== undefined) setBy(undefined);
    else if (opening.test(key) && !ctrlKey && !metaKey) open(key);
    else return;
    event.preventDefault();
  };
  const chosen = items.find((item) => item.value === value);
  return (
    <div className={css["select"]}>
      <SelectButton
        {...rest}
        id={id}
        role="combobox"
        aria-labelledby={labelIdOf(id)}
        aria-controls={`${id}-menu`}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-busy={by !== undefined && code === undefined}
        text={chosen?.label}
        lang={chosen?.lang}
        onPointerEnter={begin}
        onFocus={begin}
        onClick={() => open("")}
        onKeyDown={press}
        onBlur={() => {
          setBy(undefined);
          onBlur?.();
        }}
      />
      {by !== undefined && code !== undefined && (
        <p role="alert" className={classNames(css["menu"], css["none"])}>
          {t("kit.select.not_loaded")}
        </p>
      )}
    </div>
  );
};
