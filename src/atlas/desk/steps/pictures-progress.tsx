import { useSelector } from "@xstate/react";
import { useCallback, useRef } from "react";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import type { PicturesRef } from "./pictures.machine.ts";
import css from "./steps-page.module.css";

/** How far the pictures of a page of steps are, with a button that stops them and goes on. */
export const PicturesProgress = ({ pictures }: { readonly pictures: PicturesRef }) => {
  const t = useText();
  const made = useSelector(pictures, ({ context }) => context.made.length);
  const count = useSelector(pictures, ({ context }) => context.steps.length);
  const busy = useSelector(pictures, (snapshot) => snapshot.hasTag("busy"));
  const stopped = useSelector(pictures, (snapshot) => snapshot.hasTag("stopped"));
  const status = useRef<HTMLSpanElement>(null);
  /** The button goes with the last picture: a focus on it goes to where this is shown. */
  const passFocusOn = useCallback(
    (button: HTMLButtonElement) => () => {
      if (button === document.activeElement) status.current?.focus();
    },
    [],
  );
  return (
    <div className={css["bar"]}>
      {busy ? (
        <>
          <progress max={count} value={made} aria-label={t("desk.sheet.pictures")} />
          <span className={css["quiet"]}>{t("desk.sheet.making", { no: made + 1, count })}</span>
        </>
      ) : null}
      {/* One button, which keeps the focus as it changes what it does. */}
      {busy || stopped ? (
        <Button
          ref={passFocusOn}
          onClick={() => pictures.send({ type: busy ? "pictures.stop" : "pictures.continue" })}
        >
          {t(busy ? "desk.sheet.stop" : "desk.sheet.continue")}
        </Button>
      ) : null}
      <span ref={status} role="status" tabIndex={-1} className={css["quiet"]}>
        {stopped ? t("desk.sheet.stopped", { no: made, count }) : busy ? null : t("desk.sheet.there")}
      </span>
    </div>
  );
};
