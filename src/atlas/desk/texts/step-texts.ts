import { routeOfPath } from "../../../domain/shell/routes.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { screenTitle } from "../../../ui/shell/navigation/page-title.tsx";
import type { Command } from "../export/command.ts";
import type { Commanded } from "../export/play-commands.ts";

/** What the customer does with a command. */
export const deedText = (t: Text, command: Command): readonly string[] => {
  switch (command.do) {
    case "open":
    case "go": {
      const { pathname } = new URL(command.path, "http://portal");
      return [t("desk.page.open", { screen: screenTitle(t, routeOfPath(pathname).name) })];
    }
    case "signIn":
      return [t("desk.page.sign_in", { name: command.submit })];
    case "press":
      return [t("desk.page.press", { name: command.name })];
    case "fill":
      return [t("desk.page.fill", { name: command.label })];
    case "check":
      return [t("desk.page.check", { name: command.label })];
    case "files":
      return [t("desk.page.files", { name: command.label })];
    case "wait":
      return [t("desk.page.time")];
    case "answer":
    case "break":
    case "keep":
    case "look":
    case "lose":
    case "see":
    case "seeRefused":
      return [];
  }
};

/** What the customer does with these commands; that time passes is nobody's doing. */
export const doneText = (t: Text, commands: readonly Command[]): readonly string[] =>
  commands.filter((command) => command.do !== "wait").flatMap((one) => deedText(t, one));

/** What comes of a call. */
const answerTexts = (t: Text, command: Command): readonly string[] => {
  if (command.do === "wait") return [t("desk.answer.none")];
  if (command.do !== "answer") return [];
  return [t("cut" in command.by ? "desk.answer.cut" : "desk.answer.came")];
};

/** What happened at a step, as the customer met it; undefined where the machines alone know it. */
export const stepTitle = (t: Text, { frame, commands = [] }: Commanded): string | undefined => {
  if (frame.step.event.type.startsWith("xstate.after.")) return t("desk.page.time");
  const deeds = doneText(t, commands);
  // What the person does may need answers before it.
  const texts = deeds.length > 0 ? deeds : commands.flatMap((command) => answerTexts(t, command));
  return texts.length === 0 ? undefined : [...new Set(texts)].join(" ");
};
