import type { Undoable } from "../../../domain/undo/undoable.ts";
import type { Text } from "../../i18n/catalogue.ts";

/** What was done, before it is undone. */
export const doneText = (t: Text, what: Undoable): string =>
  what.kind === "deactivation" ? t("undo.done.deactivation", { name: what.name }) : t("undo.done.ticket");

/** What is so again. */
export const undoneText = (t: Text, what: Undoable): string =>
  what.kind === "deactivation" ? t("undo.undone.deactivation", { name: what.name }) : t("undo.undone.ticket");
