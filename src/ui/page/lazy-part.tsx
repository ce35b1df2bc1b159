import { lazy, type ComponentType } from "react";
import { useText } from "../i18n/use-text.ts";
import { Alert } from "../kit/states/alert.tsx";

const NotLoaded = () => {
  const t = useText();
  return <Alert tone="danger">{t("fields.part_not_loaded")}</Alert>;
};

/** A heavy part of a screen, whose code is loaded when it is shown; where it does not come, that is said in its place. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      (): { default: ComponentType<Props> } => ({ default: NotLoaded }),
    ),
  );
