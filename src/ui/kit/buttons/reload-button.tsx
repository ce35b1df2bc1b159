import { reloadPage } from "../../code/reload-page.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button, type ButtonProps } from "./button.tsx";

/** Loads the whole page again. */
export const ReloadButton = (props: Pick<ButtonProps, "variant">) => {
  const t = useText();
  return (
    <Button {...props} onClick={reloadPage}>
      {t("screen.reload")}
    </Button>
  );
};
