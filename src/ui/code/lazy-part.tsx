import { lazy, type ComponentType } from "react";
import { codeFailure } from "../../domain/kit/code-failure.ts";
import { failureText } from "../i18n/failure-text.ts";
import { useText } from "../i18n/use-text.ts";
import { ReloadButton } from "../kit/buttons/reload-button.tsx";
import { Alert } from "../kit/states/alert.tsx";
import { importOrGone } from "./import-or-gone.ts";

/** In the place of a part whose code did not come. */
const NotLoaded = ({ error }: { readonly error: unknown }) => {
  const t = useText();
  return (
    <Alert tone="danger" actions={<ReloadButton />}>
      {failureText(t, codeFailure(error)).text}
    </Alert>
  );
};

/** A heavy part of a screen, whose code is loaded when it is shown; where it does not come, that is said in its place, or there is `otherwise`. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props>,
) =>
  lazy(() =>
    importOrGone(load)
      .catch((error: unknown): ComponentType<Props> => otherwise ?? (() => <NotLoaded error={error} />))
      .then((loaded) => ({ default: loaded })),
  );
