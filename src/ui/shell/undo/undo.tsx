import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { failureCode } from "../../../domain/kit/call-failure.ts";
import type { Undoable } from "../../../domain/undo/undoable.ts";
import type { UndoLogic } from "../../../machines/kit/undo.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { DEFECT_CODE, failedSentence } from "../../i18n/failure-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { ToastRegion, type Toast } from "../../kit/overlays/toast-region.tsx";
import { useCodeShown } from "../../kit/states/failure-code.tsx";
import { isOutsideFields, isShortcut, listenForKeys } from "../keys/listen-for-keys.ts";
import { doneText, undoneText } from "./undo-labels.ts";

/** The key of the actor, of which there is one. */
export const UNDO = "undo";

/** Offers to undo what just took effect, beside whatever screen is shown; announced politely. */
export const Undo = ({ logic }: { readonly logic: UndoLogic<Undoable> }) => {
  const t = useText();
  const actor = useScreenActor(UNDO, logic, undefined);
  const { what, failure } = useSelector(actor, ({ context }) => context);
  const shown = useSelector(actor, (snapshot) => snapshot.hasTag("shown"));
  const offered = useSelector(actor, (snapshot) => snapshot.hasTag("offered"));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const undone = useSelector(actor, (snapshot) => snapshot.hasTag("done"));
  const code = failure === undefined ? DEFECT_CODE : failureCode(failure);
  useCodeShown(failed ? code : undefined);
  useEffect(
    () =>
      listenForKeys((event) => {
        const taken =
          isShortcut(event, "z") && isOutsideFields(event) && actor.getSnapshot().hasTag("offered");
        if (taken) actor.send({ type: "undo.take" });
        return taken;
      }),
    [actor],
  );
  const toastOf = (of: Undoable): Toast => {
    const take = (label: string) => (
      <Button
        busy={busy}
        aria-keyshortcuts={offered ? "Control+Z Meta+Z" : undefined}
        onClick={() => actor.send({ type: "undo.take" })}
      >
        {label}
      </Button>
    );
    if (undone) return { id: UNDO, tone: "success", text: undoneText(t, of) };
    if (!failed) return { id: UNDO, tone: "success", text: doneText(t, of), action: take(t("undo.take")) };
    return {
      id: UNDO,
      tone: "danger",
      text: `${failedSentence(t, t("undo.failed"), failure)} ${t("failure.code", { code })}`,
      action: take(t("failure.retry")),
    };
  };
  return (
    <ToastRegion
      toasts={shown && what !== undefined ? [toastOf(what)] : []}
      onClose={() => actor.send({ type: "undo.close" })}
      onHold={(by, held) => actor.send({ type: held ? "undo.hold" : "undo.release", by })}
    />
  );
};
