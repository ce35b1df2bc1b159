import { createContext, Suspense, useContext, useEffect, type ComponentType } from "react";
import { GONE_CODE } from "../../../domain/kit/call-failure.ts";
import { useText } from "../../i18n/use-text.ts";
import { ReloadButton } from "../buttons/reload-button.tsx";
import css from "./failure-code.module.css";

/** What the portal does with a code that is shown. */
export interface CodeNotes {
  /** Shows what is known about it. */
  readonly Note: ComponentType<{ readonly code: string }>;
  /** Called once for each time that it is shown. */
  readonly onShown: (code: string) => void;
}

const CodeNotesContext = createContext<CodeNotes | undefined>(undefined);

/** Provides it; without it, as in the atlas, the code stands alone. */
export const CodeNotesProvider = CodeNotesContext.Provider;

/** Reports that a code is shown: for messages that are one text. */
export const useCodeShown = (code: string | undefined): void => {
  const onShown = useContext(CodeNotesContext)?.onShown;
  useEffect(() => {
    if (code !== undefined) onShown?.(code);
  }, [code, onShown]);
};

/** The code to quote to support, small and apart, and what is known about it. What a new version has replaced helps itself: by a reload. */
export const FailureCode = ({ code }: { readonly code: string }) => {
  const t = useText();
  const Note = useContext(CodeNotesContext)?.Note;
  useCodeShown(code);
  return (
    <>
      <p className={css["code"]}>{t("failure.code", { code })}</p>
      {code === GONE_CODE && (
        <div className={css["reload"]}>
          <ReloadButton />
        </div>
      )}
      {Note === undefined ? null : (
        <Suspense>
          <Note code={code} />
        </Suspense>
      )}
    </>
  );
};
