import FlaskConical from "lucide-react/icons/flask-conical";
import { useState } from "react";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { saveFile } from "../../../ui/kit/files/save-file.ts";
import { commandsOf } from "../export/commands.ts";
import { TEST_HEAD, testText } from "../export/playwright-test.ts";
import type { Timeline } from "../simulation/timeline.ts";
import type { Persona } from "../simulation/personas.ts";
import { useTextIn } from "../words/fixed-text.ts";
import css from "./player.module.css";

interface SaveTestProps {
  readonly name: string;
  readonly timeline: Timeline;
  /** The code at the end of the timeline. */
  readonly code: string | undefined;
  readonly persona: Persona;
}

/** Saves a timeline as a Playwright test, if every step can be done from outside. */
export const SaveTest = ({ name, timeline, code, persona }: SaveTestProps) => {
  const t = useText();
  // The project's tests use this language.
  const english = useTextIn("enus");
  const [told, setTold] = useState<"desk.export.saved" | "desk.export.impossible">();
  const save = (): void => {
    const commands = code === undefined ? undefined : commandsOf(timeline, persona, english, code);
    setTold(commands === undefined ? "desk.export.impossible" : "desk.export.saved");
    if (commands === undefined) return;
    saveFile({
      blob: new Blob([TEST_HEAD, testText(name, commands)], { type: "text/plain" }),
      name: `${name.replaceAll(/[^\w.-]+/g, "-")}.e2e.ts`,
    });
  };
  return (
    <>
      <Button icon={FlaskConical} onClick={save}>
        {t("desk.export")}
      </Button>
      <span role="status" className={css["where"]}>
        {told === undefined ? null : t(told)}
      </span>
    </>
  );
};
