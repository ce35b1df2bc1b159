import { useSelector } from "@xstate/react";
import type { DraftRef } from "../../machines/kit/draft.machine.ts";
import type { VersionedValues } from "../../machines/kit/settings-form.machine.ts";

/** Whether the server has what was typed here; undefined while nothing was: a draft that was just opened has nothing to say. */
export const useDraftSaving = <Values extends VersionedValues>(
  draft: DraftRef<Values>,
): "saving" | "saved" | "failed" | undefined =>
  useSelector(draft, (snapshot) => {
    if (snapshot.hasTag("failed")) return "failed";
    if (snapshot.hasTag("saving")) return "saving";
    return snapshot.hasTag("saved") && snapshot.context.sent !== undefined ? "saved" : undefined;
  });
