import { useState } from "react";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../buttons/icon-button.tsx";
import css from "./input.module.css";
import { TextInput, type TextControlProps } from "./text-input.tsx";

/** A password field with a button to show the password. */
export const PasswordInput = (props: Omit<TextControlProps<"input">, "type">) => {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <div className={css["withButton"]}>
      <TextInput {...props} type={shown ? "text" : "password"} spellCheck={false} autoCapitalize="none" />
      <IconButton
        label={shown ? t("kit.password.hide") : t("kit.password.show")}
        icon={shown ? EyeOff : Eye}
        onClick={() => setShown(!shown)}
        disabled={props.disabled}
      />
    </div>
  );
};
